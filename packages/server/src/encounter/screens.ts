import type { Client } from "@colyseus/core";
import { openToGm, type Viewer } from "@yomiai/rules";
import type { DemoBots } from "../bots/demoBots.ts";
import type { Person } from "../protocol.ts";
import type { Identity, Presence } from "../seats/presence.ts";
import { AudienceSerializer, type OnBroken } from "./audienceSerializer.ts";
import type { LiveTable } from "./liveTable.ts";
import { publish, type Shown } from "./publish.ts";

/** What there is to show, and who is there to see it. */
export type ScreenParts = {
  readonly table: LiveTable;
  readonly presence: Presence<Client>;
  readonly bots: DemoBots | undefined;
};

/** What each audience of one table is shown. Somebody who enters or leaves changes it for all: they are seen to be there. */
export class Screens {
  readonly serializer: AudienceSerializer;
  readonly #parts: ScreenParts;
  readonly #onBroken: OnBroken;
  #house: { readonly rules: unknown; readonly text: string } | undefined;

  constructor(parts: ScreenParts, onBroken: OnBroken) {
    this.#parts = parts;
    this.#onBroken = onBroken;
    this.serializer = new AudienceSerializer((client) => parts.presence.find(client)?.viewer, onBroken);
  }

  /** For whom the table is being shown now. */
  get audiences(): readonly Viewer[] {
    return this.serializer.audiences;
  }

  /** Shows the table to somebody more. */
  enter(client: Client, identity: Identity): void {
    const { viewer } = identity;
    this.#parts.presence.enter(client, identity);
    this.serializer.open(viewer, (root) => publish(root, this.#shownTo(viewer, this.#shownToAll())));
    this.refresh();
  }

  /** Somebody is gone. @returns false if they were not there */
  leave(client: Client): boolean {
    const { presence } = this.#parts;
    const left = presence.leave(client);
    if (left === undefined) return false;
    if (!presence.has(left.viewer)) this.serializer.close(left.viewer);
    this.refresh();
    return true;
  }

  /** Writes into each audience's root what has changed for it. It is sent by the room's next patch. */
  refresh(): void {
    const all = this.#shownToAll();
    for (const viewer of this.audiences) {
      try {
        const root = this.serializer.root(viewer);
        if (root !== undefined) publish(root, this.#shownTo(viewer, all));
      } catch (error) {
        this.#onBroken(viewer, error);
      }
    }
  }

  /** Does this token still hold its seat? A spectator needs none. */
  isSeated({ viewer, tokenHash }: Identity): boolean {
    if (viewer === "spectator") return true;
    return viewer !== "omniscient" && this.#parts.table.seats.find(viewer)?.tokenHash === tokenHash;
  }

  #shownTo(viewer: Viewer, all: ShownToAll): Shown {
    const { table } = this.#parts;
    const view = table.view(viewer);
    const { ruleset, state } = table.encounter;
    return {
      ...all,
      viewer,
      view,
      gmMay: viewer === "gm" ? openToGm(ruleset, state, Object.keys(view.combatants)) : [],
    };
  }

  #shownToAll(): ShownToAll {
    const { table, presence, bots } = this.#parts;
    return {
      title: table.table.title,
      house: this.#houseText(table.encounter.state.house),
      people: this.#people(),
      spectators: presence.spectators,
      open: table.isOpen,
      paused: table.isPaused,
      bots: bots?.seats ?? [],
      frozen: table.frozen,
    };
  }

  /** Written anew only when the rules have changed: there are many of them, and they are nearly always the same. */
  #houseText(rules: unknown): string {
    if (this.#house !== undefined && this.#house.rules === rules) return this.#house.text;
    const text = JSON.stringify(rules);
    this.#house = { rules, text };
    return text;
  }

  #people(): ReadonlyMap<string, Person> {
    const { table, presence } = this.#parts;
    return new Map(
      table.seats.taken.map(({ seat, name, color }) => [seat, { name, color, connected: presence.has(seat) }]),
    );
  }
}

/** What everybody at the table is shown alike. */
type ShownToAll = Omit<Shown, "viewer" | "view" | "gmMay">;
