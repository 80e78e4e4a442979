// CF-7.3: the answer of an enemy from whom somebody moves away.
import { type CommandRule, commandRule, type Sender } from "../../core/commandRule.ts";
import type { Prompt } from "../../core/prompt.ts";
import { refuse } from "../../core/refusal.ts";
import type { CfEvent } from "../events.ts";
import { type CfFight, fighterOf } from "../fight.ts";
import { isSecretCommand } from "../rules/control.ts";
import { readyWeapons } from "../rules/items.ts";
import { drawConsequences } from "../steps/afterwards.ts";
import { strike } from "../steps/strike.ts";
import { anyArguments, type Given, readSecret, refuseSurplus } from "./arguments.ts";
import { strikeInfo } from "./attack.ts";
import { fixed, promptOf, secretField } from "./fields.ts";
import { readWeapon } from "./read.ts";
import { type Offer, refuseForeign } from "./turnCommand.ts";

const answer = {
  control: refuseForeign,
  isPhase: ({ phase }: CfFight) => phase === "opportunity",
  isTurn: (fight: CfFight, { as }: Sender) => fight.openMove?.asked === as,
  args: anyArguments,
} as const;

/** `opportunityAttack {weapon, secret?}`: one plain attack in melee. */
export const opportunityAttack: CommandRule<CfFight, CfEvent> = commandRule<CfFight, CfEvent, Given>({
  ...answer,
  decide(draft, { seat, as, args }) {
    const armed = readWeapon(draft.state, fighterOf(draft.state, as), args);
    if (armed.weapon.mode !== "melee") refuse("requirementNotMet", "weapon: for melee", { field: "weapon" });
    const secret = readSecret(args, seat);
    refuseSurplus(args, ["weapon", "secret"]);
    const isSecret = isSecretCommand(draft.state, seat, secret);
    const mover = moverOf(draft.state);
    draft.emit({ type: "opportunityTaken", as, mover });
    strike(draft, { as, target: mover, isSecret }, { armed, index: 0 });
    drawConsequences(draft);
  },
});

/** `declineOpportunity`. */
export const declineOpportunity: CommandRule<CfFight, CfEvent> = commandRule<CfFight, CfEvent, Given>({
  ...answer,
  decide(draft, { as, args }) {
    refuseSurplus(args, []);
    draft.emit({ type: "opportunityDeclined", as, mover: moverOf(draft.state) });
    drawConsequences(draft);
  },
});

/** The two answers, as the asked one may give them. */
export function opportunityPrompts(offer: Offer): readonly Prompt[] {
  const { fight, fighter, seat } = offer;
  const mover = moverOf(fight);
  const strikes = readyWeapons(fight, fighter)
    .filter(({ weapon }) => weapon.mode === "melee")
    .map((armed) =>
      promptOf(offer, "opportunityAttack", {
        parts: [armed.id],
        fields: [fixed("weapon", armed.id, armed.weapon.name), ...secretField(seat)],
        info: { mover, ...strikeInfo(offer, { armed, index: 0 }, [mover]) },
      }),
    );
  return [...strikes, promptOf(offer, "declineOpportunity", { fields: [], info: { mover } })];
}

function moverOf({ openMove }: CfFight): string {
  return openMove?.mover ?? "";
}
