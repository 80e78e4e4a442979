// What a bot does with its turn.
import type { Command } from "../../core/command.ts";
import type { Prompt } from "../../core/prompt.ts";
import type { CombatantView, TableView } from "../../core/tableView.ts";
import { oneOf, type Random } from "../../play/randomly.ts";
import { POSITIONS } from "../data/positions.ts";
import { drawWeighted } from "./draw.ts";
import { areFoes, fieldOf, postureOf, promptOf, readValue } from "./table.ts";

/** The declaration of the combatant whose turn it is, if the seat acts for it. */
export function suggestDeclaration(view: TableView, random: Random): Command | undefined {
  const pass = promptOf(view, "passTurn");
  if (pass?.as === undefined) return undefined;
  const { as } = pass;
  return (
    suggestRecovery(view, as, random) ??
    suggestSpecial(view, as, random) ??
    suggestAttack(view, as, random) ?? { type: "passTurn", as }
  );
}

/** Whoever is badly off balance often steadies itself: a blow from there would hardly hurt. */
function suggestRecovery(view: TableView, as: string, random: Random): Command | undefined {
  const posture = view.combatants[as]?.gauges.posture;
  if (promptOf(view, "declareRecovery", as) === undefined || posture === undefined) return undefined;
  const isShaken = posture.current <= 2 && (posture.max ?? 0) - posture.current >= 4;
  return isShaken && random() < 0.5 ? { type: "declareRecovery", as } : undefined;
}

function suggestSpecial(view: TableView, as: string, random: Random): Command | undefined {
  const prompt = promptOf(view, "declareSpecial", as);
  if (prompt === undefined || random() >= 0.4) return undefined;
  return { type: "declareSpecial", as, action: oneOf(random, fieldOf(prompt, "action", "choice").options) };
}

function suggestAttack(view: TableView, as: string, random: Random): Command | undefined {
  const me = view.combatants[as];
  const attacks = view.prompts.filter(({ type, as: by }) => type === "declareAttack" && by === as);
  const foes = (prompt: Prompt) =>
    fieldOf(prompt, "targets", "combatants").options.filter((id) => areFoes(me, view.combatants[id]));
  const useful = attacks.filter((prompt) => foes(prompt).length > 0);
  if (useful.length === 0) return undefined;
  const prompt = drawWeighted(random, useful, (one) => worthOf(one, { me, foes: foes(one).length }));
  const { max } = fieldOf(prompt, "targets", "combatants");
  const targets = chooseTargets(view, foes(prompt), { count: max, random });
  const [weapon = "unarmed"] = fieldOf(prompt, "weapon", "choice").options;
  const [use = "break"] = fieldOf(prompt, "use", "choice").options;
  return { type: "declareAttack", as, targets, weapon, use };
}

/** A shot is for those off balance, an area weapon for many foes; bare hands are for those without a weapon. */
function worthOf(prompt: Prompt, table: { readonly me: CombatantView | undefined; readonly foes: number }): number {
  const [weapon] = fieldOf(prompt, "weapon", "choice").options;
  const [use] = fieldOf(prompt, "use", "choice").options;
  const best = Math.max(...POSITIONS.map((position) => readValue(table.me, position) ?? 3));
  if (use === "shot") return postureOf(table.me) <= 4 ? best : best / 4;
  const reach = Math.min(table.foes, fieldOf(prompt, "targets", "combatants").max);
  return weapon === "unarmed" ? 1 : 4 * reach;
}

/** The most shaken foe first, with some whim: nobody wants to be foreseen. */
function chooseTargets(
  view: TableView,
  foes: readonly string[],
  by: { readonly count: number; readonly random: Random },
): readonly string[] {
  const urgency = new Map(foes.map((id) => [id, postureOf(view.combatants[id]) + by.random() * 4]));
  return foes.toSorted((a, b) => (urgency.get(a) ?? 0) - (urgency.get(b) ?? 0)).slice(0, by.count);
}
