import {
  apply,
  ask,
  type Command,
  commandFor,
  type Encounter,
  found,
  type Json,
  liveDice,
  oneOf,
  type Ruleset,
  type Seat,
  seededRandom,
  type Viewer,
} from "@yomiai/rules";

/** Master seed of the dice of all measured fights, the servers' too. */
export const SEED = "5eed".repeat(16);

/** Who looks on at every command: the GM, four seats and the spectators. */
export const VIEWERS: readonly Viewer[] = ["gm", "p1", "p2", "p3", "p4", "spectator"];

const SEATS = ["p1", "p2", "p3", "p4", "gm"] as const;

/** A command with the seat that sends it. */
export type Sent = { readonly seat: Seat; readonly command: Command };

/** What a crowd is made of, besides its number. */
export type Ground = {
  readonly house?: { readonly [option: string]: Json };
  /** Where the combatant of this number stands, for sheets that say so. */
  readonly place?: (i: number) => Json;
};

/** The ruleset's demo, in set-up. */
export function demoFight(ruleset: Ruleset): Encounter {
  const { house, combatants } = ruleset.demo;
  const named = combatants.map(({ id, name, side, kind, owner, sheet }) => ({
    ...{ id, kind, owner, sheet },
    name: name.ja,
    side: side.ja,
  }));
  return found(ruleset, { house, combatants: named });
}

/** A started fight of this many, made of the ruleset's starters: a party of four seats against as many of the GM's. */
export function crowd(ruleset: Ruleset, count: number, { house = {}, place }: Ground = {}): Encounter {
  const combatants = Array.from({ length: count }, (_, i) => {
    const isFoe = i % 2 === 1;
    const sheet = ruleset.starters[i % ruleset.starters.length]?.sheet as { readonly [field: string]: Json };
    return {
      id: `c${i}`,
      name: `戦士${i}`,
      side: isFoe ? "foes" : "party",
      kind: isFoe ? "npc" : "pc",
      owner: isFoe ? "gm" : `p${1 + ((i / 2) % 4)}`,
      sheet: place === undefined ? sheet : { ...sheet, place: place(i) },
    };
  });
  return started(found(ruleset, { house, combatants }));
}

/** The encounter once the bots have set it up and the GM has begun it. */
function started(encounter: Encounter): Encounter {
  const random = seededRandom(5);
  let setUp = encounter;
  while (setUp.state.phase === "setup") {
    const next = nextMove(setUp, random);
    const then = next === undefined ? undefined : send(setUp, next);
    if (then === undefined) throw new Error(`${encounter.ruleset.id}: refused in set-up: ${JSON.stringify(next)}`);
    setUp = then;
  }
  return setUp;
}

/** The same fight after this many rulings of the GM, which change nothing but the log. */
export function afterRulings(encounter: Encounter, count: number): Encounter {
  let ruled = encounter;
  const ruling: Sent = { seat: "gm", command: { type: "rule", text: "ベンチ" } };
  for (let i = 0; i < count; i++) ruled = send(ruled, ruling) ?? ruled;
  return ruled;
}

/** The GM moves a number of the crowd's second combatant: the same command however many stand beside it. */
export function numberMoved({ id }: Ruleset, to: number): Sent {
  const path = id === "chameleon" ? "gauges.injury.current" : "gauges.hp.current";
  return { seat: "gm", command: { type: "adjust", as: "c1", path, set: to, reason: "bench" } };
}

/** The encounter after a command, or nothing where it is refused. */
export function send(encounter: Encounter, { seat, command }: Sent): Encounter | undefined {
  const answer = ask(encounter, { seat, command, dice: liveDice(encounter, SEED) });
  return "refusal" in answer ? undefined : apply(encounter, answer.commit);
}

/** What the bots do from here on, at most `count` commands; `start` where nobody has anything left to set up. */
export function script(begun: Encounter, count: number): readonly Sent[] {
  const random = seededRandom(7);
  const sent: Sent[] = [];
  let encounter = begun;
  while (sent.length < count && encounter.state.phase !== "ended") {
    const next = nextMove(encounter, random);
    const then = next === undefined ? undefined : send(encounter, next);
    if (next === undefined || then === undefined) break;
    sent.push(next);
    encounter = then;
  }
  return sent;
}

function nextMove(encounter: Encounter, random: () => number): Sent | undefined {
  for (const seat of SEATS) {
    const view = encounter.ruleset.view(encounter.state, seat);
    const must = view.prompts.filter(
      ({ as }) => as !== undefined && (view.phase === "setup" || view.active.includes(as)),
    );
    const suggested = encounter.ruleset.suggest?.(view, seat, random);
    if (typeof suggested === "object" && "type" in suggested) return { seat, command: suggested };
    if (suggested === undefined && must.length > 0 && view.phase !== "setup") {
      return { seat, command: commandFor(oneOf(random, must), random) };
    }
  }
  return encounter.state.phase === "setup" ? { seat: "gm", command: { type: "start" } } : undefined;
}
