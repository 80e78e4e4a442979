import type { Encounter } from "../core/encounter.ts";
import { logFor } from "../core/log.ts";
import type { Viewer } from "../core/seat.ts";
import { meets, valueAt } from "./path.ts";
import type { Expectation } from "./scenario.ts";

/** Everything that is not as expected, one sentence each. */
export function findFailures(encounter: Encounter, expected: Expectation): readonly string[] {
  return [
    ...valuesOf(encounter, "omniscient", expected.state ?? {}),
    ...eachViewer(expected.seen, (viewer, wanted) => valuesOf(encounter, viewer, wanted)),
    ...eachViewer(expected.hidden, (viewer, paths) => hiddenFrom(encounter, viewer, paths)),
    ...(expected.events === undefined ? [] : eventsOf(encounter, expected.events)),
    ...eachViewer(expected.prompts, (viewer, types) => promptsOf(encounter, viewer, types)),
    ...eachViewer(expected.told, (viewer, lines) => toldTo(encounter, viewer, lines)),
    ...eachViewer(expected.untold, (viewer, types) => untoldTo(encounter, viewer, types)),
  ];
}

function eachViewer<T>(
  byViewer: Readonly<Record<string, T>> | undefined,
  find: (viewer: Viewer, wanted: T) => readonly string[],
): readonly string[] {
  return Object.entries(byViewer ?? {}).flatMap(([viewer, wanted]) => find(viewer as Viewer, wanted));
}

function view(encounter: Encounter, viewer: Viewer): unknown {
  return encounter.ruleset.view(encounter.state, viewer);
}

function valuesOf(encounter: Encounter, viewer: Viewer, wanted: NonNullable<Expectation["state"]>): readonly string[] {
  const table = view(encounter, viewer);
  return Object.entries(wanted).flatMap(([path, value]) => {
    const found = valueAt(table, path);
    return meets(found, value) ? [] : [`${viewer} ${path}: ${show(found)}, expected ${show(value)}`];
  });
}

function hiddenFrom(encounter: Encounter, viewer: Viewer, paths: readonly string[]): readonly string[] {
  const table = view(encounter, viewer);
  return paths.flatMap((path) => {
    const found = valueAt(table, path);
    return found === undefined ? [] : [`${viewer} must not see ${path}: ${show(found)}`];
  });
}

function eventsOf(encounter: Encounter, wanted: readonly string[]): readonly string[] {
  const types = encounter.commits.flatMap((commit) => commit.events.map((event) => event.type));
  const missing = firstMissing(types, wanted, (type, want) => type === want);
  return missing === undefined ? [] : [`events: no ${missing} in its place; there were ${types.join(", ")}`];
}

function promptsOf(encounter: Encounter, viewer: Viewer, wanted: readonly string[]): readonly string[] {
  const types = [...new Set(encounter.ruleset.view(encounter.state, viewer).prompts.map(({ type }) => type))].sort();
  const expected = [...new Set(wanted)].sort();
  return meets(types, expected) ? [] : [`prompts of ${viewer}: ${show(types)}, expected ${show(expected)}`];
}

function toldTo(
  encounter: Encounter,
  viewer: Viewer,
  wanted: NonNullable<Expectation["told"]>[string],
): readonly string[] {
  const told = logFor(encounter.ruleset, encounter.commits, viewer).map(({ event }) => event);
  const fits = (event: object, want: (typeof wanted)[number]) =>
    Object.entries(want).every(([field, value]) => meets((event as Record<string, unknown>)[field], value));
  const missing = firstMissing(told, wanted, fits);
  return missing === undefined ? [] : [`${viewer} was not told ${show(missing)} in its place; told: ${show(told)}`];
}

function untoldTo(encounter: Encounter, viewer: Viewer, types: readonly string[]): readonly string[] {
  const told = logFor(encounter.ruleset, encounter.commits, viewer);
  return types.flatMap((type) => {
    const found = told.find(({ event }) => event.type === type);
    return found === undefined ? [] : [`${viewer} must not be told ${show(found.event)}`];
  });
}

/** The first of `wanted` that does not follow in order in `all`. */
function firstMissing<A, W>(all: readonly A[], wanted: readonly W[], fits: (a: A, w: W) => boolean): W | undefined {
  let from = 0;
  for (const want of wanted) {
    const at = all.findIndex((item, i) => i >= from && fits(item, want));
    if (at === -1) return want;
    from = at + 1;
  }
  return undefined;
}

function show(value: unknown): string {
  return value === undefined ? "absent" : JSON.stringify(value);
}
