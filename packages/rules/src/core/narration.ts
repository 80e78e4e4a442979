import type { Event, ToldEvent } from "./event.ts";
import type { FieldLabels } from "./madeThings.ts";
import type { Viewer } from "./seat.ts";

/** How one type of event is told: what this viewer reads of it, or nothing at all. */
export type Teller<E extends Event = Event> = (event: E, viewer: Viewer) => ToldEvent | undefined;

/** A teller for every event type; a type without one does not compile. */
export type Narration<E extends Event> = { readonly [T in E["type"]]: Teller<Extract<E, { type: T }>> };

/**
 * Tells only the listed fields of an event. An allow-list: a field that nobody listed is told to nobody.
 * Fields that the event does not have stay absent.
 */
export function only<E extends Event>(event: E, fields: readonly (keyof E & string)[]): ToldEvent {
  const told: { type: string; [field: string]: Event[string] } = { type: event.type };
  for (const field of fields) {
    const value = event[field];
    if (value !== undefined) told[field] = value;
  }
  return told;
}

/** Tells the listed fields, and of `labels` those of the fields among them: names of what is told, and of nothing else. */
export function withNames<E extends Event & { readonly labels?: FieldLabels }>(
  event: E,
  fields: readonly (keyof E & string)[],
): ToldEvent {
  const told = only(event, fields);
  const labels = Object.entries(event.labels ?? {}).filter(([field]) => Object.hasOwn(told, field));
  return labels.length === 0 ? told : { ...told, labels: Object.fromEntries(labels) };
}

/** A teller that tells everybody the same fields, with their names. */
export function namedToAll<E extends Event & { readonly labels?: FieldLabels }>(
  ...fields: readonly (keyof E & string)[]
): Teller<E> {
  return (event) => withNames(event, fields);
}

/** A teller that tells everybody the same fields. */
export function toAll<E extends Event>(...fields: readonly (keyof E & string)[]): Teller<E> {
  return (event) => only(event, fields);
}
