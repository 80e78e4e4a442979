import { describe, expect, it } from "vitest";
import type { Encounter } from "../core/encounter.ts";
import type { Event } from "../core/event.ts";
import type { JsonObject } from "../core/json.ts";
import { logFor } from "../core/log.ts";
import type { NewCombatant } from "../core/newCombatant.ts";
import type { Viewer } from "../core/seat.ts";
import { seededRandom } from "../play/randomly.ts";
import type { CfEvent } from "./events.ts";
import { cf } from "./index.ts";
import { anySent, foundFight, isRefusal, must, type Sent, send } from "./randomFight.fixture.ts";
import { type RandomTable, randomTable } from "./randomTable.fixture.ts";
import { wildCommand } from "./wildCommand.fixture.ts";

/** More pairs: `PAIRS=500 vitest run …`. */
const PAIRS = Number(process.env.PAIRS ?? 4);
const BLIND: readonly Viewer[] = ["p1", "p2", "p9", "spectator"];
const STEPS = 40;

/** A secret of an opponent: another sheet that looks the same, and the events that tell it. */
type Secret = {
  readonly name: string;
  readonly house?: RandomTable["house"];
  change(sheet: JsonObject): JsonObject;
  isTold(event: CfEvent, id: string): boolean;
};

const isAttackOn = (event: CfEvent, id: string) => event.type === "attackRolled" && event.target === id;
const isAttackBy = (event: CfEvent, id: string) => event.type === "attackRolled" && event.as === id;
const changesHp = (event: CfEvent, id: string) =>
  (event.type === "damaged" || event.type === "healed" || event.type === "adjusted") && event.as === id;
/** Who commands it sees its prompts; who passes it to a player shows its sheet. */
const isCommanded = (event: CfEvent, id: string) =>
  (event.type === "conditionSet" && event.condition === "dominated" && event.as === id) || isPassed(event, id);
const isPassed = (event: CfEvent, id: string) => event.type === "controlPassed" && event.as === id;
/** How fast it is shows in where it flees, and whether it must. */
const isAfraid = (event: CfEvent, id: string) =>
  event.type === "conditionSet" && event.condition === "afraid" && event.as === id;

const secrets: readonly Secret[] = [
  {
    name: "HP and maximum HP (CF-16.2)",
    change: (sheet) => ({ ...sheet, hp: { max: 30 } }),
    isTold: (event, id) => changesHp(event, id) || isPassed(event, id),
  },
  {
    name: "importance (CF-16.3)",
    house: { importantShown: false },
    change: (sheet) => ({ ...sheet, important: sheet.important !== true }),
    isTold: (event, id) =>
      event.type === "importantAnnounced" ||
      ((event.type === "died" || event.type === "fellUnconscious") && event.as === id),
  },
  {
    name: "immunity to flanking (CF-9.6)",
    change: (sheet) => ({ ...sheet, flankImmune: sheet.flankImmune !== true }),
    isTold: (event, id) => isAttackOn(event, id) || isPassed(event, id),
  },
  {
    name: "defences (CF-16.2)",
    change: (sheet) => ({ ...sheet, defenses: { ac: 21, fortitude: 20, reflex: 19, will: 18 } }),
    isTold: (event, id) => isAttackOn(event, id) || isPassed(event, id),
  },
  {
    name: "bonuses to hit, not even for its commander (CF-16.2)",
    change: (sheet) => ({ ...sheet, attackBonus: 15, spellBonus: 15 }),
    isTold: (event, id) => isAttackBy(event, id) || isPassed(event, id),
  },
  {
    name: "spells of level 2 and up and specials, not even for its commander (CF-13.6)",
    change: (sheet) => ({
      ...sheet,
      spells: [...listOf(sheet.spells), { id: "storm", name: "嵐", level: 2, mode: "touch", heal: "1d8", uses: 3 }],
      specials: [...listOf(sheet.specials), { id: "gulp", name: "丸呑み", mode: "melee", versus: "will", uses: 1 }],
    }),
    isTold: isPassed,
  },
  {
    name: "carried things (CF-16.2)",
    change: (sheet) => ({
      ...sheet,
      items: [...listOf(sheet.items), { id: "key", name: "鍵", kind: "other" }],
    }),
    isTold: isCommanded,
  },
  {
    name: "skills (CF-14.1)",
    change: (sheet) => ({ ...sheet, skills: { lore: 9, stealth: 4 } }),
    isTold: (event, id) => (event.type === "checkRolled" && event.as === id) || isPassed(event, id),
  },
  {
    name: "speed (CF-16.2)",
    change: (sheet) => ({ ...sheet, speed: 11 }),
    isTold: (event, id) => isCommanded(event, id) || isAfraid(event, id),
  },
];

function listOf(value: JsonObject[string]): readonly JsonObject[] {
  return Array.isArray(value) ? value : [];
}

describe("two fights that differ in one secret look alike to those who may not know it", {
  timeout: 30_000 + 2000 * PAIRS,
}, () => {
  for (const secret of secrets) {
    it(secret.name, () => {
      const played = Array.from({ length: PAIRS * 3 }, (_, i) => i + 1).filter((seed) => comparePair(secret, seed) > 2);
      expect(played.length, "pairs that went on for a while").toBeGreaterThan(PAIRS / 3);
    });
  }
});

/** Plays a pair side by side until the secret is told, and returns how many steps that took. */
function comparePair(secret: Secret, seed: number): number {
  const table = randomTable(seededRandom(seed));
  const opponent = table.combatants.find((one) => isOpponent(table, one));
  if (opponent === undefined) return 0;
  const house = { ...table.house, ...secret.house };
  const other = { ...opponent, sheet: secret.change(opponent.sheet as JsonObject) };
  // What it has at the start may tell the secret at once: then both begin whole and free.
  const worlds = [opponent, other].map((one) => {
    const sheet: JsonObject = { ...(one.sheet as JsonObject), conditions: [], hp: { max: maxHpOf(one) } };
    const combatants = table.combatants.map((c) => (c.id === one.id ? { ...one, sheet } : c));
    return must(send(foundFight({ house, combatants }), { seat: "gm", command: { type: "start" } }, seed));
  });
  return playPair(secret, { id: opponent.id, seed }, [worlds[0], worlds[1]]);
}

function maxHpOf({ sheet }: NewCombatant): number {
  const { hp } = sheet as { readonly hp: { readonly max: number } };
  return hp.max;
}

/** The GM's, and on a side without player characters. */
function isOpponent({ combatants }: RandomTable, { owner, side, kind }: NewCombatant): boolean {
  return owner === "gm" && kind === "npc" && combatants.every((other) => other.side !== side || other.owner === "gm");
}

type Pair = readonly [Encounter | undefined, Encounter | undefined];

function playPair(secret: Secret, about: { readonly id: string; readonly seed: number }, pair: Pair): number {
  const { id, seed } = about;
  const random = seededRandom(seed + 500);
  let [a, b] = pair;
  for (let step = 0; step < STEPS && a !== undefined && b !== undefined; step++) {
    expectAlike(a, b, `${secret.name}, seed ${seed}, step ${step}`);
    const wild: Sent = { seat: random() < 0.5 ? "p1" : "p2", command: wildCommand(a, random) };
    expectSameAnswer(a, b, wild, { seed, secret, id });
    if (a.state.phase === "ended") return step;
    const sent = anySent(a, random, 0.1);
    const [nextA, nextB] = [send(a, sent, seed), send(b, sent, seed)];
    if (isRefusal(nextA) || isRefusal(nextB)) {
      if (sent.seat !== "gm") expect(nextB, JSON.stringify(sent)).toEqual(nextA);
      continue;
    }
    if ([...newEvents(nextA), ...newEvents(nextB)].some((event) => secret.isTold(event, id))) return step;
    [a, b] = [nextA, nextB];
  }
  return STEPS;
}

/** Answers to players are the same bytes, unless the command itself would tell the secret. */
function expectSameAnswer(
  a: Encounter,
  b: Encounter,
  sent: Sent,
  about: { readonly seed: number; readonly secret: Secret; readonly id: string },
): void {
  const answers = [a, b].map((encounter) => send(encounter, sent, about.seed));
  const isTold = answers.some(
    (answer) => !isRefusal(answer) && newEvents(answer).some((e) => about.secret.isTold(e, about.id)),
  );
  if (isTold) return;
  const [one, other] = answers.map((answer) => (answer !== undefined && isRefusal(answer) ? answer : "accepted"));
  expect(JSON.stringify(other), `${about.secret.name}, seed ${about.seed}: ${JSON.stringify(sent)}`).toBe(
    JSON.stringify(one),
  );
}

function newEvents(encounter: Encounter): readonly CfEvent[] {
  const events: readonly Event[] = encounter.commits.at(-1)?.events ?? [];
  return events as unknown as readonly CfEvent[];
}

function expectAlike(a: Encounter, b: Encounter, where: string): void {
  for (const viewer of BLIND) {
    expect(JSON.stringify(cf.view(b.state, viewer)), `${where}: view of ${viewer}`).toBe(
      JSON.stringify(cf.view(a.state, viewer)),
    );
    expect(JSON.stringify(logFor(cf, b.commits, viewer)), `${where}: log of ${viewer}`).toBe(
      JSON.stringify(logFor(cf, a.commits, viewer)),
    );
  }
}
