// CH-10.1, 10.6, 10.7: the GM offers special actions with a cost in power, and takes them back.
import { z } from "zod";
import { MAX_NAME_LENGTH } from "../../core/newCombatant.ts";
import type { PromptField } from "../../core/prompt.ts";
import { refuse } from "../../core/refusal.ts";
import { isOnceEach } from "../isOnceEach.ts";
import { chargedItem } from "../rules/special.ts";
import type { State } from "../state.ts";
import { refuseOutside, tableCommand } from "./command.ts";

const COST = { min: 0, max: 99 };
const isPhase = (state: State) => state.phase === "setup" || state.phase === "declare";

/** `offerSpecial {id, name, cost, accumulate?, repeat?, who?}`, cost 0 to 99. Refused: `badArgument`, `outOfRange`. */
export const offerSpecial = tableCommand({
  gmOnly: true,
  as: "none",
  isPhase,
  args: z.strictObject({
    id: z.string().regex(/^[a-z][A-Za-z0-9]{0,63}$/, "a small letter, then letters and digits"),
    name: z.string().min(1).max(MAX_NAME_LENGTH),
    cost: z.int(),
    accumulate: z.boolean().default(false),
    repeat: z.boolean().default(false),
    who: z.array(z.string()).min(1).refine(isOnceEach, "each combatant once").optional(),
  }),
  decide(table, { args: { who, ...special } }) {
    if (isTaken(table.state, special.id)) refuse("badArgument", "id: taken", { field: "id" });
    const allowed = table.state.combatants.map(({ id }) => id);
    if (who?.every((id) => allowed.includes(id)) === false) {
      refuse("badArgument", "who: combatants that are here", { field: "who", allowed });
    }
    refuseOutside("cost", special.cost, COST);
    table.emit({ type: "specialOffered", ...special, ...(who === undefined ? {} : { who }) });
  },
  /** The id is chosen for the GM, so that every form that can be filled in is accepted. */
  offers(state, seat) {
    if (seat !== "gm" || !isPhase(state)) return [];
    const options = state.combatants.map(({ id }) => id);
    return [
      {
        id: "offerSpecial",
        type: "offerSpecial",
        fields: [
          { name: "id", kind: "choice", options: [freeId(state)] },
          { name: "name", kind: "text", min: 1, max: MAX_NAME_LENGTH },
          { name: "cost", kind: "number", ...COST },
          { name: "accumulate", kind: "boolean", optional: true },
          { name: "repeat", kind: "boolean", optional: true },
          ...(options.length === 0 ? [] : [whoField(options)]),
        ],
      },
    ];
  },
});

function whoField(options: readonly string[]): PromptField {
  return { name: "who", kind: "combatants", options, min: 1, max: options.length, optional: true };
}

/** `retireSpecial {id}`: the offer goes, with all that was stored for it. Refused: `badArgument`. */
export const retireSpecial = tableCommand({
  gmOnly: true,
  as: "none",
  isPhase,
  args: z.strictObject({ id: z.string() }),
  decide(table, { args: { id } }) {
    const allowed = table.state.specials.map((special) => special.id);
    const special = table.state.specials.find((offer) => offer.id === id);
    if (special === undefined) refuse("badArgument", "id: one that is offered", { field: "id", allowed });
    table.emit({ type: "specialRetired", id, name: special.name });
  },
  offers(state, seat) {
    if (seat !== "gm" || !isPhase(state) || state.specials.length === 0) return [];
    const labels = Object.fromEntries(state.specials.map(({ id, name }) => [id, name]));
    const field = { name: "id", kind: "choice", options: Object.keys(labels), labels } as const;
    return [{ id: "retireSpecial", type: "retireSpecial", fields: [field] }];
  },
});

/** Offered already, or the id of an item that somebody charges. */
function isTaken(state: State, id: string): boolean {
  return (
    state.specials.some((special) => special.id === id) ||
    state.combatants.some((fighter) => chargedItem(fighter, id) !== undefined)
  );
}

function freeId(state: State): string {
  for (let n = 1; ; n++) if (!isTaken(state, `special${n}`)) return `special${n}`;
}
