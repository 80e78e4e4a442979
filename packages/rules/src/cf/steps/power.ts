// CF-8.5, CF-8.9, CF-8.10, CF-13.12: what specials and spells do to their targets, in this order: attack rolls, one
// damage roll, then for each who is hit damage, what is set, what ends; then healing.
import { isUnder } from "../conditions/active.ts";
import { fighterOf } from "../fight.ts";
import { checkModifiers, sumOf } from "../rules/penalties.ts";
import { isPresent } from "../rules/standing.ts";
import type { Effect } from "../sheet/powers.ts";
import { type Attack, type Hit, rollToHit } from "./attack.ts";
import { applyEffects, removeEffects } from "./conditions.ts";
import { type DamageSource, rollDamage } from "./damage.ts";
import type { CfDraft } from "./draft.ts";
import { dealDamage, heal } from "./hitPoints.ts";
import { rollD20 } from "./roll.ts";

/** The highest face with which the deaf fail (CF-13.12). */
const VOICE_FAILS = 4;

/** What a special or spell does. Without `attack` it takes effect on every target. */
export type Power = {
  readonly attack?: Attack | undefined;
  readonly damage?: DamageSource | undefined;
  readonly applies: readonly Effect[];
  readonly removes: readonly string[];
  readonly healing?: { readonly dice: string; readonly bonus: number } | undefined;
};

/** Who uses it, whom it meets in listing order, and whether the dice are secret. */
export type PowerUse = { readonly as: string; readonly targets: readonly string[]; readonly isSecret: boolean };

/** Resolves a special or spell. */
export function resolvePower(draft: CfDraft, use: PowerUse, power: Power): void {
  const { as, isSecret } = use;
  const hits = rollHits(draft, use, power.attack);
  if (hits.length === 0) return;
  const resultFor = power.damage && rollDamage(draft, { as, isSecret, hits }, power.damage);
  for (const hit of hits) {
    if (resultFor !== undefined) dealDamage(draft, hit.target, { ...resultFor(hit), by: as, isSecret });
    applyEffects(draft, hit.target, { of: power.applies, by: as });
    if (isPresent(fighterOf(draft.state, hit.target))) removeEffects(draft, hit.target, power.removes);
  }
  const targets = hits.map(({ target }) => target);
  if (power.healing !== undefined) heal(draft, targets, { by: as, ...power.healing, isSecret });
}

function rollHits(draft: CfDraft, use: PowerUse, attack: Attack | undefined): readonly Hit[] {
  const { as, targets, isSecret } = use;
  if (attack === undefined) return targets.map((target) => ({ target, isCritical: false }));
  return targets.flatMap((target) => rollToHit(draft, { as, target, isSecret }, attack) ?? []);
}

/** CF-13.12: does the voice fail one who cannot hear? Only the deaf roll. */
export function doesVoiceFail(draft: CfDraft, as: string, isSecret: boolean): boolean {
  const { house } = draft.state;
  if (!isUnder(house, fighterOf(draft.state, as), "voiceFails")) return false;
  const face = rollD20(draft, { as, why: "voice", isSecret });
  const penalty = house.failureDieModified ? sumOf(checkModifiers(draft.state, fighterOf(draft.state, as))) : 0;
  if (face + penalty > VOICE_FAILS) return false;
  draft.emit({ type: "castingFailed", as, face, isSecret });
  return true;
}
