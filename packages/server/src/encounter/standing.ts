import { type Commit, type Encounter, type TableView, type Viewer, withoutCommits } from "@yomiai/rules";

/** An encounter as it stands, with the views of it that somebody has asked for. */
export class Standing {
  readonly encounter: Encounter;
  readonly #views: Map<Viewer, TableView>;

  constructor(encounter: Encounter, views = new Map<Viewer, TableView>()) {
    this.encounter = encounter;
    this.#views = views;
  }

  /** The same, where the commits are held elsewhere, see {@link withoutCommits}. */
  withoutCommits(kept: () => readonly Commit[]): Standing {
    return new Standing(withoutCommits(this.encounter, kept), this.#views);
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
