import { type Facts, NO_FACTS } from "../facts.ts";

export const chameleon: Facts = {
  ...NO_FACTS,
  records: ["combatants.*.conditions", "combatants.*.charge", "action.power", "last.power"],
  unprompted: { offerSpecial: "a GM's client may name an offer's id; the prompt proposes a free one" },
};
