/** KG-1.2, KG-1.3, KG-10.4: actions without a choice of the rules. */
import { z } from "zod";
import { commandRule } from "../../core/commandRule.ts";
import { ACT_KINDS } from "../events.ts";
import { takeAction } from "../flow/action.ts";
import { endPhase } from "../flow/turn.ts";
import type { KengiDraft } from "../state.ts";
import { ownPhase } from "./ownPhase.ts";

/** Longest description of an action, in characters. */
export const MAX_ACT_LENGTH = 200;

const nothing = z.strictObject({});

/** `act {kind, text}`: the text is public, the GM rules the result, the rules change nothing. */
export const act = commandRule({
  ...ownPhase,
  args: z.strictObject({ kind: z.enum(ACT_KINDS), text: z.string().min(1).max(MAX_ACT_LENGTH) }),
  decide(draft: KengiDraft, { as, args }) {
    takeAction(draft, as, () => draft.emit({ type: "acted", as, ...args }));
  },
});

/** `pass`. */
export const pass = commandRule({
  ...ownPhase,
  args: nothing,
  decide(draft: KengiDraft, { as }) {
    takeAction(draft, as, () => draft.emit({ type: "passed", as }));
  },
});

/** `giveUp`: out of the fight by one's own will; what was prepared goes with the fight (KG-7.12). */
export const giveUp = commandRule({
  ...ownPhase,
  args: nothing,
  decide(draft: KengiDraft, { as }) {
    draft.emit({ type: "gaveUp", as });
    endPhase(draft);
  },
});
