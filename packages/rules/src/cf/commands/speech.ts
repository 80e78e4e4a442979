// CF-5.2, CF-5.5: talking, and asking for another free action.
import { refuse } from "../../core/refusal.ts";
import { turnOf } from "../rules/actions.ts";
import { charactersOf, speechLeft } from "../rules/speech.ts";
import { spend } from "../steps/spend.ts";
import { readText, refuseSurplus, wrongArgument } from "./arguments.ts";
import { promptOf } from "./fields.ts";
import type { TurnCommand } from "./turnCommand.ts";

/** Most characters of a question. */
const MAX_QUESTION = 200;

/** `speak {text}`: what fits into six seconds. */
export const speak: TurnCommand = {
  type: "speak",
  cost: "free",
  betweenStrikes: "also",
  flees: () => true,
  decide(draft, { as, args }) {
    const text = readText(args, "text");
    if (text.length === 0) wrongArgument("text", "something to say");
    const left = speechLeft(draft.state);
    if (charactersOf(text) > left) refuse("speechTooLong", `text: ${left} characters are left`, { field: "text" });
    refuseSurplus(args, ["text"]);
    spend(draft, as, "free");
    draft.emit({ type: "spoke", as, text });
  },
  prompts(offer) {
    const max = speechLeft(offer.fight);
    return max === 0 ? [] : [promptOf(offer, "speak", { fields: [{ name: "text", kind: "text", min: 1, max }] })];
  },
};

/** `askFreeAction {text}`: one open question at a time; play goes on. */
export const askFreeAction: TurnCommand = {
  type: "askFreeAction",
  cost: "free",
  flees: () => true,
  obstacle: (fight, fighter) => (turnOf(fight, fighter)?.question === undefined ? undefined : "alreadyAsked"),
  decide(draft, { as, args }) {
    const text = readText(args, "text");
    const length = charactersOf(text);
    if (length === 0 || length > MAX_QUESTION) wrongArgument("text", `1 to ${MAX_QUESTION} characters`);
    refuseSurplus(args, ["text"]);
    spend(draft, as, "free");
    draft.emit({ type: "freeActionAsked", as, text });
  },
  prompts: (offer) => [
    promptOf(offer, "askFreeAction", { fields: [{ name: "text", kind: "text", min: 1, max: MAX_QUESTION }] }),
  ],
};
