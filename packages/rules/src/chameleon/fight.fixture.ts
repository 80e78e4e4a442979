import type { Command } from "../core/command.ts";
import { apply, ask, type Encounter, found, liveDice } from "../core/encounter.ts";
import type { JsonObject } from "../core/json.ts";
import { logFor as logOf } from "../core/log.ts";
import type { NewCombatant } from "../core/newCombatant.ts";
import type { Refusal } from "../core/refusal.ts";
import type { Seat, Viewer } from "../core/seat.ts";
import type { Control } from "./data/positions.ts";
import { chameleon } from "./index.ts";

const DICE = "5eed".repeat(16);

/** A player character on side `road`. */
export function pc(id: string, owner: Seat, sheet: JsonObject = {}): NewCombatant {
  return { id, name: id, side: "road", kind: "pc", owner, sheet };
}

/** A non-player character on side `wild`. */
export function npc(id: string, sheet: JsonObject = {}, owner: Seat = "gm"): NewCombatant {
  return { id, name: id, side: "wild", kind: "npc", owner, sheet };
}

/** Control values from ♠ to ♣. */
export function control(spade: number, diamond: number, club: number): Control {
  return { spade, diamond, club };
}

/** A table in set-up. */
export function table(combatants: readonly NewCombatant[], house: JsonObject = {}): Encounter {
  return found(chameleon, { house, combatants });
}

/** The encounter after a command. @throws Error if it was refused */
export function send(encounter: Encounter, seat: Seat, command: Command): Encounter {
  const answer = ask(encounter, { seat, command, dice: liveDice(encounter, DICE) });
  if ("refusal" in answer) throw new Error(`${seat} ${command.type}: ${answer.refusal.code} ${answer.refusal.message}`);
  return apply(encounter, answer.commit);
}

/** What is refused of a command, or undefined if it would be accepted. */
export function refusalOf(encounter: Encounter, seat: Seat, command: Command): Refusal | undefined {
  const answer = ask(encounter, { seat, command, dice: liveDice(encounter, DICE) });
  return "refusal" in answer ? answer.refusal : undefined;
}

/** A viewer's view of an encounter, as bytes. */
export function viewFor(encounter: Encounter, viewer: Viewer): string {
  return JSON.stringify(chameleon.view(encounter.state, viewer));
}

/** A viewer's log of an encounter, as bytes. */
export function logFor(encounter: Encounter, viewer: Viewer): string {
  return JSON.stringify(logOf(chameleon, encounter.commits, viewer));
}
