import { z } from "zod";
import type { Ruleset } from "../ruleset.ts";
import { type CommandRule, type CommonArguments, type CommonRule, commandRule } from "./commandRule.ts";
import type { CommonEvent } from "./commonEvents.ts";
import type { Event } from "./event.ts";
import { type Fight, findCombatant } from "./fight.ts";
import type { Json } from "./json.ts";
import { newCombatantSchema, readBy } from "./newCombatant.ts";
import { refuse } from "./refusal.ts";
import { isSeat, type Seat, type Viewer } from "./seat.ts";

/** Longest reason, outcome, note or ruling, in characters. */
export const MAX_TEXT_LENGTH = 500;
const text = z.string().trim().min(1).max(MAX_TEXT_LENGTH);
const key = z.string().min(1).max(64);

const commonArguments: { readonly [C in keyof CommonArguments]: z.ZodType<CommonArguments[C]> } = {
  start: z.strictObject({}),
  addCombatant: z.strictObject({ combatant: newCombatantSchema }),
  removeCombatant: z.strictObject({}),
  adjust: z
    .strictObject({
      path: z.string().min(1).max(200),
      set: z.json().optional(),
      add: z.number().optional(),
      reason: text,
    })
    .refine((given) => (given.set === undefined) !== (given.add === undefined), {
      message: "exactly one of set and add",
      path: ["set"],
    }),
  setCondition: z.strictObject({
    condition: key,
    until: z.string().max(MAX_TEXT_LENGTH).optional(),
    source: key.optional(),
    note: z.string().max(MAX_TEXT_LENGTH).optional(),
  }),
  clearCondition: z.strictObject({ condition: key }),
  orderTies: z.strictObject({ ids: z.array(z.string()).max(200) }),
  skipTurn: z.strictObject({}),
  passControl: z.strictObject({ to: z.custom<Seat>(isSeat, "gm, p1, p2, …") }),
  end: z.strictObject({ outcome: text }),
};

const withoutCombatant: ReadonlySet<string> = new Set([
  "start",
  "addCombatant",
  "orderTies",
  "end",
  "setHouse",
  "nextFight",
]);

/** Names that every object has are no commands. */
function isNamed(type: string): type is keyof CommonArguments {
  return Object.hasOwn(commonArguments, type);
}

/** Common commands that no ruleset has a rule of its own for. */
const OF_THE_CORE: ReadonlySet<string> = new Set(["rule", "openRecord", "setHouse", "nextFight", "undo"]);

/** Is this one of the GM's commands that every ruleset has? */
export function isCommonCommand(type: string): boolean {
  return isNamed(type) || OF_THE_CORE.has(type);
}

/**
 * The GM's common command of this type as a rule like any other: the ruleset's own part, under the core's checks.
 * `passControl`, `rule`, `setHouse` and `nextFight` are the core's unless the ruleset says more; `undo` is the encounter's.
 */
export function commonRuleOf(ruleset: Ruleset, type: string): CommandRule<Fight, Event> | undefined {
  const known = commonRules.get(ruleset) ?? new Map<string, CommandRule<Fight, Event>>();
  commonRules.set(ruleset, known);
  const rule = known.get(type) ?? makeCommonRule(ruleset, type);
  if (rule !== undefined) known.set(type, rule);
  return rule;
}

/** What has been made of each ruleset: the screens of the GM ask for it at every command. */
const commonRules = new WeakMap<Ruleset, Map<string, CommandRule<Fight, Event>>>();

function makeCommonRule(ruleset: Ruleset, type: string): CommandRule<Fight, Event> | undefined {
  if (type === "rule") return ruleRule;
  if (type === "openRecord") return openRecordRule;
  if (type === "setHouse") return setHouseRule(ruleset);
  if (type === "nextFight") return nextFightRule(ruleset);
  if (!isNamed(type)) return undefined;
  const own = ruleset.common[type] ?? (type === "passControl" ? passControlAnyTime : never);
  return commandRule({
    gmOnly: true,
    as: withoutCombatant.has(type) ? "none" : "combatant",
    args: commonArguments[type] as z.ZodType<never>,
    isPhase: (state, sender) => own.isPhase(state, sender),
    isTurn: (state, sender) => own.isTurn?.(state, sender) ?? true,
    obstacle: (state, sender) => own.obstacle?.(state, sender),
    decide: (draft, ask) => own.decide(draft, ask),
  });
}

const never: CommonRule<Fight, Event, never> = { isPhase: () => false, decide: () => undefined };

/** Common commands of the GM that are not possible at every moment, and worth a button only when they are. */
const MOMENTARY = ["end", "addCombatant", "orderTies", "setHouse", "nextFight", "skipTurn"] as const;

/**
 * Which of the GM's common commands would not be refused at once for the phase or the turn: `end`, or with the combatant
 * they are for, `skipTurn rin`. It says no more than those refusals do.
 * @param ids combatants that the GM knows of
 */
export function openToGm(ruleset: Ruleset, state: Fight, ids: readonly string[]): readonly string[] {
  return MOMENTARY.flatMap((type) => {
    const rule = commonRuleOf(ruleset, type);
    const isOpen = (as: string | undefined) => {
      const sender = { seat: "gm", as, command: { type, ...(as === undefined ? {} : { as }) } } as const;
      return rule?.isPhase(state, sender) === true && rule.isTurn?.(state, sender) !== false;
    };
    if (withoutCombatant.has(type)) return isOpen(undefined) ? [type] : [];
    return ids.filter(isOpen).map((id) => `${type} ${id}`);
  });
}

const passControlAnyTime: CommonRule<Fight, Event, CommonArguments["passControl"]> = {
  isPhase: () => true,
  decide(draft, ask) {
    draft.emit({ type: "controlPassed", as: ask.as, to: ask.args.to } satisfies CommonEvent);
  },
};

/** `openRecord`, after the end. Everybody is told, and nothing is undone any more: what the GM has read cannot be unread. */
const openRecordRule = commandRule({
  gmOnly: true,
  as: "none",
  args: z.strictObject({}),
  isPhase: (state) => state.phase === "ended",
  decide: (draft) => draft.emit({ type: "recordOpened" } satisfies CommonEvent),
});

const ruleRule = commandRule({
  gmOnly: true,
  as: "none",
  args: z.strictObject({ text }),
  isPhase: () => true,
  decide: (draft, ask) => draft.emit({ type: "ruled", text: ask.args.text } satisfies CommonEvent),
});

/**
 * `setHouse {house}`: the table's house rules, in set-up only. Options not given keep their value.
 * Sheets at the table are not checked anew: a refusal would tell the GM of values that are a player's secret. A ruleset
 * plays on with what it was given.
 */
function setHouseRule(ruleset: Ruleset): CommandRule<Fight, Event> {
  return commandRule({
    gmOnly: true,
    as: "none",
    args: z.strictObject({ house: z.record(z.string(), z.json()) }),
    isPhase: (state) => state.phase === "setup",
    decide(draft, ask) {
      const before = draft.state.house as { readonly [option: string]: Json };
      const house = readBy(ruleset.house, { ...before, ...ask.args.house }, "house") as {
        readonly [option: string]: Json;
      };
      const changed = Object.keys(house).filter((o) => JSON.stringify(house[o]) !== JSON.stringify(before[o]));
      if (changed.length === 0) refuse("badArgument", "house: nothing would change", { field: "house" });
      draft.emit({ type: "houseRulesSet", house, changed } satisfies CommonEvent);
    },
  });
}

/**
 * `nextFight {stay}`, after the end: set-up again at the same table, with those who stay and what they take along. The
 * others are gone. Refused (`badArgument`): somebody whom the GM does not see, somebody twice.
 */
function nextFightRule(ruleset: Ruleset): CommandRule<Fight, Event> {
  return commandRule({
    gmOnly: true,
    as: "none",
    args: z.strictObject({ stay: z.array(z.string()).max(200) }),
    isPhase: (state) => state.phase === "ended",
    decide(draft, { args }) {
      const seenBy = (viewer: Viewer) => Object.values(ruleset.view(draft.state, viewer).combatants);
      const seen = seenBy("gm").map(({ id, name }) => ({ id, name }));
      const allowed = seen.map(({ id }) => id);
      const isWrong = (id: string, i: number) => !allowed.includes(id) || args.stay.indexOf(id) !== i;
      if (args.stay.some(isWrong)) {
        refuse("badArgument", "stay: combatants at the table, each once", { field: "stay", allowed });
      }
      const stay = allowed.filter((id) => args.stay.includes(id));
      const gone = seen.filter(({ id }) => !stay.includes(id));
      const open = new Set(seenBy("spectator").map(({ id }) => id));
      const unseen = allowed.filter((id) => !open.has(id));
      const hidden = unseen.length === 0 ? {} : { unseen };
      draft.emit({ type: "nextFightPrepared", stay, gone, ...hidden } satisfies CommonEvent);
    },
  });
}

/** The id of the combatant a command acts as, or `badArgument` if the sender knows of none with it. */
export function requireCombatant(
  ruleset: Ruleset,
  state: Fight,
  named: { as?: string | undefined; seat: Seat },
): string {
  const found = findCombatant(state, named.as);
  const isKnown = found !== undefined && (ruleset.knows?.(state, named.seat, found.id) ?? true);
  if (!isKnown) refuse("badArgument", "as: no such combatant here", { field: "as" });
  return found.id;
}
