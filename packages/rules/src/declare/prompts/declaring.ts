import { memo } from "../../core/memo.ts";
import type { Prompt } from "../../core/prompt.ts";
import { MAX_WORDS } from "../declaration.ts";
import { type Fighter, meleeWeaponsOf, shootingWeaponsOf } from "../fighter.ts";
import type { House } from "../house.ts";
import { damageOf } from "../rules/damage.ts";
import { distanceBetween, zonesInReach } from "../rules/distance.ts";
import { othersInFight, targetsOf } from "../rules/targets.ts";
import { type Field, fighterOf, findDeclaration, type State } from "../state.ts";
import { fixed, prompt, weaponField } from "./fields.ts";

// DC-1.4, DC-2.6: one prompt for each possible action, also after the declaration as long as the group is incomplete.

/** What a member of the declaring group may command. */
export function declaringPrompts(state: State, fighter: Fighter): readonly Prompt[] {
  const declare = promptsToDeclare(fighter, state.combatants, state.house);
  const hasDeclared = findDeclaration(state, fighter.id) !== undefined;
  return hasDeclared ? [...declare, prompt("withdraw", fighter.id)] : declare;
}

const promptsToDeclare = memo((fighter: Fighter, combatants: State["combatants"], house: House): readonly Prompt[] => [
  ...attackPrompts({ combatants, house }, fighter),
  ...movePrompts(fighter, house),
  generalPrompt({ combatants, house }, fighter),
  prompt("declare", fighter.id, [fixed("action", "flee")], "flee"),
  prompt("declare", fighter.id, [fixed("action", "pass")], "pass"),
]);

function attackPrompts(state: Field, fighter: Fighter): readonly Prompt[] {
  const targets = targetsOf(state, fighter);
  const weaponsOf = { melee: meleeWeaponsOf(fighter), shoot: shootingWeaponsOf(fighter) };
  const actions = (["melee", "shoot"] as const).filter((action) => targets.length > 0 && weaponsOf[action].length > 0);
  return actions.map((action) => {
    const target = { name: "target", kind: "combatant", options: targets } as const;
    const fields = [fixed("action", action), weaponField(weaponsOf[action]), target];
    const damage = Object.fromEntries(weaponsOf[action].map(({ id }) => [id, damageOf(fighter, id).amount]));
    const range = action === "shoot" ? rangeInfo(state, fighter, targets) : {};
    return { ...prompt("declare", fighter.id, fields, action), info: { damage, ...range } };
  });
}

/** How far the own weapons shoot, near/medium/far, and how far away the targets are, in metres. Places are public. */
function rangeInfo(state: Field, fighter: Fighter, targets: readonly string[]): NonNullable<Prompt["info"]> {
  const weapons = shootingWeaponsOf(fighter);
  const distance = (id: string) => distanceBetween(fighter, fighterOf(state, id), state.house);
  return {
    reach: Object.fromEntries(weapons.map(({ id, near, far, max }) => [id, `${near}/${far}/${max}`])),
    metres: Object.fromEntries(targets.map((id) => [id, distance(id)])),
  };
}

function movePrompts(fighter: Fighter, house: House): readonly Prompt[] {
  const options = zonesInReach(fighter, house);
  if (options.length === 0) return [];
  return [prompt("declare", fighter.id, [fixed("action", "move"), { name: "zone", kind: "choice", options }], "move")];
}

function generalPrompt(state: Field, fighter: Fighter): Prompt {
  const options = othersInFight(state, fighter);
  const what = { name: "what", kind: "text", min: 1, max: MAX_WORDS } as const;
  const affects = {
    name: "affects",
    kind: "combatants",
    options,
    min: 0,
    max: options.length,
    optional: true,
  } as const;
  return prompt("declare", fighter.id, [fixed("action", "general"), what, affects], "general");
}
