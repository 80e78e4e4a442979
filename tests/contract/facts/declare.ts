import { type Facts, NO_FACTS } from "../facts.ts";

export const declare: Facts = {
  ...NO_FACTS,
  untold: {
    declarationChanged: "DC-2.6: nobody but its maker learns that a hidden declaration was changed",
    turnSkipped: "DC-10.4: while declaring, others hear the declaration that the skipping makes",
    adjusted: "DC-10.3: a hidden number of an NPC",
  },
};
