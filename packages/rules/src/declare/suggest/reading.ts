import type { Prompt, PromptField } from "../../core/prompt.ts";
import type { CombatantView, TableView } from "../../core/tableView.ts";

/** The options of a prompt's field as texts; none if it has no such field. */
export function optionsOf(prompt: Prompt, name: string): readonly string[] {
  const field: PromptField | undefined = prompt.fields.find((each) => each.name === name);
  return field !== undefined && (field.kind === "choice" || field.kind === "combatant" || field.kind === "combatants")
    ? field.options.map(String)
    : [];
}

/** Most that a number field takes; 0 if there is none. */
export function mostOf(prompt: Prompt, name: string): number {
  const field = prompt.fields.find((each) => each.name === name);
  return field?.kind === "number" ? field.max : 0;
}

/** A number of a combatant as far as the viewer sees it. @param guess what to think of one that is not seen */
export function traitOf(combatant: CombatantView | undefined, trait: string, guess: number): number {
  const value = combatant?.traits[trait];
  return typeof value === "number" ? value : guess;
}

/** Its zone on the line. */
export function zoneOf(combatant: CombatantView | undefined): number {
  return typeof combatant?.place?.zone === "number" ? combatant.place.zone : 0;
}

/** Which part of its HP is left, 0–1; a guess where the viewer sees none. */
export function healthOf(combatant: CombatantView | undefined): number {
  const hp = combatant?.gauges.hp;
  return hp?.max === undefined ? 0.7 : hp.current / hp.max;
}

/** Is this one of those who are asked now? */
export function isActive(view: TableView, { as }: Prompt): boolean {
  return as !== undefined && view.active.includes(as);
}
