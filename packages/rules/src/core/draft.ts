import type { Dice } from "../dice/dice.ts";
import type { DiceStream, Event, RecordedRoll } from "./event.ts";

/**
 * A command being decided: the state as the events emitted so far have made it. Rules read `state`, `emit` what happens
 * and `roll` dice; if they refuse half-way, the draft is thrown away and nothing has changed.
 */
export class Draft<S, E extends Event> {
  readonly #evolve: (state: S, event: E) => S;
  readonly #dice: Dice;
  readonly #events: E[] = [];
  readonly #rolls: RecordedRoll[] = [];
  #state: S;

  constructor(state: S, rules: { readonly evolve: (state: S, event: E) => S; readonly dice: Dice }) {
    this.#state = state;
    this.#evolve = rules.evolve;
    this.#dice = rules.dice;
  }

  /** The state after everything emitted so far. */
  get state(): S {
    return this.#state;
  }

  /** What has been emitted so far, in order. */
  get events(): readonly E[] {
    return this.#events;
  }

  /** The dice rolled so far, in order. */
  get rolls(): readonly RecordedRoll[] {
    return this.#rolls;
  }

  /** States a fact: it is folded into the state at once. */
  emit(event: E): void {
    this.#state = this.#evolve(this.#state, event);
    this.#events.push(event);
  }

  /**
   * Rolls dice, for example `roll("2d10", "damage")`, and returns the faces in order.
   * The ruleset must tell the faces in an event of its own to those who may see them.
   * @param stream `hidden` for a roll that not the whole table sees
   */
  roll(notation: string, why: string, stream: DiceStream = "open"): readonly number[] {
    const rolled = this.#dice.roll(notation, stream);
    this.#rolls.push({ stream, first: rolled.first, notation, faces: rolled.faces, why });
    return rolled.faces;
  }
}
