import { type Client, ClientState } from "@colyseus/core";
import { Reflection } from "@colyseus/schema";
import { type Random, seededRandom, type TableView, type Viewer, wholeBetween } from "@yomiai/rules";
import { describe, expect, test } from "vitest";
import { AudienceSerializer } from "./audienceSerializer.ts";
import { publish, type Shown } from "./publish.ts";

describe("an audience's root", () => {
  test("after any changes the decoded state is what was shown, for early and late comers alike", () => {
    for (let seed = 1; seed <= 40; seed++) {
      const random = seededRandom(seed);
      const table = new Watched(shown(random));
      for (let step = 0; step < 25; step++) {
        const next = shown(random);
        table.show(next);
        expect(inOrder(table.early.state), `seed ${seed} step ${step}`).toEqual(plain(next));
        expect(inOrder(table.join().state), `late, seed ${seed} step ${step}`).toEqual(plain(next));
      }
    }
  });

  test("showing the same again sends no frame", () => {
    const table = new Watched(shown(seededRandom(5)));
    table.show(shown(seededRandom(5)));
    expect(table.frames).toHaveLength(0);
  });

  test("a frame that was sent is not touched by the next one", () => {
    const table = new Watched(shown(seededRandom(1)));
    table.show(shown(seededRandom(2)));
    const [first] = table.frames;
    const before = first?.slice();
    table.show(shown(seededRandom(3)));
    expect(first).toEqual(before);
  });

  test("what is written for one audience reaches no other", () => {
    const serializer = new AudienceSerializer((client) => (client.sessionId === "a" ? "p1" : "p2"), thrown);
    serializer.open("p1", (root) => publish(root, shown(seededRandom(1))));
    serializer.open("p2", (root) => publish(root, shown(seededRandom(1))));
    const frames: string[] = [];
    const clients = ["a", "b"].map((sessionId) => listening(sessionId, () => frames.push(sessionId)));
    const root = serializer.root("p1");
    if (root !== undefined) root.phase = "changed";
    serializer.applyPatches(clients);
    expect(frames).toEqual(["a"]);
  });
});

function thrown(_viewer: Viewer, error: unknown): never {
  throw error;
}

/** One audience with somebody who was there from the beginning. */
class Watched {
  readonly frames: Uint8Array[] = [];
  readonly #serializer = new AudienceSerializer(() => "p1", thrown);
  readonly early;

  constructor(first: Shown) {
    this.#serializer.open("p1", (root) => publish(root, first));
    this.early = this.join();
  }

  show(next: Shown): void {
    const root = this.#serializer.root("p1");
    if (root !== undefined) publish(root, next);
    const client = listening("early", (frame) => {
      this.frames.push(frame);
      this.early.decode(frame.subarray(1));
    });
    this.#serializer.applyPatches([client]);
  }

  /** Somebody new, who gets the handshake and the full state. */
  join() {
    const decoder = Reflection.decode(this.#serializer.handshake());
    decoder.decode(this.#serializer.getFullState(listening("new", () => {})).subarray(1));
    return decoder;
  }
}

/** As much of a Colyseus client as a serializer needs. */
function listening(sessionId: string, onFrame: (frame: Uint8Array) => void): Client {
  return { sessionId, state: ClientState.JOINED, raw: onFrame } as unknown as Client;
}

function shown(random: Random): Shown {
  const people = new Map(
    some(random, ["gm", "p1", "p2"]).map((seat) => [
      seat,
      { name: word(random), color: "", connected: random() < 0.5 },
    ]),
  );
  return {
    viewer: "p1",
    view: randomView(random),
    title: word(random),
    house: word(random),
    people,
    spectators: wholeBetween(random, 0, 3),
    open: random() < 0.5,
    paused: random() < 0.5,
    bots: some(random, ["gm", "p1"]),
    gmMay: some(random, ["end", "skipTurn a"]),
    frozen: random() < 0.2 ? "storage" : "",
  };
}

function randomView(random: Random): TableView {
  const ids = some(random, ["rin", "mei", "ogre", "imp", "wolf"]);
  const record = <V>(keys: readonly string[], value: () => V) =>
    Object.fromEntries(some(random, keys).map((key) => [key, value()]));
  return {
    ruleset: "any",
    phase: word(random),
    round: wholeBetween(random, 0, 3),
    ...(random() < 0.5 ? { turn: random() < 0.5 ? "rin" : 3 } : {}),
    active: some(random, ids),
    order: some(random, ids).map((id) => ({
      id,
      status: word(random),
      ...(random() < 0.5 ? { initiative: wholeBetween(random, -300, 70_000) } : {}),
    })),
    ...(random() < 0.5 ? { tieBreaks: record(["mei", "ogre"], () => word(random)) } : {}),
    combatants: Object.fromEntries(
      ids.map((id) => [
        id,
        {
          id,
          name: word(random),
          side: word(random),
          kind: "pc" as const,
          owner: "p1" as const,
          status: word(random),
          gauges: record(["hp", "luck"], () => ({
            current: wholeBetween(random, 0, 9),
            ...(random() < 0.5 ? { max: 9 } : {}),
          })),
          traits: record(["pick", "a.b"], () => (random() < 0.5 ? true : word(random))),
          conditions: record(["prone"], () => ({ until: word(random) })),
          ...(random() < 0.5 ? { labels: { blade: word(random) } } : {}),
          ...(random() < 0.5 ? { place: { q: wholeBetween(random, -2, 2), r: 0 } } : {}),
        },
      ]),
    ),
    ...(random() < 0.5 ? { map: { size: wholeBetween(random, 1, 2) } } : {}),
    ...(random() < 0.7 ? { board: record(["omen", "pool"], () => wholeBetween(random, 0, 1)) } : {}),
    prompts: some(random, ["a", "b", "c"]).map((id) => ({
      id,
      type: word(random),
      fields: some(random, ["x", "y"]).map((name) => ({ name, kind: "text" as const, min: 1, max: 2 })),
      ...(random() < 0.5 ? { info: { word: word(random) } } : {}),
    })),
  };
}

/** A client's state with its prompts as it shows them: no other than those that are asked. */
function inOrder(state: { toJSON(): unknown }) {
  const { prompts, parts, asked, ...others } = state.toJSON() as {
    prompts: Record<string, string>;
    parts: Record<string, string>;
    asked: string[];
  };
  expect(Object.keys(prompts).toSorted()).toEqual(asked.toSorted());
  const shown = asked.map((name) => JSON.parse(prompts[name] ?? "") as { fields: string[]; info?: string });
  const used = shown.flatMap(({ fields, info = [] }) => fields.concat(info));
  expect(Object.keys(parts).toSorted()).toEqual([...new Set(used)].toSorted());
  const part = (name: string) => JSON.parse(parts[name] ?? "");
  const whole = shown.map(({ info, ...one }) => ({
    ...one,
    fields: one.fields.map(part),
    ...(info === undefined ? {} : { info: part(info) }),
  }));
  return { ...others, prompts: whole };
}

/** What a client's state must hold for it. Schemas leave an optional field out that is not there. */
function plain({ view, people, ...table }: Shown) {
  const texts = (record: object = {}) =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key, JSON.stringify(value)]));
  return {
    ...table,
    people: Object.fromEntries(people),
    ruleset: view.ruleset,
    phase: view.phase,
    round: view.round,
    turn: String(view.turn ?? ""),
    active: view.active,
    order: view.order,
    listing: Object.keys(view.combatants),
    combatants: Object.fromEntries(
      Object.entries(view.combatants).map(([id, one]) => [
        id,
        {
          ...one,
          gauges: Object.fromEntries(
            Object.entries(one.gauges).map(([key, { current, max = [] }]) => [key, [current].concat(max).join("/")]),
          ),
          traits: texts(one.traits),
          conditions: texts(one.conditions),
          place: one.place === undefined ? "" : JSON.stringify(one.place),
          labels: one.labels === undefined ? "" : JSON.stringify(one.labels),
        },
      ]),
    ),
    tieBreaks: view.tieBreaks === undefined ? "" : JSON.stringify(view.tieBreaks),
    map: view.map === undefined ? "" : JSON.stringify(view.map),
    board: texts(view.board),
    prompts: view.prompts,
  };
}

function some<T>(random: Random, items: readonly T[]): T[] {
  const chosen = items.filter(() => random() < 0.6);
  return random() < 0.3 ? chosen.reverse() : chosen;
}

function word(random: Random): string {
  return "あいうえ"[wholeBetween(random, 0, 3)] ?? "";
}
