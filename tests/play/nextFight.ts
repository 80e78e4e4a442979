import { type Command, type Encounter, oneOf, type Random } from "@yomiai/rules";
import { viewOf } from "./audiences.ts";
import { starterCombatant } from "./table.ts";

/** After the end: player characters go on, and of the others some. */
export function nextFight(encounter: Encounter, random: Random): Command {
  const seen = Object.values(viewOf(encounter, "gm").combatants);
  const stay = seen.filter(({ kind }) => (kind === "pc" ? random() < 0.9 : random() < 0.4)).map(({ id }) => id);
  return { type: "nextFight", stay };
}

/** In set-up, where nobody is left to fight against: a new enemy, by an id that an old one may have had. */
export function newEnemy({ ruleset, founding, state }: Encounter, random: Random): Command | undefined {
  const sides = new Set(state.combatants.map(({ side }) => side));
  if (state.phase !== "setup" || sides.size > 1) return undefined;
  const starter = oneOf(
    random,
    ruleset.starters.filter(({ kind }) => kind === "npc"),
  );
  const isFree = (id: string) => state.combatants.every((one) => one.id !== id);
  const ids = [...founding.combatants.map(({ id }) => id), "newcomer"].filter(isFree);
  const side = sides.has("敵") ? "第三の者" : "敵";
  return {
    type: "addCombatant",
    combatant: { ...starterCombatant(starter, { id: oneOf(random, ids), side, owner: "gm" }) },
  };
}
