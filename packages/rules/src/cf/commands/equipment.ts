// CF-4.6, CF-4.7, CF-5.3: taking in hand, putting away, picking up, letting fall.
import { fieldLabels, labelsOf, withLabels } from "../../core/madeThings.ts";
import type { PromptField } from "../../core/prompt.ts";
import { refuse } from "../../core/refusal.ts";
import { called } from "../events.ts";
import { type Fighter, fighterOf } from "../fight.ts";
import {
  freeHands,
  handsOf,
  holdableIds,
  idOnGround,
  isHeld,
  lyingItem,
  namesOf,
  ownedItem,
  thingsOf,
  written,
} from "../rules/items.ts";
import { NOTHING } from "../sheet/parts.ts";
import { HANDS } from "../sheet/sheet.ts";
import { spend } from "../steps/spend.ts";
import { type Given, readText, refuseSurplus, wrongArgument } from "./arguments.ts";
import { choiceOf, promptOf } from "./fields.ts";
import type { TurnCommand } from "./turnCommand.ts";

/** `changeEquipment {hold}`: everything that is in hand afterwards. */
export const changeEquipment: TurnCommand = {
  type: "changeEquipment",
  cost: "move",
  decide(draft, { as, args }) {
    const fighter = fighterOf(draft.state, as);
    const held = readHold(fighter, args);
    refuseSurplus(args, ["hold"]);
    spend(draft, as, "move");
    const labels = fieldLabels({ held: thingsOf(fighter).filter(({ id }) => held.split("+").includes(id)) });
    draft.emit({ type: "equipmentChanged", as, held, ...labels });
  },
  prompts(offer) {
    const { fighter } = offer;
    const holds = possibleHolds(fighter).filter((ids) => written(ids) !== written(fighter.held));
    if (holds.length === 0) return [];
    const labels = withLabels(labelsOf(thingsOf(fighter)));
    const hold: PromptField = { name: "hold", kind: "choice", options: holds.map(written), ...labels };
    return [promptOf(offer, "changeEquipment", { fields: [hold] })];
  },
};

/** `pickUp {item}` from one's own mark. */
export const pickUp: TurnCommand = {
  type: "pickUp",
  cost: "move",
  decide(draft, { as, args }) {
    const fighter = fighterOf(draft.state, as);
    const id = readText(args, "item");
    const lying = lyingItem(draft.state, fighter, id);
    if (lying === undefined) refuse("noSuchItem", "item: nothing of that id lies here", { field: "item" });
    if (lying.item.hands > freeHands(fighter)) refuse("noFreeHand", "item: not enough free hands", { field: "item" });
    refuseSurplus(args, ["item"]);
    spend(draft, as, "move");
    draft.emit({ type: "itemPickedUp", as, item: id, ...called(lying.item.name) });
  },
  prompts(offer) {
    const { fight, fighter } = offer;
    const open = fight.ground.filter(({ at, item }) => at === fighter.at && item.hands <= freeHands(fighter));
    if (open.length === 0) return [];
    const labelled = open.map((lying): [string, string] => [idOnGround(lying), lying.item.name]);
    return [promptOf(offer, "pickUp", { fields: [choiceOf("item", labelled)] })];
  },
};

/** `dropItem {item}`: to the ground of one's mark. */
export const dropItem: TurnCommand = {
  type: "dropItem",
  cost: "free",
  flees: () => true,
  decide(draft, { as, args }) {
    const fighter = fighterOf(draft.state, as);
    const id = readText(args, "item");
    const owned = ownedItem(fighter, id) ?? wrongArgument("item", "one of its own");
    if (!isHeld(fighter, id)) refuse("notHeld", `item: ${id} is not in hand`, { field: "item" });
    refuseSurplus(args, ["item"]);
    spend(draft, as, "free");
    draft.emit({ type: "itemDropped", as, item: id, ...called(owned.item.name) });
  },
  prompts(offer) {
    const { held } = offer.fighter;
    if (held.length === 0) return [];
    const names = namesOf(offer.fighter);
    const labelled = held.map((id): [string, string] => [id, names[id] ?? id]);
    return [promptOf(offer, "dropItem", { fields: [choiceOf("item", labelled)] })];
  },
};

/** `hold`: own ids sorted and joined by `+`, or `none`; not what is in hand already (`noFreeHand`). */
function readHold(fighter: Fighter, args: Given): string {
  const hold = readText(args, "hold");
  const ids = hold === NOTHING ? [] : hold.split("+");
  const holdable = holdableIds(fighter);
  const isKnown = ids.every((id) => holdable.includes(id)) && new Set(ids).size === ids.length;
  if (!isKnown || written(ids) !== hold || hold === written(fighter.held)) {
    wrongArgument("hold", "ids of carried items, sorted and joined by +, or none; not what is held already");
  }
  if (handsOf(fighter, ids) > HANDS) refuse("noFreeHand", `hold: together at most ${HANDS} hands`, { field: "hold" });
  return hold;
}

/** Everything that two hands can hold, nothing included. */
function possibleHolds(fighter: Fighter): readonly (readonly string[])[] {
  const ids = [...holdableIds(fighter)].sort();
  const pairs = ids.flatMap((first, i) => ids.slice(i + 1).map((second) => [first, second]));
  return [[], ...ids.map((id) => [id]), ...pairs].filter((hold) => handsOf(fighter, hold) <= HANDS);
}
