/** Tables, moves and looks at them that several tests of this folder share. */
import { z } from "zod";
import type { Command } from "../core/command.ts";
import { apply, ask, type Encounter, found, liveDice } from "../core/encounter.ts";
import type { Commit } from "../core/event.ts";
import type { Json, JsonObject } from "../core/json.ts";
import { narrate } from "../core/log.ts";
import type { NewCombatant } from "../core/newCombatant.ts";
import type { Prompt } from "../core/prompt.ts";
import type { Refusal } from "../core/refusal.ts";
import type { Seat, Viewer } from "../core/seat.ts";
import { commandFor, oneOf, type Random, wholeBetween } from "../play/randomly.ts";
import { houseSchema } from "./house.ts";
import { kengi } from "./index.ts";
import { starters } from "./starters.ts";
import type { State } from "./state.ts";

/** Everybody who may look at the tables made here. */
export const VIEWERS: readonly Viewer[] = ["gm", "p1", "p2", "p9", "spectator"];
/** Everybody who may act at them. */
export const SEATS: readonly Seat[] = ["gm", "p1", "p2"];

/** A seat and what it sends. */
export type Move = { readonly seat: Seat; readonly command: Command };

/** House rules drawn at random: each option at one of its values, half of them at the default. */
export function randomHouse(random: Random): JsonObject {
  const schema = z.toJSONSchema(houseSchema, { io: "input" });
  const options = Object.entries(schema.properties ?? {}).flatMap(([option, property]) => {
    const values =
      typeof property === "object" ? (property.enum ?? (property.type === "boolean" ? [true, false] : [])) : [];
    return values.length > 0 && random() < 0.5 ? [[option, oneOf(random, values)] as const] : [];
  });
  return Object.fromEntries(options) as JsonObject;
}

/** Two to six starters on two or three sides, some of them hurt. */
export function randomCombatants(random: Random): readonly NewCombatant[] {
  return Array.from({ length: wholeBetween(random, 2, 6) }, (_, i) => {
    const { kind, sheet } = oneOf(random, starters);
    const side = i < 2 ? `side${i}` : `side${wholeBetween(random, 0, 2)}`;
    const owner: Seat = kind === "pc" ? oneOf(random, SEATS) : random() < 0.8 ? "gm" : "p2";
    const hurt = random() < 0.3 ? { hp: wholeBetween(random, 1, 14) } : {};
    return { id: `c${i}`, name: `c${i}`, side, kind, owner, sheet: { ...(sheet as JsonObject), ...hurt } as Json };
  });
}

/** The demo's table. */
export function demoCombatants(): readonly NewCombatant[] {
  return kengi.demo.combatants.map(({ id, name, side, kind, owner, sheet }) => {
    return { id, name: name.ja, side: side.ja, kind, owner, sheet: sheet as Json };
  });
}

/** A fight that has begun. */
export function begun(
  given: { readonly house: JsonObject; readonly combatants: readonly NewCombatant[] },
  seed: number,
): Encounter {
  return moved(found(kengi, given), { seat: "gm", command: { type: "start" } }, seed);
}

/** The answer to a move, with the committed dice of a seed. */
export function answered(
  encounter: Encounter,
  { seat, command }: Move,
  seed: number,
): { readonly commit: Commit } | { readonly refusal: Refusal } {
  return ask(encounter, { seat, command, dice: liveDice(encounter, seed.toString(16).padStart(64, "0")) });
}

/** The encounter after a move. @throws Error if it is refused */
export function moved(encounter: Encounter, move: Move, seed: number): Encounter {
  const answer = answered(encounter, move, seed);
  if ("refusal" in answer) throw new Error(`${JSON.stringify(move)}: ${answer.refusal.message}`);
  return apply(encounter, answer.commit);
}

/** The encounter's state as this ruleset's own. */
export function stateOf(encounter: Encounter): State {
  return encounter.state as State;
}

/** What a viewer has of an encounter: the table, and what the log told of the last command, as text. */
export function knowledge(encounter: Encounter, viewer: Viewer): string {
  const told = encounter.commits.at(-1)?.events.map((event) => narrate(kengi, event, viewer) ?? "nothing");
  return JSON.stringify({ view: kengi.view(encounter.state, viewer), told });
}

/** A prompt, and the seat that is asked. */
export type Offer = { readonly seat: Seat; readonly prompt: Prompt };

/** All prompts of the table. */
export function offersOf(encounter: Encounter): readonly Offer[] {
  return SEATS.flatMap((seat) => kengi.view(encounter.state, seat).prompts.map((prompt) => ({ seat, prompt })));
}

/** One of the offers, or nothing if there are none. Nobody leaves the fight lightly, or fights would be short. */
export function randomOffer(encounter: Encounter, random: Random): Offer | undefined {
  const all = offersOf(encounter);
  const staying = all.filter(({ prompt }) => prompt.type !== "flee" && prompt.type !== "giveUp");
  const attacks = all.filter(({ prompt }) => prompt.type === "attack");
  const among = random() < 0.05 ? all : random() < 0.4 && attacks.length > 0 ? attacks : staying;
  return among.length === 0 ? undefined : oneOf(random, among);
}

/** A move that is offered, with arguments drawn at random. */
export function randomMove(encounter: Encounter, random: Random): Move | undefined {
  const offer = randomOffer(encounter, random);
  return offer && { seat: offer.seat, command: commandFor(offer.prompt, random) };
}
