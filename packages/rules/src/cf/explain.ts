/** "Why?": the clauses behind an event and the sum behind its number, from what was told alone. */
import type { ToldEvent } from "../core/event.ts";
import type { Json, JsonObject } from "../core/json.ts";
import type { Addend, Explanation } from "../ruleset.ts";
import type { CfEvent } from "./events.ts";

type Reason = (told: ToldEvent) => Explanation | undefined;

/** Clauses alone, for events without a number to ask about. */
function by(...clauses: readonly string[]): Reason {
  return () => ({ clauses });
}

/** A d20 and what was added to it. */
function checked(...clauses: readonly string[]): Reason {
  return (told) => ({ clauses, ...sumOfD20(told) });
}

const reasons: Readonly<Partial<Record<CfEvent["type"], Reason>>> = {
  encounterStarted: by("CF-1.2"),
  roundStarted: by("CF-1.1", "CF-2.8"),
  standstill: by("CF-2.10"),
  initiativeRolled: checked("CF-1.2", "CF-1.3"),
  orderSet: by("CF-1.3", "CF-1.4", "CF-1.5", "CF-1.6"),
  orderProposed: by("CF-1.5"),
  turnStarted: by("CF-2.1", "CF-2.2"),
  turnEnded: by("CF-2.6", "CF-2.7"),
  turnSkipped: ({ reason }) => ({ clauses: [reason === "unable" ? "CF-2.5" : "CF-2.6"] }),
  turnDelayed: by("CF-1.8"),

  attackRolled: (told) => ({ clauses: clausesOfAttack(told), ...sumOfD20(told) }),
  damaged: (told) => ({ clauses: clausesOfDamage(told), ...sumOfDamage(told) }),
  healed: (told) => ({ clauses: ["CF-10.8"], ...sumOfHealing(told) }),
  fellUnconscious: by("CF-11.1"),
  woke: by("CF-11.7"),
  died: by("CF-11.2", "CF-11.3", "CF-11.5"),
  conditionSet: by("CF-12.2", "CF-12.5"),
  conditionEnded: by("CF-12.2"),
  saveRolled: checked("CF-12.6", "CF-12.7"),

  moveDeclared: by("CF-7.1", "CF-7.2"),
  moved: by("CF-4.1", "CF-4.2"),
  moveStopped: by("CF-7.4"),
  shifted: by("CF-4.3"),
  teleported: by("CF-6.7"),
  opportunityOffered: by("CF-7.1", "CF-7.2"),
  opportunityTaken: by("CF-7.3", "CF-7.5"),
  opportunityDeclined: by("CF-7.3"),
  stoodUp: by("CF-4.4"),
  wentProne: by("CF-5.4", "CF-13.1"),
  totalDefenseTaken: by("CF-3.3"),
  attacksEnded: by("CF-8.4"),
  flanked: by("CF-9.4", "CF-9.5"),
  flankBroken: by("CF-9.7"),
  equipmentChanged: by("CF-4.6"),
  itemDropped: by("CF-5.3", "CF-4.7"),
  itemPickedUp: by("CF-4.7"),
  potionUsed: by("CF-3.4", "CF-3.5", "CF-4.8"),
  specialAttackUsed: by("CF-8.10"),
  spellCast: by("CF-8.9"),
  castingFailed: ({ face }) => ({
    clauses: ["CF-13.12"],
    ...(typeof face === "number" && { sum: [{ term: "die", value: face }], total: face }),
  }),
  freeActionAsked: by("CF-5.5"),
  freeActionAnswered: by("CF-5.5"),
  checkRolled: checked("CF-14.1"),
  importantAnnounced: by("CF-11.6"),
  adjusted: by("CF-14.3", "CF-11.9"),
  encounterEnded: by("CF-15.1", "CF-15.2"),
};

/** The clauses and the sum behind an event as it was told; nothing where there is nothing to ask. */
export function explain(told: ToldEvent): Explanation | undefined {
  const table: Readonly<Record<string, Reason>> = reasons;
  return Object.hasOwn(table, told.type) ? table[told.type]?.(told) : undefined;
}

/** Without the addends only their sum is shown: whoever sees die and total can tell as much. */
function sumOfD20({ face, total, modifiers }: ToldEvent): Partial<Explanation> {
  if (typeof face !== "number" || typeof total !== "number") return {};
  const die = { term: "die", value: face };
  const addends = addendsOf(modifiers) ?? [{ term: "rest", value: total - face }];
  return { sum: [die, ...addends.filter(({ value }) => value !== 0)], total };
}

function clausesOfAttack({ versus, advantage, critical }: ToldEvent): readonly string[] {
  const base = versus === "ac" ? ["CF-8.1", "CF-8.2", "CF-8.3"] : ["CF-8.2", "CF-8.3", "CF-8.6"];
  return [...base, ...(advantage === true ? ["CF-9.2"] : []), ...(critical === true ? ["CF-8.8"] : [])];
}

function clausesOfDamage({ roll }: ToldEvent): readonly string[] {
  const { isMaximum, isDoubled, isHalved } = isObject(roll) ? roll : {};
  const isCritical = isMaximum === true || isDoubled === true;
  return ["CF-10.2", "CF-10.6", ...(isCritical ? ["CF-10.9"] : []), ...(isHalved === true ? ["CF-13.4"] : [])];
}

/** Dice, addends, then doubling and halving in the order of CF-10.6. */
function sumOfDamage({ roll, amount }: ToldEvent): Partial<Explanation> {
  if (!isObject(roll) || typeof amount !== "number" || typeof roll.dice !== "number") return {};
  const dice = { term: roll.isMaximum === true ? "maximum" : "dice", value: roll.dice };
  const changes: readonly Addend[] = [
    ...(roll.isDoubled === true ? [{ term: "doubled", value: "×2" }] : []),
    ...(roll.isHalved === true ? [{ term: "halved", value: "÷2" }] : []),
  ];
  return { sum: [dice, ...(addendsOf(roll.modifiers) ?? []), ...changes], total: amount };
}

function sumOfHealing({ rolled, faces }: ToldEvent): Partial<Explanation> {
  if (typeof rolled !== "number" || !Array.isArray(faces)) return {};
  const dice = faces.reduce<number>((sum, face) => sum + Number(face), 0);
  const bonus = rolled - dice;
  return {
    sum: [{ term: "dice", value: dice }, ...(bonus === 0 ? [] : [{ term: "bonus", value: bonus }])],
    total: rolled,
  };
}

function addendsOf(modifiers: Json | undefined): readonly Addend[] | undefined {
  if (!Array.isArray(modifiers)) return undefined;
  return modifiers.flatMap((modifier: Json) => {
    if (!isObject(modifier) || typeof modifier.name !== "string" || typeof modifier.value !== "number") return [];
    return [{ term: modifier.name, value: modifier.value }];
  });
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
