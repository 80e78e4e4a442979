// CH-11.2: every opponent that can speak interferes with a sealed guess or stands aside, until all have answered or the
// GM closes the window.
import { z } from "zod";
import type { Sender } from "../../core/commandRule.ts";
import type { Prompt, PromptField } from "../../core/prompt.ts";
import type { Seat } from "../../core/seat.ts";
import { POSITIONS } from "../data/positions.ts";
import { actionOf, entitled, hasAnswered, unanswered } from "../rules/answerers.ts";
import { knowersOf } from "../rules/knowledge.ts";
import { fighterOf } from "../rules/standing.ts";
import { afterAnswer } from "../rules/step.ts";
import type { State } from "../state.ts";
import { tableCommand } from "./command.ts";

const whileOpen = {
  isPhase: (state: State) => state.phase === "interfere",
  isTurn: (state: State, { as }: Sender) => entitled(state).some(({ id }) => id === as),
  obstacle: (state: State, { as = "" }: Sender) => (hasAnswered(actionOf(state), as) ? "alreadyGuessed" : undefined),
};

/** `interfere {as, position}`. Refused: `notYourTurn` (not entitled), `alreadyGuessed`. */
export const interfere = tableCommand({
  ...whileOpen,
  args: z.strictObject({ position: z.enum(POSITIONS) }),
  decide(table, { as, seat, args: { position } }) {
    const knownTo = knowersOf(fighterOf(table.state, as), seat);
    table.emit({ type: "interferenceSealed", as, position, knownTo });
    afterAnswer(table);
  },
  offers: (state, seat) =>
    offersTo(state, seat, { type: "interfere", fields: [{ name: "position", kind: "choice", options: POSITIONS }] }),
});

/** `standAside {as}`. Refused: `notYourTurn` (not entitled), `alreadyGuessed`. */
export const standAside = tableCommand({
  ...whileOpen,
  args: z.strictObject({}),
  decide(table, { as }) {
    table.emit({ type: "stoodAside", as });
    afterAnswer(table);
  },
  offers: (state, seat) => offersTo(state, seat, { type: "standAside", fields: [] }),
});

/** `closeWindow {}`, the GM's: whoever has not answered stands aside. */
export const closeWindow = tableCommand({
  gmOnly: true,
  as: "none",
  isPhase: whileOpen.isPhase,
  args: z.strictObject({}),
  decide(table) {
    for (const { id } of unanswered(table.state)) table.emit({ type: "stoodAside", as: id });
    afterAnswer(table);
  },
  offers: (state, seat) =>
    seat === "gm" && state.phase === "interfere" ? [{ id: "closeWindow", type: "closeWindow", fields: [] }] : [],
});

function offersTo(
  state: State,
  seat: Seat,
  asked: { readonly type: string; readonly fields: readonly PromptField[] },
): readonly Prompt[] {
  if (state.phase !== "interfere") return [];
  const own = unanswered(state).filter(({ owner }) => owner === seat);
  return own.map(({ id }) => ({ id: `${asked.type}:${id}`, as: id, ...asked }));
}
