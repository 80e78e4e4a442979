// CF-8.10: special attacks.
import type { Prompt } from "../../core/prompt.ts";
import { refuse } from "../../core/refusal.ts";
import { called } from "../events.ts";
import { type Fighter, fighterOf } from "../fight.ts";
import { isDominated, isSecretCommand } from "../rules/control.ts";
import { type Armed, readyWeapons } from "../rules/items.ts";
import { reachOfSpecial, reachOfWeapon } from "../rules/targets.ts";
import type { Special } from "../sheet/powers.ts";
import type { Attack } from "../steps/attack.ts";
import type { DamageSource } from "../steps/damage.ts";
import { doesVoiceFail, resolvePower } from "../steps/power.ts";
import { spend } from "../steps/spend.ts";
import { AIM_ARGUMENTS, type Aim, aimFields, meetsNobody, readAim } from "./aim.ts";
import { readAbsent, readSecret, readText, refuseSurplus, wrongArgument } from "./arguments.ts";
import { fixed, promptOf, secretField } from "./fields.ts";
import { attackInfo, powerInfo } from "./info.ts";
import { readWeapon, refuseWithoutUses, usesLeft } from "./read.ts";
import type { Offer, TurnCommand } from "./turnCommand.ts";

/** `specialAttack {special, weapon?, target?, at?, secret?}`. */
export const specialAttack: TurnCommand = {
  type: "specialAttack",
  cost: "standard",
  obstacle: (fight, fighter) => (isDominated(fight, fighter) ? "dominationLimit" : undefined),
  decide(draft, { seat, as, args }) {
    const fight = draft.state;
    const attacker = fighterOf(fight, as);
    const id = readText(args, "special");
    const special = attacker.sheet.specials.find((one) => one.id === id) ?? wrongArgument("special", "one of its own");
    refuseWithoutUses(attacker, id, "special");
    if (meetsNobody(fight, attacker, aimOf(special, undefined))) {
      refuse("badTarget", "special: nobody would be met", { field: "special" });
    }
    const armed = needsWeapon(special) ? readWeapon(fight, attacker, args) : readAbsent(args, "weapon");
    const { targets, told } = readAim(fight, attacker, args, aimOf(special, armed));
    const secret = readSecret(args, seat);
    refuseSurplus(args, ["special", "weapon", ...AIM_ARGUMENTS, "secret"]);
    const isSecret = isSecretCommand(fight, seat, secret);
    spend(draft, as, "standard", id);
    draft.emit({ type: "specialAttackUsed", as, special: id, ...called(special.name), ...told });
    if (special.verbal && doesVoiceFail(draft, as, isSecret)) return;
    const { applies, removes } = special;
    const power = { attack: attackOf(attacker, special, armed), damage: damageOf(attacker, special, armed) };
    resolvePower(draft, { as, targets, isSecret }, { ...power, applies, removes });
  },
  prompts: (offer) => {
    const open = offer.fighter.sheet.specials.filter(({ id }) => usesLeft(offer.fighter, id) !== 0);
    return open.flatMap((special) =>
      needsWeapon(special)
        ? readyWeapons(offer.fight, offer.fighter).flatMap((armed) => promptsWith(offer, special, armed))
        : promptsWith(offer, special, undefined),
    );
  },
};

function promptsWith(offer: Offer, special: Special, armed: Armed | undefined): readonly Prompt[] {
  const { fight, fighter, seat } = offer;
  const aimed = aimFields(fight, fighter, aimOf(special, armed));
  if (aimed === undefined) return [];
  const withWeapon = armed === undefined ? [] : [fixed("weapon", armed.id, armed.weapon.name)];
  return [
    promptOf(offer, "specialAttack", {
      parts: [special.id, ...(armed === undefined ? [] : [armed.id])],
      fields: [fixed("special", special.id, special.name), ...withWeapon, ...aimed.fields, ...secretField(seat)],
      info: {
        ...powerInfo(offer, special),
        ...attackInfo(offer, {
          attack: attackOf(fighter, special, armed),
          damage: damageOf(fighter, special, armed),
          targets: aimed.targets,
        }),
      },
    }),
  ];
}

function needsWeapon({ damage }: Special): boolean {
  return damage?.from === "weapon";
}

function aimOf(special: Special, armed: Armed | undefined): Aim {
  const reach = armed === undefined ? reachOfSpecial(special) : reachOfWeapon(armed.weapon);
  return { reach, area: special.area, single: "others" };
}

function attackOf({ sheet }: Fighter, special: Special, armed: Armed | undefined): Attack {
  const mode = armed?.weapon.mode ?? special.mode;
  return {
    with: { id: special.id, name: special.name },
    versus: special.versus,
    isRanged: mode === "ranged",
    isSpell: false,
    bases: [
      { name: "attackBonus", value: sheet.attackBonus },
      { name: "special", value: special.hit },
      { name: "weapon", value: armed?.weapon.hit ?? 0 },
    ],
  };
}

/** CF-10.4: its own dice, or the weapon's with its own as a second roll. */
function damageOf({ sheet }: Fighter, { damage }: Special, armed: Armed | undefined): DamageSource | undefined {
  if (damage === undefined || damage.from === "none") return undefined;
  const own = damage.dice === undefined ? [] : [damage.dice];
  const bonus = { name: "special", value: damage.bonus };
  if (armed === undefined && own.length === 0 && damage.bonus === 0) return undefined;
  if (armed === undefined) return { dice: own, fixed: [bonus], isWeapon: false, isSpell: false };
  const { dice, ability, damage: weaponDamage } = armed.weapon;
  const fixedValues = [
    { name: ability, value: sheet.abilities[ability] },
    { name: "weapon", value: weaponDamage },
    bonus,
  ];
  return { dice: [dice, ...own], fixed: fixedValues, isWeapon: true, isSpell: false };
}
