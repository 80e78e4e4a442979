import type { OptionLabels } from "./prompt.ts";

/** Something with an id that a sheet or the table may have named; what has no name has its word in the terms. */
export type Thing = { readonly id: string; readonly name?: string | undefined };

/** Names of things made at the table, by the field of an event or view that tells of them, then by id. */
export type FieldLabels = Readonly<Record<string, OptionLabels>>;

/** The names of those of these things that were made at the table, by id: empty where the terms have words for all. */
export function labelsOf(things: readonly Thing[]): OptionLabels {
  return Object.fromEntries(things.flatMap(({ id, name }) => (name === undefined || name === id ? [] : [[id, name]])));
}

/** `labels` to be spread into a view, a prompt's field or an event; no such key where there are none. */
export function withLabels<L extends OptionLabels | FieldLabels>(labels: L): { readonly labels?: L } {
  return Object.keys(labels).length === 0 ? {} : { labels };
}

/** The labels of an event by field, without fields that have none. */
export function fieldLabels(byField: Readonly<Record<string, readonly Thing[]>>): { readonly labels?: FieldLabels } {
  const labelled = Object.entries(byField).map(([field, things]) => [field, labelsOf(things)] as const);
  return withLabels(Object.fromEntries(labelled.filter(([, labels]) => Object.keys(labels).length > 0)));
}
