// CF-10.7, CF-10.8, CF-11: HP fall and rise, and what comes of it.
import { findCondition } from "../conditions/active.ts";
import { called, type DamageRoll } from "../events.ts";
import { type CfFight, type Fighter, fighterOf } from "../fight.ts";
import { seatsKnowing } from "../rules/control.ts";
import { deathAt, type Health, healthAt } from "../rules/deathLine.ts";
import { ownedItem } from "../rules/items.ts";
import { isPresent } from "../rules/standing.ts";
import { endAllOf, endCondition, isByHp, setCondition } from "./conditions.ts";
import type { CfDraft } from "./draft.ts";
import { rollDice, sumOfFaces } from "./roll.ts";

/** Damage that somebody takes. */
export type Damage = {
  readonly by: string;
  /** 0 or more. */
  readonly amount: number;
  readonly roll: DamageRoll;
  readonly isSecret: boolean;
};

/** HP fall by the damage, below 0 if need be (CF-10.7), with its consequences. */
export function dealDamage(draft: CfDraft, as: string, { by, amount, roll, isSecret }: Damage): void {
  const fight = draft.state;
  const fighter = fighterOf(fight, as);
  const hp = fighter.hp - amount;
  draft.emit({
    type: "damaged",
    ...{ as, by, amount, hp, roll, isSecret },
    ...healthAfter(fight, fighter, hp),
    knownTo: seatsKnowing(fight, fighter),
    byKnownTo: seatsKnowing(fight, fighterOf(fight, by)),
  });
  settleHp(draft, as);
}

/** A healing roll: dice and a fixed value (CF-3.5, CF-8.9). */
export type Healing = {
  readonly by: string;
  readonly dice: string;
  readonly bonus: number;
  readonly isSecret: boolean;
};

/** One healing roll for all of them; the dead cannot be healed (CF-10.8). */
export function heal(draft: CfDraft, targets: readonly string[], { by, dice, bonus, isSecret }: Healing): void {
  const living = targets.filter((id) => isPresent(fighterOf(draft.state, id)));
  if (living.length === 0) return;
  const faces = rollDice(draft, dice, { as: by, why: "healing", isSecret });
  const rolled = Math.max(0, sumOfFaces(faces) + bonus);
  for (const as of living) {
    const fight = draft.state;
    const fighter = fighterOf(fight, as);
    const from = fight.house.healFromZero ? Math.max(0, fighter.hp) : fighter.hp;
    const hp = Math.min(fighter.maxHp, from + rolled);
    const health = healthAfter(fight, fighter, hp);
    draft.emit({
      type: "healed",
      as,
      by,
      rolled,
      faces,
      hp,
      isSecret,
      ...health,
      knownTo: seatsKnowing(fight, fighter),
    });
    settleHp(draft, as);
  }
}

/** What the present HP bring: death, fainting or waking (CF-11.1 to CF-11.7). */
export function settleHp(draft: CfDraft, as: string): void {
  const { house } = draft.state;
  const fighter = fighterOf(draft.state, as);
  if (!isPresent(fighter)) return;
  const isOut = isByHp(findCondition(fighter, "unconscious"));
  if (fighter.hp <= deathAt(house, fighter)) die(draft, as);
  else if (fighter.hp <= 0 && !isOut) faint(draft, as);
  else if (fighter.hp > 0 && isOut) wake(draft, as);
}

function die(draft: CfDraft, as: string): void {
  draft.emit({ type: "died", as });
  endAllOf(draft, as);
}

function faint(draft: CfDraft, as: string): void {
  draft.emit({ type: "fellUnconscious", as });
  setCondition(draft, as, { key: "unconscious", until: "hp" });
  if (!draft.state.house.dropHeldWhenDown) return;
  const fighter = fighterOf(draft.state, as);
  for (const item of fighter.held) {
    draft.emit({ type: "itemDropped", as, item, ...called(ownedItem(fighter, item)?.item.name ?? item) });
  }
}

function wake(draft: CfDraft, as: string): void {
  draft.emit({ type: "woke", as });
  endCondition(draft, as, "unconscious");
}

function healthAfter(
  fight: CfFight,
  fighter: Fighter,
  hp: number,
): { readonly health: Health; readonly isHealthPublic: boolean } {
  const health = hp <= deathAt(fight.house, fighter) ? "dead" : healthAt(hp, fighter.maxHp);
  return { health, isHealthPublic: fight.house.healthWords };
}
