// CF-3.4, CF-3.5, CF-4.8: a potion for a friend is a standard action, for oneself a move action.
import { refuse } from "../../core/refusal.ts";
import { type CfFight, type Fighter, fighterOf } from "../fight.ts";
import { isSecretCommand } from "../rules/control.ts";
import { idWith, isPotionAtHand, ownedItem } from "../rules/items.ts";
import { ENGAGED, isInReach, isPatient } from "../rules/targets.ts";
import type { Potion } from "../sheet/item.ts";
import { usePotion } from "../steps/potion.ts";
import { spend } from "../steps/spend.ts";
import { type Given, readCombatant, readText, refuseSurplus, wrongArgument } from "./arguments.ts";
import { fixed, promptOf } from "./fields.ts";
import { potionInfo } from "./info.ts";
import { readInReach, refuseTarget } from "./read.ts";
import type { TurnCommand } from "./turnCommand.ts";

/** `givePotion {item, target}`: to an ally in the same engagement, unconscious or not. */
export const givePotion: TurnCommand = {
  type: "givePotion",
  cost: "standard",
  decide(draft, { seat, as, args }) {
    const giver = fighterOf(draft.state, as);
    const { id: item, potion } = readPotion(draft.state, giver, args);
    const patient = readCombatant(draft.state, args, "target");
    if (!isPatient(giver, patient)) refuseTarget("a present ally, not oneself");
    const target = readInReach(giver, patient, ENGAGED);
    refuseSurplus(args, ["item", "target"]);
    spend(draft, as, "standard");
    usePotion(draft, { giver, target, item, isSecret: isSecretCommand(draft.state, seat, undefined) }, potion);
  },
  prompts(offer) {
    const { fight, fighter } = offer;
    const options = fight.combatants.flatMap((c) =>
      isPatient(fighter, c) && isInReach(fighter, c, ENGAGED) ? [c.id] : [],
    );
    if (options.length === 0) return [];
    return potionsAtHand(fight, fighter).map(({ id, potion }) =>
      promptOf(offer, "givePotion", {
        parts: [id],
        fields: [fixed("item", id, potion.name), { name: "target", kind: "combatant", options }],
        ...potionInfo(offer, potion),
      }),
    );
  },
};

/** `drinkPotion {item}`. */
export const drinkPotion: TurnCommand = {
  type: "drinkPotion",
  cost: "move",
  decide(draft, { seat, as, args }) {
    const giver = fighterOf(draft.state, as);
    const { id: item, potion } = readPotion(draft.state, giver, args);
    refuseSurplus(args, ["item"]);
    spend(draft, as, "move");
    usePotion(draft, { giver, target: as, item, isSecret: isSecretCommand(draft.state, seat, undefined) }, potion);
  },
  prompts: (offer) =>
    potionsAtHand(offer.fight, offer.fighter).map(({ id, potion }) =>
      promptOf(offer, "drinkPotion", {
        parts: [id],
        fields: [fixed("item", id, potion.name)],
        ...potionInfo(offer, potion),
      }),
    ),
};

type OwnPotion = { readonly id: string; readonly potion: Potion };

/** `item`: a potion of one's own (`notHeld` where it must be in hand). */
function readPotion(fight: CfFight, giver: Fighter, args: Given): OwnPotion {
  const id = readText(args, "item");
  const item = ownedItem(giver, id)?.item;
  if (item?.kind !== "potion") wrongArgument("item", "a potion of its own");
  if (!isPotionAtHand(fight, giver, id)) refuse("notHeld", `item: ${id} is not in hand`, { field: "item" });
  return { id, potion: item };
}

function potionsAtHand(fight: CfFight, fighter: Fighter): readonly OwnPotion[] {
  return fighter.items.flatMap((owned) => {
    const id = idWith(fighter.id, owned);
    return owned.item.kind === "potion" && isPotionAtHand(fight, fighter, id) ? [{ id, potion: owned.item }] : [];
  });
}
