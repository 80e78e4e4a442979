import {
  ask,
  type Command,
  commandFor,
  type Encounter,
  found,
  liveDice,
  oneOf,
  type Random,
  type Ruleset,
  replay,
  type Seat,
  seededRandom,
} from "@yomiai/rules";
import type { TableState } from "@yomiai/server";
import { diceSeed } from "../../play/asking.ts";
import { demoTable } from "../../play/table.ts";
import { type OpenedTable, openTable } from "../../wire/table.ts";
import type { FaultProxy } from "../proxy/faultProxy.ts";
import { CALM, STORM } from "../proxy/weather.ts";
import { LinkedSeat, type SentCommand } from "./linkedSeat.ts";

/** A commit as the store holds it: whose command it was and under which id. */
export type KeptCommit = { readonly commit: Encounter["commits"][number]; readonly commandId?: string };

/** What a fight through a storm is played on. */
export type StormParts = {
  readonly ruleset: Ruleset;
  /** Of the players' choices. */
  readonly whims: number;
  /** Address of the server itself. */
  readonly url: string;
  readonly proxy: FaultProxy;
  readonly readCommits: (code: string) => Promise<readonly KeptCommit[]>;
};

/** How a fight went. */
export type Outcome = {
  /** What was not as it must be, one sentence each. */
  readonly problems: readonly string[];
  readonly sent: number;
  readonly acknowledged: number;
  readonly connections: number;
};

/** Commands of a fight, and how many may be under way at once. */
const COMMANDS = 40;
const UNDER_WAY = 4;

/** Plays a fight through a bad network, then compares what everybody was told with what the store holds. */
export async function playThroughStorm(parts: StormParts): Promise<Outcome> {
  const { ruleset, url, proxy, whims } = parts;
  const table = demoTable(ruleset);
  const seats = [...new Set(table.combatants.map(({ owner }) => owner))].filter((seat) => seat !== "gm");
  const opened = await openTable(url, { ruleset: ruleset.id, table, seats });
  const fight = new StormFight(parts, opened, seededRandom(whims));
  try {
    proxy.weather = STORM;
    await fight.play();
    proxy.weather = CALM;
    await fight.settle();
    return await fight.judge(found(ruleset, table));
  } finally {
    proxy.weather = CALM;
    fight.stop();
  }
}

class StormFight {
  readonly #parts: StormParts;
  readonly #opened: OpenedTable;
  readonly #random: Random;
  readonly #seats: readonly LinkedSeat[];
  readonly #spectator: LinkedSeat;

  constructor(parts: StormParts, opened: OpenedTable, random: Random) {
    this.#parts = parts;
    this.#opened = opened;
    this.#random = random;
    const at = { url: parts.proxy.url, code: opened.code };
    this.#seats = [...opened.tokens].map(([viewer, token]) => new LinkedSeat({ ...at, viewer, token }));
    this.#spectator = new LinkedSeat({ ...at, viewer: "spectator" });
  }

  get #everybody(): readonly LinkedSeat[] {
    return [...this.#seats, this.#spectator];
  }

  async play(): Promise<void> {
    await Promise.all(this.#everybody.map((seat) => seat.until(() => seat.isOpen)));
    for (let step = 0; step < COMMANDS; step++) {
      const { seat, command } = this.#next(step);
      seat.send(command);
      await this.#roomForMore();
    }
  }

  /** Everybody is answered and connected again, and has been shown everything. */
  async settle(): Promise<void> {
    await Promise.all(this.#everybody.map((seat) => seat.until(() => seat.isOpen && seat.unanswered === 0)));
  }

  /** What somebody's screen asks, which may be old news; now and then a ruling, or an undo of the last line. */
  #next(step: number): { readonly seat: LinkedSeat; readonly command: Command } {
    const [gm] = this.#seats;
    if (gm === undefined) throw new Error("nobody plays");
    const random = this.#random();
    const rule = { type: "rule", text: `裁定${step}` };
    if (random < 0.1) return { seat: gm, command: rule };
    if (random < 0.13 && gm.lines.length > 3)
      return { seat: gm, command: { type: "undo", toLine: gm.lines.length - 2 } };
    const isSetUp = gm.shown?.phase === "setup";
    const asking = this.#seats.flatMap((seat) => seat.prompts.map((prompt) => ({ seat, prompt })));
    if (isSetUp && (asking.length === 0 || this.#random() < 0.3)) return { seat: gm, command: { type: "start" } };
    if (asking.length === 0) return { seat: gm, command: rule };
    const { seat, prompt } = oneOf(this.#random, asking);
    return { seat, command: commandFor(prompt, this.#random) };
  }

  async #roomForMore(): Promise<void> {
    const underWay = () => this.#seats.reduce((sum, seat) => sum + seat.unanswered, 0);
    const allowed = this.#random() < 0.3 ? UNDER_WAY : 1;
    const busy = this.#seats.filter(({ unanswered }) => unanswered > 0);
    if (underWay() < allowed) return;
    await Promise.race(busy.map((seat) => seat.until(() => underWay() < allowed)));
  }

  async judge(founded: Encounter): Promise<Outcome> {
    const kept = await this.#parts.readCommits(this.#opened.code);
    const sent = this.#seats.flatMap((seat) => seat.sent);
    const problems = [...judgeStore(founded, sent, kept), ...(await this.#judgeScreens())];
    return {
      problems,
      sent: sent.length,
      acknowledged: sent.filter(({ answer }) => answer?.ok === true).length,
      connections: this.#everybody.reduce((sum, { connections }) => sum + connections, 0),
    };
  }

  /** Whoever was there all the time is shown what somebody is shown who comes in now. */
  async #judgeScreens(): Promise<readonly string[]> {
    const problems: string[] = [];
    for (const seat of this.#everybody) {
      const token = this.#opened.tokens.get(seat.viewer as Seat);
      const at = { url: this.#parts.url, code: this.#opened.code, viewer: seat.viewer };
      const fresh = new LinkedSeat(token === undefined ? at : { ...at, token });
      try {
        await fresh.until(() => fresh.isOpen && (fresh.lines.length > 0 || seat.lines.length === 0));
        const difference = () =>
          firstDifference(sorted(seat.shown), sorted(fresh.shown)) ?? firstDifference(seat.lines, fresh.lines);
        await seat
          .until(() => difference() === undefined, 10_000)
          .catch(() => problems.push(`${seat.viewer} is shown something else than a newcomer: ${difference()}`));
      } finally {
        fresh.stop();
      }
    }
    return problems;
  }

  stop(): void {
    for (const seat of this.#everybody) seat.stop();
  }
}

/** Where two values are not the same, in words. */
function firstDifference(one: unknown, other: unknown): string | undefined {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
  const at = [...a].findIndex((letter, i) => letter !== b[i]);
  if (a === b) return undefined;
  return `…${a.slice(Math.max(0, at - 80), at + 40)}… and …${b.slice(Math.max(0, at - 80), at + 40)}…`;
}

/** Maps hold no order of their own: what came in another order is the same. */
function sorted(state: TableState | undefined): unknown {
  return JSON.parse(JSON.stringify(state ?? null), (_key, value) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** Every acknowledged command is in the store once, and no other is there. */
function judgeStore(founded: Encounter, sent: readonly SentCommand[], kept: readonly KeptCommit[]): readonly string[] {
  const problems: string[] = [];
  const times = new Map<string, number>();
  for (const { commandId = "none" } of kept) times.set(commandId, (times.get(commandId) ?? 0) + 1);
  for (const one of sent) {
    const count = times.get(one.id) ?? 0;
    times.delete(one.id);
    const what = `${one.id} ${JSON.stringify(one.command)} (${JSON.stringify(one.answer)})`;
    if (count > 1) problems.push(`${what} was carried out ${count} times`);
    if (one.answer?.ok !== true && count > 0) problems.push(`${what} was carried out`);
    if (one.answer?.ok === true && count === 0 && !mayHaveDoneNothing(founded, one, kept))
      problems.push(`${what} is lost`);
  }
  for (const id of times.keys()) problems.push(`${id} is in the store and was sent by nobody`);
  return problems;
}

/** A command may be accepted and do nothing; then it leaves no commit. Was there a moment at which it did nothing? */
function mayHaveDoneNothing(founded: Encounter, one: SentCommand, kept: readonly KeptCommit[]): boolean {
  return kept.concat(kept.slice(-1)).some((_, count) => {
    const at = replay(
      founded.ruleset,
      founded.founding,
      kept.slice(0, count).map(({ commit }) => commit),
    );
    const answer = ask(at, { command: one.command, seat: one.viewer as Seat, dice: liveDice(at, diceSeed(1)) });
    return "commit" in answer && answer.commit.events.length === 0;
  });
}
