import { expect, test } from "vitest";
import type { Encounter } from "../core/encounter.ts";
import type { Event } from "../core/event.ts";
import type { Prompt } from "../core/prompt.ts";
import { commandFor, seededRandom } from "../play/randomly.ts";
import { attackInfoOf, composeAttack, composeDefence, defenceInfoOf } from "./info.ts";
import { begun, type Move, moved, randomCombatants, randomHouse, randomOffer } from "./tables.fixture.ts";

/** Many fights on a busy machine. */
const LONG = 600_000;

const seeds = Array.from({ length: Number(process.env.FIGHTS ?? 40) }, (_, i) => i + 1);

/** The events of the last command. */
function happened(encounter: Encounter, type: string): Event | undefined {
  return encounter.commits.at(-1)?.events.find((event) => event.type === type);
}

function techniquesIn({ command }: Move): readonly string[] {
  return Array.isArray(command.techniques) ? command.techniques.map(String) : [];
}

/** What was announced for a declared attack, and what came of it at once. */
function attackOutcome(prompt: Prompt, move: Move, after: Encounter): readonly [unknown, unknown] {
  const announced = composeAttack(attackInfoOf(prompt), techniquesIn(move), String(move.command.target));
  const rolled = happened(after, "attackRolled");
  const hit = rolled === undefined ? announced.hit : Number(rolled.total) - Number(rolled.die);
  return [
    { hit: announced.hit, attacks: announced.attacks },
    { hit, attacks: happened(after, "attackDeclared")?.attacks },
  ];
}

/** What was announced for a defence, and what came of it at once. */
function defenceOutcome(prompt: Prompt, move: Move, after: Encounter): readonly [unknown, unknown] {
  const announced = composeDefence(defenceInfoOf(prompt), techniquesIn(move));
  const rolled = happened(after, "defenceRolled");
  const struckBack = happened(after, "counterTriggered");
  const { reach } = defenceInfoOf(prompt);
  const isDefended = happened(after, "attackDefended") !== undefined;
  return [
    {
      isDefended: reach === undefined ? isDefended : Number(rolled?.total) >= reach,
      guard: announced.guard,
      cost: announced.cost,
      attacks: struckBack && announced.counter?.attacks,
    },
    {
      isDefended,
      guard: Number(rolled?.total) - Number(rolled?.die),
      cost: Number(happened(after, "openingsGained")?.turns ?? 0),
      attacks: struckBack?.attacks,
    },
  ];
}

test(
  "what a prompt announces of a choice of techniques is what comes of it",
  () => {
    let compared = 0;
    for (const seed of seeds) {
      const random = seededRandom(seed);
      const house = { ...randomHouse(random), npcNumbers: "open" };
      let encounter = begun({ house, combatants: randomCombatants(random) }, seed);
      for (let i = 0; i < 100; i++) {
        const offer = randomOffer(encounter, random);
        if (offer === undefined) break;
        const { seat, prompt } = offer;
        const move = { seat, command: commandFor(prompt, random) };
        encounter = moved(encounter, move, seed);
        if (prompt.type !== "attack" && prompt.type !== "defend") continue;
        const outcome = prompt.type === "attack" ? attackOutcome : defenceOutcome;
        const [announced, came] = outcome(prompt, move, encounter);
        expect({ seed, move, came }).toEqual({ seed, move, came: announced });
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(10 * seeds.length);
  },
  LONG,
);

test("an attack's damage is announced before the target's armour, and with it where that is known", () => {
  const each = { renzan: { hit: -1, damage: 0, attacks: 2 }, kesagiri: { hit: 0, damage: 3, attacks: 1 } };
  const base = { hit: 9, damage: 12, attacks: 1 };
  const targets = { gonta: { hit: -3, damage: -4 } };
  const info = { base, each, targets, attacks: "sum", cost: [0, 0, 2] } as const;
  expect(composeAttack(info, ["renzan", "kesagiri"], "gonta")).toEqual({ hit: 5, damage: 11, attacks: 2, cost: 2 });
  expect(composeAttack(info, ["kesagiri"], "unknown")).toEqual({ hit: 9, damage: 15, attacks: 1, cost: 0 });
  expect(composeAttack(info, [])).toEqual({ hit: 9, damage: 12, attacks: 1, cost: 0 });
});
