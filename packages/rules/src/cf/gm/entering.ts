// CF-1.2, CF-1.9, CF-1.10: what sheets bring into the fight, surprise, and the initiative rolls.
import { findCombatant } from "../../core/fight.ts";
import { fighterOf } from "../fight.ts";
import { isSecretRoller, seatsKnowing } from "../rules/control.ts";
import { checkModifiers, sumOf } from "../rules/penalties.ts";
import { setCondition } from "../steps/conditions.ts";
import type { CfDraft } from "../steps/draft.ts";
import { rollD20 } from "../steps/roll.ts";

/** Sets the conditions of a sheet; a source that is nobody here is left out. */
export function bringConditions(draft: CfDraft, as: string): void {
  for (const { key, until, source } of fighterOf(draft.state, as).sheet.conditions) {
    const known = findCombatant(draft.state, source)?.id;
    setCondition(draft, as, { key, until, source: known, isOfSheet: true });
  }
}

/** CF-1.10: caught before getting ready. */
export function surprise(draft: CfDraft, as: string): void {
  setCondition(draft, as, { key: "flatFooted", until: "ownTurnStart" });
}

/** Rolls a combatant's initiative: base + die + what weighs on its checks. */
export function rollInitiative(draft: CfDraft, as: string): void {
  const fighter = fighterOf(draft.state, as);
  const isSecret = isSecretRoller(draft.state, fighter);
  const face = rollD20(draft, { as, why: "initiative", isSecret });
  const base = { name: "initiative", value: fighter.sheet.initiative };
  const modifiers = [base, ...checkModifiers(draft.state, fighter)];
  const total = face + sumOf(modifiers);
  const knownTo = seatsKnowing(draft.state, fighter);
  draft.emit({ type: "initiativeRolled", as, face, total, modifiers, isSecret, knownTo });
}
