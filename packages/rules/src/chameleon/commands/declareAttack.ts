// CH-4: an attack names its targets, the weapon and what it is used for.
import { z } from "zod";
import type { Prompt, PromptField } from "../../core/prompt.ts";
import { refuse } from "../../core/refusal.ts";
import { UNARMED } from "../data/builtInWeapons.ts";
import type { Weapon } from "../data/weapon.ts";
import { labelsOf, tableName } from "../data/weaponNames.ts";
import { isOnceEach } from "../isOnceEach.ts";
import { fighterOf, othersInPlay } from "../rules/standing.ts";
import { afterDeclaration } from "../rules/step.ts";
import { obstacleToUse, targetLimit, usesOf, weaponOf } from "../rules/wielding.ts";
import type { Fighter, State, Use } from "../state.ts";
import { actingFor, onOwnTurnIn, tableCommand } from "./command.ts";

const args = z.strictObject({
  targets: z.array(z.string()).min(1).refine(isOnceEach, "each target once"),
  weapon: z.string().default(UNARMED),
  use: z.enum(["break", "shot"]).default("break"),
});

/**
 * `declareAttack {as, targets, weapon?, use?}`. Refused: `badArgument`, `notMastered`, `missingSkill`, `badTarget`,
 * `tooManyTargets`.
 */
export const declareAttack = tableCommand({
  ...onOwnTurnIn("declare"),
  args,
  decide(table, { as, args: { targets, weapon: id, use } }) {
    const fighter = fighterOf(table.state, as);
    const weapon = weaponOf(fighter, id);
    if (weapon === undefined) return refuse("badArgument", `weapon: not carried`, { field: "weapon" });
    if (!usesOf(weapon).includes(use)) refuse("badArgument", "use: not one of this weapon's", { field: "use" });
    const obstacle = obstacleToUse(fighter, weapon);
    if (obstacle !== undefined) refuse(obstacle, `weapon: ${obstacle}`, { field: "weapon" });
    refuseBadTargets(table.state, as, targets);
    const limit = targetLimit(table.state, fighter, { weapon, use });
    if (targets.length > limit) {
      refuse("tooManyTargets", `targets: at most ${limit}`, { field: "targets", allowed: { max: limit } });
    }
    table.emit({ type: "attackDeclared", as, targets, weapon: id, ...tableName(weapon), use });
    afterDeclaration(table);
  },
  offers(state, seat) {
    const fighter = actingFor(state, seat, "declare");
    if (fighter === undefined || othersInPlay(state, fighter.id).length === 0) return [];
    const usable = fighter.weapons.filter((weapon) => obstacleToUse(fighter, weapon) === undefined);
    return usable.flatMap((weapon) => usesOf(weapon).map((use) => offer(state, fighter, { weapon, use })));
  },
});

/** CH-4.2: any other standing participant, of whatever side. */
function refuseBadTargets(state: State, as: string, targets: readonly string[]): void {
  const allowed = othersInPlay(state, as).map(({ id }) => id);
  if (targets.every((id) => allowed.includes(id))) return;
  refuse("badTarget", "targets: others that stand in the fight", { field: "targets", allowed });
}

/** One prompt for each weapon and use, so that the limit of targets is exact. */
function offer(state: State, fighter: Fighter, attack: { readonly weapon: Weapon; readonly use: Use }): Prompt {
  const { weapon, use } = attack;
  const options = othersInPlay(state, fighter.id).map(({ id }) => id);
  const max = Math.min(options.length, targetLimit(state, fighter, attack));
  const fields: readonly PromptField[] = [
    { name: "targets", kind: "combatants", options, min: 1, max },
    {
      name: "weapon",
      kind: "choice",
      options: [weapon.id],
      ...labelsOf([weapon]),
      ...(weapon.id === UNARMED ? { optional: true } : {}),
    },
    { name: "use", kind: "choice", options: [use], ...(use === "break" ? { optional: true } : {}) },
  ];
  const id = `declareAttack:${fighter.id}:${weapon.id}:${use}`;
  return { id, type: "declareAttack", as: fighter.id, fields, info: { weaponPower: weapon.power } };
}
