import { parse } from "yaml";
import { z } from "zod";
import { type Command, commandSchema } from "../core/command.ts";
import type { Json } from "../core/json.ts";
import { isSeat, isViewer, type Seat, type Viewer } from "../core/seat.ts";

/** What a scenario expects at a point of the play. Paths are dotted, see `path.ts`. */
export type Expectation = {
  /** Of the omniscient view. `null` means absent. */
  readonly state?: Readonly<Record<string, Json>> | undefined;
  readonly seen?: Readonly<Record<string, Readonly<Record<string, Json>>>> | undefined;
  /** Paths absent from that viewer's view. */
  readonly hidden?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Types of the events so far, as a subsequence. */
  readonly events?: readonly string[] | undefined;
  /** The types of all prompts a viewer has now. */
  readonly prompts?: Readonly<Record<string, readonly string[]>> | undefined;
  /** A subsequence of the viewer's log. `null`: the field is absent. */
  readonly told?: Readonly<Record<string, readonly Readonly<Record<string, Json>>[]>> | undefined;
  /** Event types that the viewer's log does not hold at all. */
  readonly untold?: Readonly<Record<string, readonly string[]>> | undefined;
};

/** One step of a scenario. */
export type Step =
  | { readonly kind: "command"; readonly seat: Seat; readonly command: Command }
  | { readonly kind: "refuse"; readonly seat: Seat; readonly command: Command; readonly code: string }
  | { readonly kind: "expect"; readonly expect: Expectation };

/** A rule example as data. */
export type Scenario = {
  readonly title: string;
  readonly clauses: readonly string[];
  readonly ruleset: string;
  readonly house: { readonly [option: string]: Json };
  readonly combatants: readonly Json[];
  readonly dice: readonly string[];
  readonly steps: readonly Step[];
};

const record = <T>(value: z.ZodType<T>) => z.record(z.string(), value).optional();
const byViewer = <T>(value: z.ZodType<T>) =>
  z.record(z.custom<Viewer>(isViewer, "gm, p1, p2, …, spectator or omniscient"), value).optional();

const expectation: z.ZodType<Expectation> = z.strictObject({
  state: record(z.json()),
  seen: byViewer(z.record(z.string(), z.json())),
  hidden: byViewer(z.array(z.string())),
  events: z.array(z.string()).optional(),
  prompts: byViewer(z.array(z.string())),
  told: byViewer(z.array(z.record(z.string(), z.json()))),
  untold: byViewer(z.array(z.string())),
});

const step = z.record(z.string(), z.unknown()).transform((raw, context): Step => {
  const keys = Object.keys(raw);
  const problem = (message: string): never => {
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  };
  if (keys.length !== 1) return problem("one of expect, refuse, or a seat with its command");
  const key = String(keys[0]);
  if (key === "expect") return { kind: "expect", expect: expectation.parse(raw.expect) };
  if (key === "refuse") {
    const { code, ...rest } = z.looseObject({ code: z.string() }).parse(raw.refuse);
    const [seat, ...more] = Object.keys(rest);
    if (!isSeat(seat) || more.length > 0) return problem("refuse: one seat with its command, and the code");
    return { kind: "refuse", seat, command: commandSchema.parse(rest[seat]), code };
  }
  if (!isSeat(key)) return problem(`"${key}": expect, refuse, gm, p1, p2, …`);
  return { kind: "command", seat: key, command: commandSchema.parse(raw[key]) };
});

const scenario = z.strictObject({
  title: z.string().min(1),
  clauses: z.array(z.string()).default([]),
  ruleset: z.string(),
  house: z.record(z.string(), z.json()).default({}),
  combatants: z.array(z.json()).min(1),
  dice: z.array(z.string()).default([]),
  steps: z.array(step),
});

/**
 * Reads a scenario file's text.
 * @throws Error naming the field and what is allowed
 */
export function parseScenario(text: string): Scenario {
  return scenario.parse(parse(text, { maxAliasCount: 0 }));
}
