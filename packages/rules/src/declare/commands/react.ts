import { z } from "zod";
import { commandRule } from "../../core/commandRule.ts";
import { refuse } from "../../core/refusal.ts";
import type { DeclareEvent, EventOf } from "../events.ts";
import type { Fighter } from "../fighter.ts";
import { goOnActing } from "../flow/acting.ts";
import { type OpenReaction, openReactions } from "../rules/reactions.ts";
import { engagingSkillsOf, isDiceRolled, WAYS, type Way, waysAgainst } from "../rules/ways.ts";
import { fighterOf, type State } from "../state.ts";
import { type Arguments, anyArguments, id, readArgument, refuseGiven, refuseOthers } from "./arguments.ts";
import { readSoul } from "./soul.ts";

const anyWay = z.enum(WAYS);
const engagingSkill = z.enum(["melee", "brawl"]);

// DC-4.2, DC-4.10, DC-5.3, DC-5.4, DC-5.5, DC-6.1: the answer to an attack or to a general action.

/**
 * `react {to, way, skill?, soul?}`. Refused: `badTarget`, `badArgument`, `mustReact`, `wrongReaction`, `badWeapon`,
 * `noSoul`.
 */
export const react = commandRule<State, DeclareEvent, Arguments>({
  isPhase: ({ phase }) => phase === "reaction",
  isTurn: (state, { as }) => openReactions(state).some((open) => open.as === as),
  args: anyArguments,
  decide(play, { as, args }) {
    play.emit({ type: "reactionChosen", as, ...readReaction(play.state, fighterOf(play.state, as), args) });
    goOnActing(play);
  },
});

type Chosen = Omit<EventOf<"reactionChosen">, "type" | "as">;

function readReaction(state: State, fighter: Fighter, args: Arguments): Chosen {
  refuseOthers(args, ["to", "way", "skill", "soul"]);
  const open = readOpen(state, fighter, args);
  const way = readWay(open, args);
  const skill = readSkill(fighter, way, args);
  const soul = readPoints(state, fighter, { open, way, args });
  return { to: open.to, way, ...(skill === undefined ? {} : { skill }), ...(soul === undefined ? {} : { soul }) };
}

function readOpen(state: State, fighter: Fighter, args: Arguments): OpenReaction {
  const to = readArgument(args, "to", id);
  const mine = openReactions(state).filter(({ as }) => as === fighter.id);
  const open = mine.find((each) => each.to === to);
  if (open !== undefined) return open;
  const allowed = mine.map((each) => each.to);
  refuse("badTarget", `to: an open reaction, to one of ${allowed.join(", ")}`, { field: "to", allowed });
}

function readWay({ against }: OpenReaction, args: Arguments): Way {
  const way = readArgument(args, "way", anyWay);
  const allowed = waysAgainst[against];
  if (allowed.includes(way)) return way;
  const code = way === "none" ? "mustReact" : "wrongReaction";
  refuse(code, `way: one of ${allowed.join(", ")}`, { field: "way", allowed });
}

/** DC-5.3: the defender chooses the skill; `melee` needs a weapon in hand. */
function readSkill(fighter: Fighter, way: Way, args: Arguments): "melee" | "brawl" | undefined {
  if (way !== "engage") {
    refuseGiven(args, "skill");
    return undefined;
  }
  const skill = readArgument(args, "skill", engagingSkill);
  const allowed = engagingSkillsOf(fighter);
  if (!allowed.includes(skill)) refuse("badWeapon", "skill: melee needs a melee weapon", { field: "skill", allowed });
  return skill;
}

type SoulArguments = { readonly open: OpenReaction; readonly way: Way; readonly args: Arguments };

function readPoints(state: State, fighter: Fighter, { open, way, args }: SoulArguments): number | undefined {
  if (isDiceRolled(state, open, way)) return readSoul(fighter, state.house, args);
  refuseGiven(args, "soul");
  return undefined;
}
