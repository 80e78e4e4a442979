import { type Facts, NO_FACTS } from "../facts.ts";

export const kengi: Facts = {
  ...NO_FACTS,
  records: ["combatants.*.marks", "results"],
  patient: { aftermath: "KG-10.6: the wounded are seen to until the GM ends it" },
};
