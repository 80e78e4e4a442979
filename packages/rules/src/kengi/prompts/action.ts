/** What a combatant may do in its own phase (KG-1.2). */
import type { Prompt } from "../../core/prompt.ts";
import { otherWeapons } from "../commands/changeWeapon.ts";
import { MAX_ACT_LENGTH } from "../commands/simpleActions.ts";
import type { Technique } from "../definitions.ts";
import { ACT_KINDS } from "../events.ts";
import { type Fighter, techniquesOf } from "../fighter.ts";
import type { House } from "../house.ts";
import type { StanceInfo } from "../info.ts";
import { foesOf } from "../rules/targets.ts";
import { isFor, mostTechniques } from "../rules/techniques.ts";
import type { State } from "../state.ts";
import { attackComposition } from "./composition.ts";
import { oneOf, someOf, target } from "./fields.ts";
import { healPrompts } from "./healing.ts";

/** All prompts of an own phase. */
export function actionPrompts(state: State, fighter: Fighter): readonly Prompt[] {
  return [
    ...attackPrompts(state, fighter),
    ...preparePrompts(state, fighter),
    ...stancePrompts(state, fighter),
    ...weaponPrompts(fighter),
    ...healPrompts(state, fighter),
    {
      id: `act:${fighter.id}`,
      type: "act",
      as: fighter.id,
      fields: [
        { name: "kind", kind: "choice", options: ACT_KINDS },
        { name: "text", kind: "text", min: 1, max: MAX_ACT_LENGTH },
      ],
    },
    bare("flee", fighter),
    bare("giveUp", fighter),
    bare("pass", fighter),
  ];
}

function bare(type: string, { id }: Fighter): Prompt {
  return { id: `${type}:${id}`, type, as: id, fields: [] };
}

/** KG-4.3, KG-4.5: none or as many techniques as are prepared; by name, a combination is a prompt of its own. */
function attackPrompts(state: State, fighter: Fighter): readonly Prompt[] {
  const targets = foesOf(state, fighter);
  if (fighter.inOpening || targets.length === 0) return [];
  const known = attackTechniques(fighter);
  const max = state.stanceTaken ? 0 : mostTechniques(known.length, fighter.prepared, state.house);
  const single = attackPrompt(state, fighter, { name: "attack", techniques: known, min: 0, max, targets });
  const readied = techniquesOf(fighter, fighter.readied).filter((technique) => isFor(technique, fighter.wielded));
  if (state.stanceTaken || readied.length < 2) return [single];
  const name = "attack:combination";
  const limits = { min: 2, max: readied.length };
  return [single, attackPrompt(state, fighter, { name, techniques: readied, ...limits, targets })];
}

function attackPrompt(
  state: State,
  fighter: Fighter,
  choice: {
    readonly name: string;
    readonly techniques: readonly Technique[];
    readonly min: number;
    readonly max: number;
    readonly targets: readonly Fighter[];
  },
): Prompt {
  const { name, techniques, min, max, targets } = choice;
  return {
    id: `${name}:${fighter.id}`,
    type: "attack",
    as: fighter.id,
    fields: [target(targets), someOf("techniques", techniques, { min, max })],
    ...openness(state.house),
    info: attackComposition(state, fighter, choice),
  };
}

/** KG-11.1, KG-11.2: at most tables the choice of techniques is open. */
function openness(house: House): Pick<Prompt, "open"> {
  return house.techniqueChoice === "open" ? { open: true } : {};
}

function attackTechniques(fighter: Fighter): readonly Technique[] {
  return fighter.techniques.filter((technique) => technique.kind === "attack" && isFor(technique, fighter.wielded));
}

/** KG-4.4 to KG-4.6. */
function preparePrompts({ house }: State, fighter: Fighter): readonly Prompt[] {
  const { id, prepared, readied, techniques } = fighter;
  if (house.combining === "strict") return [];
  const prompt = { id: `prepare:${id}`, type: "prepare", as: id, info: { prepared } };
  if (house.combining === "count") return [{ ...prompt, fields: [], open: true }];
  const ready = techniques.filter((technique) => technique.kind === "attack" && !readied.includes(technique.id));
  if (ready.length === 0) return [];
  return [{ ...prompt, fields: [oneOf("technique", ready)], ...openness(house) }];
}

/** KG-4.7, KG-4.8. */
function stancePrompts(state: State, fighter: Fighter): readonly Prompt[] {
  const { id, stance, techniques, wielded } = fighter;
  const stances = techniques.filter(
    (technique) => technique.kind === "stance" && isFor(technique, wielded) && technique.id !== stance,
  );
  if (state.stanceTaken || stances.length === 0) return [];
  const each = Object.fromEntries(stances.map(({ id: key, hit, guard, damage }) => [key, { hit, guard, damage }]));
  const info = { each, cost: state.house.stanceCost } satisfies StanceInfo;
  return [{ id: `stance:${id}`, type: "stance", as: id, fields: [oneOf("technique", stances)], info }];
}

function weaponPrompts(fighter: Fighter): readonly Prompt[] {
  const others = otherWeapons(fighter);
  if (others.length === 0) return [];
  const weapons = fighter.weapons.filter(({ id }) => others.includes(id));
  const { id } = fighter;
  return [{ id: `changeWeapon:${id}`, type: "changeWeapon", as: id, fields: [oneOf("weapon", weapons)] }];
}
