import { type NewCombatant, type Ruleset, rulesets } from "@yomiai/rules";
import { demoTable, type Table } from "../../play/table.ts";

/** Which part of the rules fails. */
export type Part = "decide" | "evolve" | "view" | "narrate" | "explain";

/** The name of a combatant at whose table the rules fail, once a fault is armed. */
const CURSED = "呪われた者";

/** Rules that can be made to fail at every table where somebody is cursed. */
export class Curse {
  /** What fails now. Telling and explaining fail only over what has not been told before. */
  armed: Part | undefined;
  readonly #told = new Set<string>();

  /** All rulesets, each with the fault in it. */
  get rulesets(): Readonly<Record<string, Ruleset>> {
    return Object.fromEntries(Object.entries(rulesets).map(([id, ruleset]) => [id, this.#planted(ruleset)]));
  }

  #planted(ruleset: Ruleset): Ruleset {
    const strike = (part: Part) => {
      if (this.armed === part) throw new Error(`a planted fault in ${part}`);
    };
    const isCursed = (state: { readonly combatants: readonly { readonly name: string }[] }) =>
      state.combatants.some(({ name }) => name === CURSED);
    return {
      ...ruleset,
      commands: Object.fromEntries(
        Object.entries(ruleset.commands).map(([type, rule]) => [
          type,
          {
            ...rule,
            decide: (draft, ask) => {
              if (isCursed(draft.state)) strike("decide");
              rule.decide(draft, ask);
            },
          } satisfies typeof rule,
        ]),
      ),
      evolve(state, event) {
        if (isCursed(state)) strike("evolve");
        return ruleset.evolve(state, event);
      },
      view(state, viewer) {
        if (isCursed(state)) strike("view");
        return ruleset.view(state, viewer);
      },
      narrate: (event, viewer) => {
        if (this.armed === undefined) this.#told.add(event.type);
        if (!this.#told.has(event.type)) strike("narrate");
        return ruleset.narrate(event, viewer);
      },
      explain: (told) => {
        if (this.armed === undefined) this.#told.add(told.type);
        if (!this.#told.has(told.type)) strike("explain");
        return ruleset.explain(told);
      },
    };
  }
}

/** The demo table with its first combatant cursed. */
export function cursedTable(ruleset: Ruleset): Table {
  const { house, combatants } = demoTable(ruleset);
  const cursed = combatants.map((one, i): NewCombatant => (i === 0 ? { ...one, name: CURSED } : one));
  return { house, combatants: cursed };
}
