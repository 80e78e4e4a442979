import {
  type Commit,
  commitTo,
  type DiceStream,
  narrate,
  type Ruleset,
  streamSeed,
  type ToldDice,
  verifyRolls,
} from "@yomiai/rules";
import { isSame } from "@yomiai/rules/scenario";
import { diceSeed } from "../../play/asking.ts";
import { audiencesOf } from "../../play/audiences.ts";
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

/** The dice that events tell of are those that were rolled, and nobody is told of others: what is counted is what fell. */
export const diceToldAreThoseRolled: Law = ({ fights }) =>
  fights.flatMap((played) => {
    const last = lastOf(played);
    const { ruleset, state, commits } = last;
    if (ruleset.diceTold === undefined) return [];
    return commits.flatMap((commit) => {
      const rolled = facesOf(
        commit.rolls.map(({ notation, faces }) => ({ sides: Number(notation.split("d")[1]), faces })),
      );
      const told = (viewer: Parameters<typeof narrate>[2]) =>
        facesOf(diceIn(ruleset, commit, { viewer, house: state.house }));
      const all = told("omniscient");
      return [
        ...(isSame(all, rolled) ? [] : [`${placeOf(played, last)}: ${commit.command} rolled ${rolled}, tells ${all}`]),
        ...audiencesOf(last)
          .filter((viewer) => !told(viewer).every((die) => all.includes(die)))
          .map((viewer) => `${placeOf(played, last, viewer)}: ${commit.command} tells of dice that did not fall`),
      ];
    });
  });

function diceIn(
  ruleset: Ruleset,
  { events }: Commit,
  to: { readonly viewer: Parameters<typeof narrate>[2]; readonly house: unknown },
): readonly ToldDice[] {
  const told = events.map((event) => narrate(ruleset, event, to.viewer)).filter((event) => event !== undefined);
  return told.flatMap((event) => ruleset.diceTold?.(event, to.house) ?? []);
}

/** Each die by itself, in no order. */
function facesOf(dice: readonly Pick<ToldDice, "sides" | "faces">[]): readonly string[] {
  return dice.flatMap(({ sides, faces }) => faces.map((face) => `d${sides}:${face}`)).sort();
}
