import type { Prompt, PromptField } from "../../core/prompt.ts";
import { DIFFICULTY } from "../commands/ruleAction.ts";
import { isAttack } from "../declaration.ts";
import { ABILITIES, type Fighter, weaponOf } from "../fighter.ts";
import { distanceBetween, distanceModifier } from "../rules/distance.ts";
import { isReader, numberReadersOf } from "../rules/knowledge.ts";
import { generalToRule, type OpenReaction, openReactions } from "../rules/reactions.ts";
import { needsNewTarget, newTargetsOf } from "../rules/targets.ts";
import { engagingSkillsOf, isDiceRolled, type Way, waysAgainst } from "../rules/ways.ts";
import { fighterOf, findDeclaration, type State } from "../state.ts";
import { fixed, prompt, soulField } from "./fields.ts";

// DC-3.3 (do it or give it up), DC-4.5 (the GM's ruling), DC-4.2 and DC-4.10 (reactions, one prompt a way).

/** What a member of the acting group who has not answered may command. */
export function executionPrompts(state: State, fighter: Fighter): readonly Prompt[] {
  const info = declaredInfo(state, fighter);
  const prompts = [prompt("execute", fighter.id, executionFields(state, fighter)), prompt("forgo", fighter.id)];
  return prompts.map((each) => ({ ...each, info }));
}

/** What was declared, for the screen: it is published by now. */
function declaredInfo(state: State, fighter: Fighter): NonNullable<Prompt["info"]> {
  const declaration = findDeclaration(state, fighter.id);
  if (declaration === undefined) return {};
  const { action } = declaration;
  if (isAttack(declaration)) return { action, weapon: declaration.weapon, target: declaration.target };
  if (declaration.action === "move") return { action, zone: declaration.zone };
  return declaration.action === "general" ? { action, what: declaration.what } : { action };
}

function executionFields(state: State, fighter: Fighter): readonly PromptField[] {
  const declaration = findDeclaration(state, fighter.id);
  if (declaration === undefined || !isAttack(declaration)) return [];
  const soul = soulField(fighter, state.house);
  if (!needsNewTarget(state, fighter)) return [soul];
  return [soul, { name: "target", kind: "combatant", options: newTargetsOf(state, fighter) }];
}

/** What the GM may rule now: with automatic reactions, or with reactions by check. */
export function rulingPrompts(state: State): readonly Prompt[] {
  const general = generalToRule(state);
  if (general === undefined) return [];
  const { as, affects } = general;
  const disturbs = { name: "disturbs", kind: "combatants", options: affects, min: 0, max: affects.length } as const;
  const ability = { name: "ability", kind: "choice", options: ABILITIES } as const;
  const byDefault = { optional: true, default: state.house.checkDifficulty } as const;
  const difficulty = { name: "difficulty", kind: "number", ...DIFFICULTY, ...byDefault } as const;
  return [
    prompt(
      "ruleAction",
      as,
      [disturbs, fixed("reaction", "automatic"), { ...ability, optional: true }, difficulty],
      "automatic",
    ),
    prompt("ruleAction", as, [disturbs, fixed("reaction", "check"), ability, difficulty], "check"),
  ];
}

/** The reactions that are open to this combatant. */
export function reactionPrompts(state: State, fighter: Fighter): readonly Prompt[] {
  const mine = openReactions(state).filter(({ as }) => as === fighter.id);
  return mine.flatMap((open) => waysAgainst[open.against].map((way) => reactionPrompt(state, fighter, { open, way })));
}

function reactionPrompt(state: State, fighter: Fighter, to: { open: OpenReaction; way: Way }): Prompt {
  const { open, way } = to;
  const fields: readonly PromptField[] = [
    { name: "to", kind: "combatant", options: [open.to] },
    fixed("way", way),
    ...(way === "engage" ? [{ name: "skill", kind: "choice", options: engagingSkillsOf(fighter) } as const] : []),
    ...(isDiceRolled(state, open, way) ? [soulField(fighter, state.house)] : []),
  ];
  return { ...prompt("react", fighter.id, fields, open.to, way), info: reactionInfo(state, fighter, open) };
}

/** What one reacts to, as everybody sees it; of a shot also what its distance adds, to those who may know (DC-5.7). */
function reactionInfo(state: State, fighter: Fighter, { to }: OpenReaction): NonNullable<Prompt["info"]> {
  const { turn } = state;
  const attack = turn.attacks.find(({ as }) => as === to);
  if (attack !== undefined) {
    const { action, weapon, soul } = attack;
    return { action, weapon, attackSoul: soul, ...shotInfo(state, fighter, { by: fighterOf(state, to), weapon }) };
  }
  const ruling = turn.generals.find(({ as }) => as === to)?.ruling;
  if (ruling?.ability === undefined || ruling.difficulty === undefined) return { action: "general" };
  return { action: "general", ability: ruling.ability, difficulty: ruling.difficulty };
}

/** DC-10.3: how far near and far are is the shooter's own number. */
function shotInfo(
  { house }: State,
  target: Fighter,
  shot: { readonly by: Fighter; readonly weapon: string },
): NonNullable<Prompt["info"]> {
  const weapon = weaponOf(shot.by, shot.weapon);
  if (weapon.type === "melee" || !isReader(target.owner, numberReadersOf(shot.by, house))) return {};
  return { distance: distanceModifier(weapon, distanceBetween(shot.by, target, house), house) };
}
