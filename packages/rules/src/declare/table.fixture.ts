import type { Command } from "../core/command.ts";
import { apply, ask, type Encounter, found, liveDice } from "../core/encounter.ts";
import type { JsonObject } from "../core/json.ts";
import type { Refusal } from "../core/refusal.ts";
import type { Seat, Viewer } from "../core/seat.ts";
import type { TableView } from "../core/tableView.ts";
import { commandFor, oneOf, type Random, wholeBetween } from "../play/randomly.ts";
import { declare } from "./index.ts";
import type { State } from "./state.ts";

/** The seats of every table here. `p4` plays nobody. */
export const SEATS = ["gm", "p1", "p2", "p4"] as const satisfies readonly Seat[];

/** A command and who sends it. */
export type Sent = { readonly seat: Seat; readonly command: Command };

/** What a table begins with. */
export type SetUp = { readonly house: JsonObject; readonly combatants: readonly JsonObject[] };

/** A fight that is played in a test, with the dice of its seed. */
export class Table {
  readonly #seed: string;
  encounter: Encounter;

  constructor(setUp: SetUp, seed: number) {
    this.#seed = seed.toString(16).padStart(64, "0");
    this.encounter = found(declare, setUp);
  }

  /** What would come of the command; nothing happens. */
  ask({ seat, command }: Sent): ReturnType<typeof ask> {
    return ask(this.encounter, { seat, command, dice: liveDice(this.encounter, this.#seed) });
  }

  /** Sends the command. @returns the refusal, or undefined if it was accepted */
  send(sent: Sent): Refusal | undefined {
    const answer = this.ask(sent);
    if ("refusal" in answer) return answer.refusal;
    this.encounter = apply(this.encounter, answer.commit);
    return undefined;
  }

  view(viewer: Viewer): TableView {
    return declare.view(this.encounter.state, viewer);
  }

  /** The state as its ruleset knows it. */
  get state(): State {
    return this.encounter.state as State;
  }

  get isOver(): boolean {
    return this.state.phase === "ended";
  }

  /** A command that somebody is offered, or undefined if nobody is. @param seats whose; all by default */
  anyOffered(random: Random, seats: readonly Seat[] = SEATS): Sent | undefined {
    const offered = seats.flatMap((seat) => this.view(seat).prompts.map((prompt) => ({ seat, prompt })));
    if (offered.length === 0) return undefined;
    const { seat, prompt } = oneOf(random, offered);
    return { seat, command: commandFor(prompt, random) };
  }
}

const houseValues: Readonly<Record<string, readonly (string | number)[]>> = {
  checkDice: ["2d6", "1d20", "3d6"],
  declarations: ["open", "open", "secret"],
  masterHears: ["withGroup", "withGroup", "atOnce"],
  attackReaction: ["everyAttack", "oneOnly"],
  failedReaction: ["keepsAction", "losesAction"],
  heavyBlowBase: ["max", "roundStart"],
  deadTarget: ["lost", "retarget"],
  zoneMetres: [10, 30],
  zoneMax: [0, 6, 30],
  hotSoulPerCheck: [0, 1, 2],
  npcNumbers: ["open", "steps", "hidden"],
};

/** Three to six fighters of few different abilities, so that there are groups, under house rules drawn at random. */
export function anySetUp(random: Random, fixed: JsonObject = {}): SetUp {
  const drawn = Object.entries(houseValues).map(([option, values]) => [option, oneOf<string | number>(random, values)]);
  const house: JsonObject = { ...Object.fromEntries(drawn), ...fixed };
  const owners = ["p1", "p2", "gm", "gm", "gm", "p1"].slice(0, wholeBetween(random, 3, 6));
  const combatants = owners.map((owner, i) =>
    anyFighter(random, { id: `f${i}`, owner, zoneMax: Number(house.zoneMax) }),
  );
  return { house, combatants };
}

/** A fighter with a sheet drawn at random. Players' fighters and the GM's are of different sides. */
export function anyFighter(
  random: Random,
  { id, owner, zoneMax }: { readonly id: string; readonly owner: string; readonly zoneMax: number },
): JsonObject {
  const few = () => wholeBetween(random, 3, 6);
  const weapons = oneOf<readonly string[]>(random, [[], ["sword"], ["pistol"], ["bow", "knife"]]);
  const sheet = {
    intelligence: few(),
    athletics: few(),
    sense: few(),
    skills: { melee: few(), brawl: few(), shooting: few() },
    damageBonus: wholeBetween(random, -2, 4),
    hpMax: wholeBetween(random, 4, 14),
    hotSoul: wholeBetween(random, 0, 2),
    weapons: [...weapons],
    zone: wholeBetween(random, 0, Math.min(5, zoneMax)),
  };
  const [side, kind] = owner === "gm" ? ["demons", "npc"] : ["heroes", "pc"];
  return { id, name: id, side, kind, owner, sheet };
}
