import type { Command } from "../core/command.ts";
import { apply, ask, type Encounter, found } from "../core/encounter.ts";
import type { JsonObject } from "../core/json.ts";
import type { NewCombatant } from "../core/newCombatant.ts";
import type { Prompt, PromptField } from "../core/prompt.ts";
import type { Seat, Viewer } from "../core/seat.ts";
import type { Dice } from "../dice/dice.ts";
import { parseNotation } from "../dice/notation.ts";
import { commandFor, oneOf, type Random, seededRandom, someOf, wholeBetween } from "../play/randomly.ts";
import { isSame } from "../scenario/path.ts";
import { subturn } from "./index.ts";
import type { State } from "./state.ts";

/** Tables, dice and players for the tests of this ruleset. */

/** The seats of every table made here. */
export const SEATS: readonly Seat[] = ["gm", "p1", "p2"];
/** Everybody who looks, one without a fighter among them. */
export const VIEWERS: readonly Viewer[] = [...SEATS, "p9", "spectator"];

/** A command of a seat. */
export type Move = { readonly seat: Seat; readonly command: Command };

/** Dice that are not committed: each stream from a seed of its own. */
export function looseDice(seeds: { readonly open: number; readonly hidden: number }): Dice {
  const streams = { open: seededRandom(seeds.open), hidden: seededRandom(seeds.hidden) };
  let first = 0;
  return {
    roll(notation, stream) {
      const { count, sides } = parseNotation(notation);
      const faces = Array.from({ length: count }, () => wholeBetween(streams[stream], 1, sides));
      first += count;
      return { faces, first: first - count };
    },
  };
}

/** The state as this ruleset made it. */
export function stateOf(encounter: Encounter): State {
  return encounter.state as State;
}

/** The answer to a command. Nothing of it has happened. */
export function answered(encounter: Encounter, { seat, command }: Move, dice: Dice) {
  return ask(encounter, { seat, command, dice });
}

/** The encounter after a command. @throws Error if it is refused */
export function moved(encounter: Encounter, move: Move, dice: Dice): Encounter {
  const answer = answered(encounter, move, dice);
  if ("commit" in answer) return apply(encounter, answer.commit);
  throw new Error(`${move.seat} ${JSON.stringify(move.command)}: ${answer.refusal.code}: ${answer.refusal.message}`);
}

/** A started fight. */
export function begun(table: { readonly house: JsonObject; readonly combatants: readonly unknown[] }, dice: Dice) {
  return moved(found(subturn, table), { seat: "gm", command: { type: "start" } }, dice);
}

/** The demo's table as an encounter takes it. */
export function demoTable(): { readonly house: JsonObject; readonly combatants: readonly NewCombatant[] } {
  const { house, combatants } = subturn.demo;
  return {
    house,
    combatants: combatants.map(({ id, name, side, kind, owner, sheet }) => ({
      ...{ id, name: name.ja, side: side.ja, kind, owner },
      sheet: sheet as NewCombatant["sheet"],
    })),
  };
}

/** All prompts of all seats. */
export function offersOf(encounter: Encounter): readonly { readonly seat: Seat; readonly prompt: Prompt }[] {
  return SEATS.flatMap((seat) => subturn.view(encounter.state, seat).prompts.map((prompt) => ({ seat, prompt })));
}

/** A move that is offered to somebody, first by type, or nothing if nobody is asked anything. */
export function randomMove(encounter: Encounter, random: Random): Move | undefined {
  const offers = offersOf(encounter).filter(({ prompt }) => prompt.type !== "gmCheck" || random() < 0.2);
  if (offers.length === 0) return undefined;
  const type = oneOf(random, [...new Set(offers.map(({ prompt }) => prompt.type))]);
  const { seat, prompt } = oneOf(
    random,
    offers.filter((offer) => offer.prompt.type === type),
  );
  return { seat, command: commandFor(prompt, random) };
}

/** Do these prompts offer the command? */
export function isOffered(prompts: readonly Prompt[], command: Command): boolean {
  return prompts.some((prompt) => {
    const fields: readonly PromptField[] = prompt.fields;
    const { type, as, ...given } = command;
    const names = fields.map(({ name }) => name);
    if (type !== prompt.type || as !== prompt.as || Object.keys(given).some((name) => !names.includes(name)))
      return false;
    return fields.every((field) => {
      const value = given[field.name];
      if (value === undefined) return field.optional === true;
      if ("options" in field) return field.options.some((option: unknown) => isSame(option, value));
      return "min" in field && Number.isInteger(value) && Number(value) >= field.min && Number(value) <= field.max;
    });
  });
}

const READINGS: Readonly<Record<string, readonly [JsonObject[string], ...JsonObject[string][]]>> = {
  subturnOrder: ["roundRobin", "blocks"],
  fallTiming: ["ownNextSubturn", "declaredEnd"],
  bankScope: ["mainTurn", "carry"],
  circling: ["startArc", "anyMove"],
  boundaryArc: ["defender", "attacker"],
  attackArc: ["frontSide", "any"],
  enterOccupied: ["allowed", "forbidden"],
  heightReach: ["shiftFar", "shiftBand"],
  travelLimit: ["consecutive", "allPairs"],
  stepInCost: [0, 2, 4],
  runUpStepIn: ["stepIn", "bigSwing"],
  jumpCheck: ["off", "st"],
  combinedRise: ["half", "halfAndHigh"],
  hexScale: ["normal", "fine"],
  fineReach: ["ceilHalf", "same"],
  fineFall: [false, true],
  landingCheck: ["off", "dx"],
  fallKnocksDown: [true, false],
  secretRolls: [[], ["feint"], ["recovery"], ["feint", "recovery"]],
};

/** House rules drawn at random, on a small map with steps, ledges, blocked hexes and slippery ones. */
export function randomHouse(random: Random): JsonObject {
  const options = Object.entries(READINGS)
    .filter(() => random() < 0.4)
    .map(([option, values]) => [option, oneOf(random, values)]);
  const hexes = Array.from({ length: wholeBetween(random, 0, 14) }, () => ({
    q: wholeBetween(random, -3, 3),
    r: wholeBetween(random, -3, 3),
    ...oneOf<JsonObject>(random, [
      { blocked: true },
      { elevation: 40 },
      { elevation: 130 },
      { elevation: 300 },
      { arena: "ice" },
    ]),
  }));
  const map = { shape: "hexagon", radius: 4, arena: oneOf(random, [null, "sand", "concrete"]), hexes };
  return { ...Object.fromEntries(options), fog: random() < 0.4, map };
}

const TECHNIQUES = ["punch", "kick", "headbutt", "bodySlam", "sword", "spear", "greatBlow", "desperateBlow"];

/** Two player characters and two or three NPCs, drawn at random; whoever is placed badly is placed by the rules. */
export function randomCombatants(random: Random): readonly JsonObject[] {
  const fighter = (id: string, seat: Seat, side: string): JsonObject => ({
    ...{ id, name: id, side, kind: seat === "gm" ? "npc" : "pc", owner: seat },
    sheet: {
      ...{ st: wholeBetween(random, 5, 16), dx: wholeBetween(random, 8, 14), ht: wholeBetween(random, 8, 14) },
      ...{
        move: wholeBetween(random, 0, 9),
        subturns: wholeBetween(random, 1, 3),
        height: wholeBetween(random, 80, 330),
      },
      ...{
        parry: oneOf(random, [0, 8]),
        block: oneOf(random, [0, 7]),
        pd: oneOf(random, [0, 3]),
        dr: oneOf(random, [0, 1]),
      },
      hp: wholeBetween(random, 6, 25),
      skills: { brawl: wholeBetween(random, 9, 16), sword: 13, spear: 13 },
      techniques: [...someOf(random, TECHNIQUES, 3)],
      actions: ["ready", "concentrate", "drop", "shout"],
      posture: oneOf(random, ["upright", "upright", "upright", "crouch", "kneel", "prone"]),
      conditions: [...someOf(random, ["stunned", "bleeding", "poisoned", "held", "cramped"], random() < 0.3 ? 1 : 0)],
      hidden: seat === "gm" && random() < 0.4,
    },
  });
  const foes = Array.from({ length: wholeBetween(random, 2, 3) }, (_, i) => fighter(`n${i + 1}`, "gm", "foes"));
  return [fighter("a", "p1", "party"), fighter("b", "p2", random() < 0.8 ? "party" : "foes"), ...foes];
}
