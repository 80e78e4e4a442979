// CF-8.1, CF-8.4: a strike with a weapon as the standard action, plain or by a technique.
import type { Prompt } from "../../core/prompt.ts";
import { refuse } from "../../core/refusal.ts";
import { type Fighter, fighterOf } from "../fight.ts";
import { isSecretCommand } from "../rules/control.ts";
import { heldWeapons, readyWeapons } from "../rules/items.ts";
import { reachOfWeapon, targetsInReach } from "../rules/targets.ts";
import type { Technique } from "../sheet/powers.ts";
import { spend } from "../steps/spend.ts";
import { attackOfStrike, damageOfStrike, type Strike, strike } from "../steps/strike.ts";
import { type Given, readSecret, readText, refuseSurplus, wrongArgument } from "./arguments.ts";
import { fixed, promptOf, secretField } from "./fields.ts";
import { attackInfo, type PromptInfo } from "./info.ts";
import { readTarget, readWeapon, refuseWithoutUses, usesLeft } from "./read.ts";
import type { Offer, TurnCommand } from "./turnCommand.ts";

/** `attack {weapon, target, technique?, secret?}`. */
export const attack: TurnCommand = {
  type: "attack",
  cost: "standard",
  decide(draft, { seat, as, args }) {
    const attacker = fighterOf(draft.state, as);
    const armed = readWeapon(draft.state, attacker, args);
    const target = readTarget(draft.state, attacker, args, reachOfWeapon(armed.weapon));
    const technique = readTechnique(attacker, args);
    const secret = readSecret(args, seat);
    refuseSurplus(args, ["weapon", "target", "technique", "secret"]);
    const isSecret = isSecretCommand(draft.state, seat, secret);
    spend(draft, as, "standard", technique?.id);
    strike(draft, { as, target, isSecret }, { armed, technique, index: 0 });
    const of = technique?.strikes.length ?? 1;
    if (technique === undefined || of === 1) return;
    draft.emit({ type: "strikesPending", as, technique: technique.id, left: of - 1, of, isSecret });
  },
  prompts: (offer) => {
    const techniques = offer.fighter.sheet.techniques.filter((technique) => isUsable(offer.fighter, technique));
    return [undefined, ...techniques].flatMap((technique) => promptsWith(offer, technique));
  },
};

function readTechnique(fighter: Fighter, args: Given): Technique | undefined {
  if (args.technique === undefined) return undefined;
  const id = readText(args, "technique");
  const technique =
    fighter.sheet.techniques.find((one) => one.id === id) ?? wrongArgument("technique", "one of its own");
  refuseWithoutUses(fighter, id, "technique");
  if (heldWeapons(fighter) < technique.needsHeld) {
    refuse("requirementNotMet", "technique: needs more weapons in hand", { field: "technique" });
  }
  return technique;
}

function isUsable(fighter: Fighter, { id, needsHeld }: Technique): boolean {
  return usesLeft(fighter, id) !== 0 && heldWeapons(fighter) >= needsHeld;
}

function promptsWith(offer: Offer, technique: Technique | undefined): readonly Prompt[] {
  const { fight, fighter, seat } = offer;
  return readyWeapons(fight, fighter).flatMap((armed) => {
    const targets = targetsInReach(fight, fighter, reachOfWeapon(armed.weapon));
    if (targets.length === 0) return [];
    const by = technique === undefined ? [] : [fixed("technique", technique.id, technique.name)];
    return promptOf(offer, "attack", {
      parts: [armed.id, ...(technique === undefined ? [] : [technique.id])],
      fields: [
        fixed("weapon", armed.id, armed.weapon.name),
        { name: "target", kind: "combatant", options: targets },
        ...by,
        ...secretField(seat),
      ],
      info: strikeInfo(offer, { armed, technique, index: 0 }, targets),
    });
  });
}

/** What a prompt tells of a strike before it is rolled. */
export function strikeInfo(offer: Offer, how: Strike, targets: readonly string[]): PromptInfo {
  const { fighter } = offer;
  return attackInfo(offer, { attack: attackOfStrike(fighter, how), damage: damageOfStrike(fighter, how), targets });
}
