import { z } from "zod";
import { commandRule } from "../../core/commandRule.ts";
import { refuse } from "../../core/refusal.ts";
import { ACTIONS, type Action, type Declaration, MAX_WORDS } from "../declaration.ts";
import type { DeclareEvent } from "../events.ts";
import { type Fighter, meleeWeaponsOf, shootingWeaponsOf } from "../fighter.ts";
import { goOnDeclaring, makeDeclaration } from "../flow/declaring.ts";
import { isZone, zonesInReach } from "../rules/distance.ts";
import { othersInFight, targetsOf } from "../rules/targets.ts";
import { fighterOf, type State } from "../state.ts";
import { type Arguments, anyArguments, id, ids, readArgument, refuseOthers, requireAmong } from "./arguments.ts";

const anyAction = z.enum(ACTIONS);
const wholeNumber = z.int();
const words = z.string().min(1).max(MAX_WORDS);
const affected = ids.default([]);

// DC-1.4, DC-2.1, DC-2.2, DC-2.6: a member of the declaring group says what it will do, or says something else instead.
// Ranges are not looked at: they may change before the action.

/** `declare {action, …}`. Refused: `badWeapon`, `badTarget`, `outOfRange`, `badArgument`. */
export const declare = commandRule<State, DeclareEvent, Arguments>({
  isPhase: ({ phase }) => phase === "declare",
  isTurn: ({ group }, { as }) => as !== undefined && group.includes(as),
  args: anyArguments,
  decide(play, { as, args }) {
    makeDeclaration(play, as, readDeclaration(play.state, fighterOf(play.state, as), args));
    goOnDeclaring(play);
  },
});

/** The arguments of each action. */
const argumentsOf: Readonly<Record<Action, readonly string[]>> = {
  melee: ["weapon", "target"],
  shoot: ["weapon", "target"],
  move: ["zone"],
  general: ["what", "affects"],
  flee: [],
  pass: [],
};

function readDeclaration(state: State, fighter: Fighter, args: Arguments): Declaration {
  const action = readArgument(args, "action", anyAction);
  refuseOthers(args, ["action", ...argumentsOf[action]]);
  switch (action) {
    case "melee":
      return { action, ...readAttack(state, fighter, { args, weapons: meleeWeaponsOf(fighter) }) };
    case "shoot":
      return { action, ...readAttack(state, fighter, { args, weapons: shootingWeaponsOf(fighter) }) };
    case "move":
      return { action, zone: readZone(state, fighter, args) };
    case "general":
      return { action, ...readGeneral(state, fighter, args) };
    case "flee":
    case "pass":
      return { action };
  }
}

type AttackArguments = { readonly args: Arguments; readonly weapons: readonly { readonly id: string }[] };

function readAttack(state: State, fighter: Fighter, { args, weapons }: AttackArguments) {
  const weapon = readArgument(args, "weapon", id);
  requireAmong(
    weapons.map((carried) => carried.id),
    weapon,
    { code: "badWeapon", field: "weapon" },
  );
  const target = readArgument(args, "target", id);
  requireAmong(targetsOf(state, fighter), target, { code: "badTarget", field: "target" });
  return { weapon, target };
}

function readZone({ house }: State, fighter: Fighter, args: Arguments): number {
  const zone = readArgument(args, "zone", wholeNumber);
  const allowed = zonesInReach(fighter, house);
  if (!isZone(zone, house) || zone === fighter.zone) {
    refuse("badArgument", `zone: another one from 0 to ${house.zoneMax}`, { field: "zone", allowed });
  }
  if (!allowed.includes(zone)) {
    refuse("outOfRange", `zone: at most ${house.moveZones} away`, { field: "zone", allowed });
  }
  return zone;
}

function readGeneral(state: State, fighter: Fighter, args: Arguments) {
  const what = readArgument(args, "what", words);
  const affects = readArgument(args, "affects", affected);
  const others = othersInFight(state, fighter);
  for (const each of affects) requireAmong(others, each, { code: "badTarget", field: "affects" });
  return { what, affects };
}
