import { apply, type Encounter, type Seat, seededRandom, type TableView } from "@yomiai/rules";
import { asked, diceSeed } from "../../play/asking.ts";
import { IDLE_SEAT, seatsOf, viewOf } from "../../play/audiences.ts";
import { isOver, type Played, placeOf } from "../../play/fight.ts";
import { nextMove, Tried } from "../../play/style.ts";
import type { Law } from "../law.ts";
import { placesIn } from "./sampling.ts";

/** Commands of the others within which the fight must have moved on. */
const PATIENCE = 80;

/**
 * A player who is gone for good stops nobody: the GM passes its combatants to the own seat, and whoever is left plays
 * on, with a skipped turn where nobody is asked anything.
 */
export const nobodyIsIndispensable: Law = ({ fights, facts }) =>
  placesIn(fights, 2)
    .filter(({ encounter }) => !isOver(encounter))
    .flatMap(({ played, encounter }) =>
      seatsOf(encounter)
        .filter((seat) => seat !== "gm" && seat !== IDLE_SEAT)
        .flatMap((gone) => problemsWithout(played, encounter, { gone, patient: Object.keys(facts.patient) })),
    );

type Loss = { readonly gone: Seat; readonly patient: readonly string[] };

function problemsWithout(played: Played, encounter: Encounter, { gone, patient }: Loss): readonly string[] {
  const left = new Remaining(encounter, { gone, patient, seed: played.seed });
  const place = `${placeOf(played, encounter)}, ${gone} gone for good`;
  const unpassed = left.takeOver();
  if (unpassed !== undefined) return [`${place}: control of ${unpassed} cannot be passed`];
  if (encounter.state.phase === "setup" && !left.start()) return [`${place}: the fight cannot be started`];
  return left.isMovingOn() ? [] : [`${place}: nothing moves any more: ${left.situation}`];
}

/** The table without one person. */
class Remaining {
  readonly #gone: Seat;
  readonly #patient: readonly string[];
  readonly #seed: number;
  #encounter: Encounter;
  /** Combatants that were the lost seat's at the end. */
  #lost: readonly string[] = [];

  constructor(encounter: Encounter, without: Loss & { readonly seed: number }) {
    this.#encounter = encounter;
    this.#gone = without.gone;
    this.#patient = without.patient;
    this.#seed = without.seed;
  }

  /** The last table, for the message. */
  get situation(): string {
    return situationOf(viewOf(this.#encounter, "omniscient"));
  }

  /** Passes the lost seat's combatants to the GM; the id of one that cannot be passed. */
  takeOver(): string | undefined {
    const { combatants } = viewOf(this.#encounter, "omniscient");
    const lost = Object.values(combatants).filter(({ owner, status }) => owner === this.#gone && status !== "fled");
    this.#lost = lost.map(({ id }) => id);
    return lost.find(({ id }) => !this.#gm({ type: "passControl", as: id, to: "gm" }))?.id;
  }

  /** Prepares and starts; as a last resort without the combatants that the lost seat has left unready. */
  start(): boolean {
    for (let attempt = 0; attempt < PATIENCE; attempt++) {
      if (this.#gm({ type: "start" })) return true;
      this.#play(attempt);
    }
    const founders = this.#encounter.founding.combatants.filter(({ owner }) => owner === this.#gone);
    for (const id of new Set([...this.#lost, ...founders.map((founder) => founder.id)]))
      this.#gm({ type: "removeCombatant", as: id });
    return this.#gm({ type: "start" }) || isOneSided(this.#encounter);
  }

  /** Does the table change its situation at least three times, or end? */
  isMovingOn(): boolean {
    const seen = new Set([this.situation]);
    for (let attempt = 0; attempt < PATIENCE && seen.size < 4; attempt++) {
      if (isOver(this.#encounter) || ["setup", ...this.#patient].includes(this.#encounter.state.phase)) return true;
      if (!this.#play(attempt) && !this.#skip() && !this.#wake()) return false;
      seen.add(this.situation);
    }
    return seen.size >= 4 || isOver(this.#encounter);
  }

  #play(attempt: number): boolean {
    const random = seededRandom(this.#seed * 1000 + attempt);
    const move = nextMove(this.#encounter, {
      style: attempt % 2 === 0 ? "bots" : "random",
      random,
      tried: new Tried(),
      without: this.#gone,
    });
    return move !== undefined && this.#send(move.seat, move.command);
  }

  #skip(): boolean {
    const { turn, active } = viewOf(this.#encounter, "gm");
    return [...(typeof turn === "string" ? [turn] : []), ...active].some((as) => this.#gm({ type: "skipTurn", as }));
  }

  /** Everybody lies asleep or stunned: the GM ends a condition. */
  #wake(): boolean {
    const { combatants } = viewOf(this.#encounter, "gm");
    return Object.values(combatants).some(({ id, conditions }) =>
      Object.keys(conditions).some((condition) => this.#gm({ type: "clearCondition", as: id, condition })),
    );
  }

  #gm(command: Parameters<typeof asked>[1]["command"]): boolean {
    return this.#send("gm", command);
  }

  #send(seat: Seat, command: Parameters<typeof asked>[1]["command"]): boolean {
    const { answer } = asked(this.#encounter, { seat, command }, diceSeed(this.#seed));
    if ("refusal" in answer) return false;
    this.#encounter = apply(this.#encounter, answer.commit);
    return true;
  }
}

function situationOf({ phase, round, turn, active }: TableView): string {
  return JSON.stringify({ phase, round, turn, active });
}

/** Nobody is left to fight against: there is nothing to start. */
function isOneSided({ state }: Encounter): boolean {
  return new Set(state.combatants.map(({ side }) => side)).size < 2;
}
