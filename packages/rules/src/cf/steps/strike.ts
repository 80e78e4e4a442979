// CF-8.1, CF-8.4, CF-10.2, CF-10.3: a strike with a weapon.
import { type Fighter, fighterOf } from "../fight.ts";
import type { Armed } from "../rules/items.ts";
import type { Technique } from "../sheet/powers.ts";
import { type Attack, rollToHit } from "./attack.ts";
import { type DamageSource, rollDamage } from "./damage.ts";
import type { CfDraft } from "./draft.ts";
import { dealDamage } from "./hitPoints.ts";

/** A strike: with what, and which of a technique's strikes it is, from 0. */
export type Strike = {
  readonly armed: Armed;
  readonly technique?: Technique | undefined;
  readonly index: number;
};

/** How a strike is rolled (CF-8.1). */
export function attackOfStrike(attacker: Fighter, { armed, technique, index }: Strike): Attack {
  const { id, weapon } = armed;
  return {
    with: { id, name: weapon.name },
    versus: "ac",
    isRanged: weapon.mode === "ranged",
    isSpell: false,
    bases: [
      { name: "attackBonus", value: attacker.sheet.attackBonus },
      { name: "weapon", value: weapon.hit },
      { name: "technique", value: technique?.strikes[index]?.hit ?? 0 },
    ],
  };
}

/** What a strike does (CF-10.2, CF-10.3). */
export function damageOfStrike(attacker: Fighter, { armed: { weapon }, technique, index }: Strike): DamageSource {
  const { extraDice } = technique ?? {};
  return {
    dice: extraDice === undefined ? [weapon.dice] : [weapon.dice, extraDice],
    fixed: [
      { name: weapon.ability, value: attacker.sheet.abilities[weapon.ability] },
      { name: "weapon", value: weapon.damage },
      { name: "technique", value: technique?.strikes[index]?.damage ?? 0 },
    ],
    isWeapon: true,
    isSpell: false,
  };
}

/** Rolls a strike and deals its damage. */
export function strike(
  draft: CfDraft,
  who: { readonly as: string; readonly target: string; readonly isSecret: boolean },
  how: Strike,
): void {
  const { as, target, isSecret } = who;
  const hit = rollToHit(draft, who, attackOfStrike(fighterOf(draft.state, as), how));
  if (hit === undefined) return;
  const source = damageOfStrike(fighterOf(draft.state, as), how);
  const resultFor = rollDamage(draft, { as, isSecret, hits: [hit] }, source);
  dealDamage(draft, target, { ...resultFor(hit), by: as, isSecret });
}
