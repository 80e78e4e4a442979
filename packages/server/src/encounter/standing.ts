import type { Encounter, TableView, Viewer } from "@yomiai/rules";

/** An encounter as it stands, with the views of it that somebody has asked for. */
export class Standing {
  readonly encounter: Encounter;
  readonly #views = new Map<Viewer, TableView>();

  constructor(encounter: Encounter) {
    this.encounter = encounter;
  }

  /** The table as this viewer may see it. @throws what the ruleset throws */
  view(viewer: Viewer): TableView {
    const known = this.#views.get(viewer);
    if (known !== undefined) return known;
    const view = this.encounter.ruleset.view(this.encounter.state, viewer);
    this.#views.set(viewer, view);
    return view;
  }
}
