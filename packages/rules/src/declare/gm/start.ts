import type { CommonArguments, CommonRule } from "../../core/commandRule.ts";
import type { DeclareEvent } from "../events.ts";
import { endFight, endIfDecided, startRound } from "../flow/rounds.ts";
import type { State } from "../state.ts";
import { isRunning } from "./phases.ts";

// DC-9.1: whether the fight is decided is looked for at the start too.

/** `start`: the first round begins. */
export const start: CommonRule<State, DeclareEvent, CommonArguments["start"]> = {
  isPhase: ({ phase }) => phase === "setup",
  decide(play) {
    play.emit({ type: "fightStarted" });
    if (!endIfDecided(play)) startRound(play);
  },
};

/** `end {outcome}`: the fight is over as it stands. */
export const end: CommonRule<State, DeclareEvent, CommonArguments["end"]> = {
  isPhase: isRunning,
  decide: (play, { args }) => endFight(play, args.outcome),
};
