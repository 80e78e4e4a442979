import { commitTo, type DiceStream, streamSeed, verifyRolls } from "@yomiai/rules";
import { isSame } from "@yomiai/rules/scenario";
import { diceSeed } from "../../play/asking.ts";
import { lastOf, placeOf } from "../../play/fight.ts";
import type { Law } from "../law.ts";

const STREAMS: readonly DiceStream[] = ["open", "hidden"];

/** Every die drawn is listed with its faces, in its place of the stream, and follows from the committed seed. */
export const diceAreRecorded: Law = ({ fights }) =>
  fights.flatMap((played) => {
    const steps = played.moments.flatMap(({ encounter, step }) => (step === undefined ? [] : [{ encounter, step }]));
    const miscounted = steps.flatMap(({ encounter, step }) => {
      const rolls = "commit" in step.answer ? step.answer.commit.rolls : [];
      const listed = rolls.reduce((sum, roll) => sum + roll.faces.length, 0);
      return listed === step.drawn ? [] : [`${placeOf(played, encounter)}: ${step.drawn} dice drawn, ${listed} listed`];
    });
    return [...miscounted, ...STREAMS.flatMap((stream) => problemsOfStream(played, stream))];
  });

function problemsOfStream(played: Parameters<typeof placeOf>[0], stream: DiceStream): readonly string[] {
  const last = lastOf(played);
  const rolls = last.commits.flatMap((commit) => commit.rolls).filter((roll) => roll.stream === stream);
  const places = rolls.flatMap((roll) => roll.faces.map((_, i) => roll.first + i));
  const seed = diceSeed(played.seed);
  const revealed = { seed: streamSeed(seed, stream), commitment: commitTo(seed)[stream] };
  const { seedKept, wrong } = verifyRolls(revealed, rolls);
  return [
    ...(isSame(places, [...places.keys()]) ? [] : [`${placeOf(played, last)}: gaps in the ${stream} dice`]),
    ...(seedKept && wrong.length === 0 ? [] : [`${placeOf(played, last)}: ${stream} dice are not the committed ones`]),
  ];
}
