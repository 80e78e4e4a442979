// CF-8.9, CF-6.7, CF-13.6, CF-13.7, CF-13.12: casting a spell.
import type { Prompt } from "../../core/prompt.ts";
import { refuse } from "../../core/refusal.ts";
import { called } from "../events.ts";
import { type CfFight, type Fighter, fighterOf } from "../fight.ts";
import { isDominated, isSecretCommand } from "../rules/control.ts";
import { leadsAway } from "../rules/fear.ts";
import { isMark } from "../rules/movement.ts";
import { isPresent } from "../rules/standing.ts";
import { reachOfSpell } from "../rules/targets.ts";
import type { Spell } from "../sheet/powers.ts";
import type { Attack } from "../steps/attack.ts";
import type { DamageSource } from "../steps/damage.ts";
import type { CfDraft } from "../steps/draft.ts";
import { doesVoiceFail, type PowerUse, resolvePower } from "../steps/power.ts";
import { spend } from "../steps/spend.ts";
import { AIM_ARGUMENTS, type Aim, aimFields, meetsNobody, readAim } from "./aim.ts";
import { type Given, readSecret, readText, refuseSurplus, wrongArgument } from "./arguments.ts";
import { fixed, promptOf, secretField } from "./fields.ts";
import { attackInfo, type PromptInfo, powerInfo } from "./info.ts";
import { refuseWithoutUses, usesLeft } from "./read.ts";
import type { Offer, TurnCommand } from "./turnCommand.ts";

/** Spells of this level and more are not cast for another (CF-13.6). */
const OUT_OF_DOMINATION = 2;

/** `castSpell {spell, target?, at?, to?, secret?}`. */
export const castSpell: TurnCommand = {
  type: "castSpell",
  cost: "standard",
  flees: (fight, fighter, command) => {
    if (command === undefined) return true;
    const spell = castable(fight, fighter).find(({ id }) => id === command.spell);
    return spell?.teleport !== undefined && isWayOut(fight, fighter, command.to);
  },
  decide(draft, { seat, as, args }) {
    const fight = draft.state;
    const caster = fighterOf(fight, as);
    const spell = readSpell(fight, caster, args);
    const aim = aimOf(spell);
    if (meetsNobody(fight, caster, aim)) refuse("badTarget", "spell: nobody would be met", { field: "spell" });
    const { targets, told } = readAim(fight, caster, args, aim);
    const secret = readSecret(args, seat);
    refuseSurplus(args, ["spell", ...AIM_ARGUMENTS, "secret"]);
    const isSecret = isSecretCommand(fight, seat, secret);
    spend(draft, as, "standard", spell.id);
    draft.emit({ type: "spellCast", as, spell: spell.id, ...called(spell.name), level: spell.level, ...told });
    if (spell.verbal && doesVoiceFail(draft, as, isSecret)) return;
    takeEffect(draft, { as, targets, isSecret }, spell);
    if (told.to !== undefined) teleport(draft, as, told.to);
  },
  prompts: (offer) => {
    const { fight, fighter, isFleeing } = offer;
    const open = castable(fight, fighter).filter(({ id }) => usesLeft(fighter, id) !== 0);
    return open
      .filter((spell) => !isFleeing || spell.teleport !== undefined)
      .flatMap((spell) => promptsOf(offer, spell));
  },
};

/** The spells that its commander may use: of the dominated only those of level 0 and 1 (CF-13.6). */
function castable(fight: CfFight, caster: Fighter): readonly Spell[] {
  const { spells } = caster.sheet;
  return isDominated(fight, caster) ? spells.filter(({ level }) => level < OUT_OF_DOMINATION) : spells;
}

/** For the dominated any other text has one answer, so that nobody finds out by trying what it can cast (CF-13.6). */
function readSpell(fight: CfFight, caster: Fighter, args: Given): Spell {
  const id = readText(args, "spell");
  const spell = castable(fight, caster).find((one) => one.id === id);
  if (spell === undefined) {
    if (isDominated(fight, caster)) refuse("dominationLimit", "spell: one of level 0 or 1", { field: "spell" });
    return wrongArgument("spell", "one of its own");
  }
  refuseWithoutUses(caster, id, "spell");
  return spell;
}

function takeEffect(draft: CfDraft, use: PowerUse, spell: Spell): void {
  const { applies, removes, heal, healBonus } = spell;
  resolvePower(draft, use, {
    attack: attackOf(fighterOf(draft.state, use.as), spell),
    damage: damageOf(spell),
    ...{ applies, removes },
    healing: heal === undefined ? undefined : { dice: heal, bonus: healBonus },
  });
}

/** Nobody can strike at one who vanishes (CF-6.7, CF-7.6). A caster felled for good by the own spell stays. */
function teleport(draft: CfDraft, as: string, to: number): void {
  const caster = fighterOf(draft.state, as);
  if (isPresent(caster)) draft.emit({ type: "teleported", as, from: caster.at, to });
}

function promptsOf(offer: Offer, spell: Spell): readonly Prompt[] {
  const { fight, fighter, seat, isFleeing } = offer;
  const aimed = aimFields(fight, fighter, aimOf(spell), (mark) => !isFleeing || leadsAway(fight, fighter, mark));
  if (aimed === undefined) return [];
  return [
    promptOf(offer, "castSpell", {
      parts: [spell.id],
      fields: [fixed("spell", spell.id, spell.name), ...aimed.fields, ...secretField(seat)],
      info: infoOf(offer, spell, aimed.targets),
    }),
  ];
}

function infoOf(offer: Offer, spell: Spell, targets: readonly string[]): PromptInfo {
  const attack = attackOf(offer.fighter, spell);
  const hit = attack === undefined ? {} : attackInfo(offer, { attack, damage: damageOf(spell), targets });
  return { level: spell.level, ...powerInfo(offer, spell), ...hit };
}

function isWayOut(fight: CfFight, fighter: Fighter, to: unknown): boolean {
  return typeof to === "number" && Number.isInteger(to) && isMark(fight, to) && leadsAway(fight, fighter, to);
}

function aimOf(spell: Spell): Aim {
  const single = spell.mode === "self" ? "self" : spell.versus === "none" ? "anyone" : "others";
  return { reach: reachOfSpell(spell), area: spell.area, single, teleport: spell.teleport };
}

function attackOf({ sheet }: Fighter, spell: Spell): Attack | undefined {
  if (spell.versus === "none") return undefined;
  return {
    with: { id: spell.id, name: spell.name },
    versus: spell.versus,
    isRanged: spell.mode === "ranged",
    isSpell: true,
    bases: [
      { name: "spellBonus", value: sheet.spellBonus },
      { name: "spell", value: spell.hit },
    ],
  };
}

/** CF-10.4: as the spell says; without dice and bonus it does no damage. */
function damageOf({ dice, bonus }: Spell): DamageSource | undefined {
  if (dice === undefined && bonus === 0) return undefined;
  return {
    dice: dice === undefined ? [] : [dice],
    fixed: [{ name: "spell", value: bonus }],
    isWeapon: false,
    isSpell: true,
  };
}
