import { type Command, type Seat, seededRandom, type Viewer, wholeBetween } from "@yomiai/rules";
import { diceSeed } from "../play/asking.ts";
import { seatsOf } from "../play/audiences.ts";
import { Archive, probe } from "../play/probe.ts";
import { call } from "../wire/http.ts";
import { SeatedClient } from "../wire/seatedClient.ts";
import { type OpenedTable, openTable } from "../wire/table.ts";
import { playBack } from "./compare.ts";
import { masked, Recording } from "./recording.ts";
import type { Twin, World } from "./twin.ts";

/** What happens on the way besides the commands; the same in both worlds. */
type Course = {
  readonly seats: readonly Seat[];
  /** Commands of those who may not know, refused in both worlds, by step. */
  readonly tries: ReadonlyMap<number, { readonly seat: Seat; readonly command: Command }>;
  /** After which command the blind come in a second time, and after which their first connection is cut and comes back. */
  readonly lateAt: number;
  readonly cutAt: number;
  readonly readAt: number;
};

/**
 * Plays both worlds of a twin on the real server and records every frame and every HTTP answer of all who may not know.
 * @returns for each world the recordings, what differs by chance blotted out
 */
export async function recordTwin(url: string, twin: Twin): Promise<readonly (readonly Recording[])[]> {
  const course = courseOf(twin);
  const recorded: (readonly Recording[])[] = [];
  for (const world of twin.worlds) recorded.push(await new WireWorld(twin, course).play(url, world));
  return recorded;
}

function courseOf(twin: Twin): Course {
  const random = seededRandom(twin.seed);
  const [world] = twin.worlds;
  const points = playBack(twin, world);
  const last = points.at(-1)?.encounter;
  const seats = last === undefined ? [] : seatsOf(last).filter((seat) => seat !== "gm");
  const blindSeats = seats.filter((seat) => twin.blind.includes(seat));
  const tries = points.flatMap(({ encounter }, step) => {
    const effort = { offered: 0, beside: 3, archived: 0 };
    const tried = probe(encounter, {
      random,
      archive: new Archive(),
      seed: diceSeed(twin.seed),
      effort,
      seats: blindSeats,
    });
    const refused = tried.find(({ answer }) => "refusal" in answer);
    return refused === undefined ? [] : [[step, { seat: refused.seat, command: refused.command }] as const];
  });
  const someStep = () => wholeBetween(random, Math.min(twin.parting + 1, world.sent.length), world.sent.length);
  return { seats, tries: new Map(tries), lateAt: someStep(), cutAt: someStep(), readAt: someStep() };
}

/** One world while it is played. */
class WireWorld {
  readonly #twin: Twin;
  readonly #course: Course;
  readonly #recordings: Recording[] = [];
  readonly #recorded = new Map<string, SeatedClient>();
  readonly #players = new Map<Seat, SeatedClient>();
  readonly #chance: string[] = [];
  #step = 0;

  constructor(twin: Twin, course: Course) {
    this.#twin = twin;
    this.#course = course;
  }

  async play(url: string, world: World): Promise<readonly Recording[]> {
    const { seats } = this.#course;
    const table = await openTable(url, { ruleset: this.#twin.ruleset.id, table: world.table, seats });
    this.#chance.push(table.code, ...table.tokens.values());
    for (const seat of ["gm", ...seats] as const) await this.#sitDown(table, seat);
    if (this.#isBlind("spectator")) await this.#watch(table, "spectator", "spectator");
    for (const [step, sent] of world.sent.entries()) {
      this.#step = step + 1;
      if (sent !== undefined) await this.#players.get(sent.seat)?.send(`c${this.#step}`, sent.command);
      await this.#settle();
      await this.#goOnTheSide(table);
    }
    await this.#read(table);
    await Promise.all([...this.#players.values(), ...this.#recorded.values()].map((client) => client.cut()));
    return masked(this.#recordings, this.#chance);
  }

  #isBlind(viewer: Viewer): boolean {
    return this.#twin.blind.includes(viewer);
  }

  async #sitDown(table: OpenedTable, seat: Seat): Promise<void> {
    const client = this.#isBlind(seat)
      ? await this.#watch(table, seat, seat)
      : await SeatedClient.join({ ...table, viewer: seat, token: table.tokens.get(seat) });
    this.#players.set(seat, client);
  }

  /** Joins as a viewer whose every frame is recorded. */
  async #watch(table: OpenedTable, viewer: Viewer, who: string): Promise<SeatedClient> {
    const recording = new Recording(who);
    this.#recordings.push(recording);
    const token = viewer === "spectator" || viewer === "omniscient" ? undefined : table.tokens.get(viewer);
    const onFrame = (bytes: Buffer) => recording.add({ step: this.#step, way: "frame", bytes });
    const client = await SeatedClient.join({ ...table, viewer, token, onFrame });
    this.#chance.push(client.sessionId, client.reconnectionToken, ...client.reconnectionToken.split(":"));
    this.#recorded.set(who, client);
    return client;
  }

  async #settle(): Promise<void> {
    await Promise.all([...this.#recorded.values()].map((client) => client.settle()));
  }

  async #goOnTheSide(table: OpenedTable): Promise<void> {
    const tried = this.#course.tries.get(this.#step);
    if (tried !== undefined) await this.#players.get(tried.seat)?.send(`t${this.#step}`, tried.command);
    if (this.#step === this.#course.lateAt) await this.#comeLate(table);
    if (this.#step === this.#course.cutAt) await this.#cutAndComeBack(table);
    if (this.#step === this.#course.readAt) await this.#read(table);
    await this.#settle();
  }

  async #comeLate(table: OpenedTable): Promise<void> {
    for (const viewer of this.#twin.blind) {
      if (viewer === "spectator" || this.#players.has(viewer as Seat))
        await this.#watch(table, viewer, `${viewer}, late`);
    }
  }

  async #cutAndComeBack(table: OpenedTable): Promise<void> {
    for (const [seat, client] of this.#players) {
      if (!this.#isBlind(seat)) continue;
      await client.cut();
      this.#players.set(seat, await this.#watch(table, seat, `${seat}, back`));
    }
  }

  /** Reads all there is over HTTP, as each of those who may not know. */
  async #read(table: OpenedTable): Promise<void> {
    const base = `${table.url}/api/tables/${table.code}`;
    for (const viewer of this.#twin.blind) {
      const token = table.tokens.get(viewer as Seat);
      if (viewer !== "spectator" && token === undefined) continue;
      for (const path of ["", "/log", "/log?before=5", "/dice", "/export", "/reserve"]) {
        await this.#keepAnswer(viewer, `GET ${path}`, call(`${base}${path}`, { token }));
      }
      await this.#keepAnswer(viewer, "POST /resume", call(`${base}/resume`, { method: "POST", token }));
    }
  }

  async #keepAnswer(viewer: Viewer, way: string, answer: ReturnType<typeof call>): Promise<void> {
    const { status, headers, body } = await answer;
    const { date: _, etag: __, ...steady } = headers;
    const who = `${viewer} over HTTP`;
    const recording = this.#recordings.find((one) => one.who === who) ?? new Recording(who);
    if (!this.#recordings.includes(recording)) this.#recordings.push(recording);
    const bytes = Buffer.from(JSON.stringify({ status, steady, body }));
    recording.add({ step: this.#step, way, bytes });
  }
}
