import { setTimeout } from "node:timers/promises";
import type { Seat, Viewer } from "@yomiai/rules";
import { BareClient } from "../wire/bareClient.ts";
import { call } from "../wire/http.ts";
import { type OpenedTable, openTable } from "../wire/table.ts";
import { type Course, courseOf } from "./course.ts";
import { type Figures, figuresOf, figuresSince } from "./figures.ts";
import { masked, Recording } from "./recording.ts";
import type { Twin, World } from "./twin.ts";

/** For how many commands somebody who came late stays: from the second on all of an audience get the same. */
const LATE_STAYS = 4;

/** What is kept of the fight: as it was lived, moment by moment, and the dice that were told of. */
const RECORD = ["/replay", "/replay?page=1", "/replay?as=omniscient", "/rolls", "/rolls.csv"];

/**
 * Plays both worlds of a twin on the real server and records every frame and every HTTP answer of all who may not know.
 * @param prepare called before each world
 * @returns for each world the recordings, what differs by chance blotted out
 */
export async function recordTwin(
  url: string,
  twin: Twin,
  prepare: (world: World) => void,
): Promise<readonly (readonly Recording[])[]> {
  const course = courseOf(twin);
  const recorded: (readonly Recording[])[] = [];
  for (const world of twin.worlds) {
    prepare(world);
    recorded.push(await new WireWorld(twin, course).play(url, world));
  }
  return recorded;
}

/** One world while it is played. */
class WireWorld {
  readonly #twin: Twin;
  readonly #course: Course;
  readonly #recordings: Recording[] = [];
  readonly #recorded = new Map<string, BareClient>();
  readonly #players = new Map<Seat, BareClient>();
  readonly #chance: string[] = [];
  #step = 0;

  constructor(twin: Twin, course: Course) {
    this.#twin = twin;
    this.#course = course;
  }

  async play(url: string, world: World): Promise<readonly Recording[]> {
    const { seats } = this.#course;
    const before = await figuresOf(url);
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
    await this.#spy();
    await this.#read(table, this.#twin.blind);
    await this.#readFigures(url, before);
    await Promise.all([...this.#players.values(), ...this.#recorded.values()].map((client) => client.cut()));
    return masked(this.#recordings, this.#chance);
  }

  #isBlind(viewer: Viewer): boolean {
    return this.#twin.blind.includes(viewer);
  }

  async #sitDown(table: OpenedTable, seat: Seat): Promise<void> {
    const client = this.#isBlind(seat)
      ? await this.#watch(table, seat, seat)
      : await BareClient.join({ ...table, viewer: seat, token: table.tokens.get(seat) });
    this.#players.set(seat, client);
  }

  /** Joins as a viewer whose every frame is recorded. */
  async #watch(table: OpenedTable, viewer: Viewer, who: string): Promise<BareClient> {
    const recording = new Recording(who);
    this.#recordings.push(recording);
    const token = viewer === "spectator" || viewer === "omniscient" ? undefined : table.tokens.get(viewer);
    const onFrame = (bytes: Buffer) => recording.add({ step: this.#step, way: "frame", bytes });
    const client = await BareClient.join({ ...table, viewer, token, onFrame });
    this.#chance.push(client.sessionId, client.reconnectionToken);
    this.#recorded.set(who, client);
    return client;
  }

  async #settle(): Promise<void> {
    await Promise.all([...this.#recorded.values()].map((client) => client.settle()));
  }

  async #goOnTheSide(table: OpenedTable): Promise<void> {
    const { tries, lateAt, cutAt, readAt, reader } = this.#course;
    const tried = tries.get(this.#step);
    if (tried !== undefined) await this.#players.get(tried.seat)?.send(this.#idOfTry(tried.seat), tried.command);
    if (this.#step === lateAt) await this.#comeLate(table);
    if (this.#step === lateAt + LATE_STAYS) await this.#dismissLate(table);
    if (this.#step === cutAt) await this.#cutAndComeBack(table);
    if (this.#step === readAt) {
      await this.#spy();
      await this.#read(table, reader === "spectator" ? [reader] : [reader, "spectator"]);
    }
  }

  /** Now and then the id under which another seat sends its command in one of the worlds: an answer is its seat's alone. */
  #idOfTry(seat: Seat): string {
    const senders = this.#twin.worlds.map(({ sent }) => sent[this.#step - 1]?.seat);
    return senders.includes(seat) || this.#step % 2 === 0 ? `t${this.#step}` : `c${this.#step}`;
  }

  /** What else can be sent: looking through another's eyes, words nobody knows, commands without a seat. */
  async #spy(): Promise<void> {
    for (const [who, client] of this.#recorded) {
      if (!who.includes(",")) this.#spyAs(client);
    }
    await this.#settle();
  }

  #spyAs(client: BareClient): void {
    for (const viewer of [...this.#players.keys(), "spectator"]) client.say("seeAs", { viewer });
    client.say("seeAs", { viewer: "omniscient" });
    client.say("peek", { at: this.#twin.about.as });
    client.say("command", { id: `spy${this.#step}`, command: { as: this.#twin.about.as }, seen: -1 });
    if (client.viewer === "spectator") {
      client.say("command", { id: `spy${this.#step}`, command: { type: "start" }, seen: 0 });
    }
  }

  async #comeLate(table: OpenedTable): Promise<void> {
    for (const viewer of this.#twin.blind) {
      if (viewer === "spectator" || this.#players.has(viewer as Seat))
        await this.#watch(table, viewer, `${viewer}, late`);
    }
  }

  async #dismissLate(table: OpenedTable): Promise<void> {
    for (const [who, client] of this.#recorded) {
      if (!who.endsWith(", late")) continue;
      this.#recorded.delete(who);
      await this.#cut(table, client);
    }
  }

  async #cutAndComeBack(table: OpenedTable): Promise<void> {
    for (const [seat, client] of this.#players) {
      if (!this.#isBlind(seat)) continue;
      await this.#cut(table, client);
      this.#players.set(seat, await this.#watch(table, seat, `${seat}, back`));
    }
  }

  /** Cuts somebody off, and waits until the server has noticed: others are told of it, which must not fall between other commands. */
  async #cut({ url }: OpenedTable, client: BareClient): Promise<void> {
    const connections = async () => (await figuresOf(url)).get("yomiai_connections") ?? 0;
    const before = await connections();
    await client.cut();
    while ((await connections()) >= before) await setTimeout(1);
    await this.#settle();
  }

  /** Reads all there is over HTTP, and tries what is the GM's to do. */
  async #read(table: OpenedTable, readers: readonly Viewer[]): Promise<void> {
    const base = `${table.url}/api/tables/${table.code}`;
    for (const viewer of readers) {
      const token = table.tokens.get(viewer as Seat);
      if (viewer !== "spectator" && token === undefined) continue;
      for (const path of ["", "/log", "/log?before=5", "/dice", "/export", "/reserve", ...RECORD]) {
        await this.#keepAnswer(viewer, `GET ${path}`, call(`${base}${path}`, { token }));
      }
      await this.#keepAnswer(viewer, "POST /resume", call(`${base}/resume`, { method: "POST", token }));
      if (viewer === "gm") continue;
      await this.#keepAnswer(viewer, "POST /invite", call(`${base}/seats/gm/invite`, { method: "POST", token }));
      await this.#keepAnswer(viewer, "PUT /", call(base, { method: "PUT", token, body: { open: false } }));
    }
  }

  /** What the operator's figures say of this world; they count hidden commands too, which not both worlds have. */
  async #readFigures(url: string, before: Figures): Promise<void> {
    const recording = new Recording("the operator");
    const isAlike = this.#twin.worlds.every(({ sent }) => !sent.includes(undefined));
    const bytes = Buffer.from(figuresSince(before, await figuresOf(url), { counts: isAlike }));
    recording.add({ step: this.#step, way: "GET /metrics", bytes });
    this.#recordings.push(recording);
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
