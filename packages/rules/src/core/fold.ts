import type { Event, ToldEvent } from "./event.ts";
import type { Narration, Teller } from "./narration.ts";
import type { Viewer } from "./seat.ts";

/** What each event does to the state. A type without a fold does not compile. */
export type Folds<S, E extends Event> = {
  readonly [T in E["type"]]: (state: S, event: Extract<E, { type: T }>) => S;
};

/** Folds an event by its type's entry. @throws Error for an event type that the table does not have */
export function foldBy<S, E extends Event>(folds: Folds<S, E>): (state: S, event: E) => S {
  const table = folds as unknown as Readonly<Record<string, (state: S, event: E) => S>>;
  return (state, event) => {
    const fold = Object.hasOwn(table, event.type) ? table[event.type] : undefined;
    if (fold === undefined) throw new Error(`no fold for event ${event.type}`);
    return fold(state, event);
  };
}

/** Tells an event by its type's entry; an unknown type is told to nobody. */
export function narrateBy<E extends Event>(
  narration: Narration<E>,
): (event: E, viewer: Viewer) => ToldEvent | undefined {
  const table = narration as unknown as Readonly<Record<string, Teller<E>>>;
  return (event, viewer) => {
    const tell = Object.hasOwn(table, event.type) ? table[event.type] : undefined;
    return tell?.(event, viewer);
  };
}
