import type { Event, Founding, Ruleset } from "@yomiai/rules";
import type { StoredCommit } from "./store.ts";

/** What is stored was written by a newer version of the ruleset than this server has. */
export class NewerVersion extends Error {
  override readonly name = "NewerVersion";
}

/** The founding as the ruleset's present version reads it. @throws NewerVersion, or Error if an upcaster is missing */
export function upcastFounding(ruleset: Ruleset, founding: Founding): Founding {
  const steps = stepsFrom(ruleset, founding.version);
  const read = steps.reduce((older, step) => step.founding?.(older) ?? older, founding);
  return { ...read, version: ruleset.version };
}

/** The commit with its events as the ruleset's present version reads them. @throws as {@link upcastFounding} */
export function upcastCommit(ruleset: Ruleset, stored: StoredCommit): StoredCommit {
  if (stored.version === ruleset.version) return stored;
  const steps = stepsFrom(ruleset, stored.version);
  const events = stored.commit.events.map((event) => steps.reduce(stepEvent, event));
  return { ...stored, version: ruleset.version, commit: { ...stored.commit, events } };
}

type Step = NonNullable<Ruleset["upcasters"]>[number];

function stepEvent(event: Event, step: Step): Event {
  return step.event?.(event) ?? event;
}

function stepsFrom(ruleset: Ruleset, version: number): readonly Step[] {
  if (version > ruleset.version) {
    throw new NewerVersion(`${ruleset.id} ${version} is stored; this server reads up to ${ruleset.version}`);
  }
  return Array.from({ length: ruleset.version - version }, (_, i) => {
    const step = ruleset.upcasters?.find(({ from }) => from === version + i);
    if (step === undefined) throw new Error(`${ruleset.id}: no upcaster from version ${version + i}`);
    return step;
  });
}
