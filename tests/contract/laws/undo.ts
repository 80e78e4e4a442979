import { apply, type Encounter, lastEventOf, seededRandom, wholeBetween } from "@yomiai/rules";
import { isSame } from "@yomiai/rules/scenario";
import { asked, diceSeed } from "../../play/asking.ts";
import { lastOf, type Played, placeOf } from "../../play/fight.ts";
import type { Law } from "../law.ts";
import { differencesOfState } from "./differences.ts";

/**
 * `undo` to any event gives the table as it was at the end of a command, the nearest one unless a secret choice was
 * opened since; the dice go on where they were, and so does the game.
 */
export const undoRestores: Law = ({ fights }) =>
  fights.flatMap((played) => {
    const random = seededRandom(played.seed);
    const last = lastOf(played);
    if (last.number === 0) return [];
    return Array.from({ length: 4 }, () => wholeBetween(random, 0, last.number - 1)).flatMap((to) =>
      problemsOfUndo(played, last, to).map((problem) => `${placeOf(played, last)}: undo to ${to}: ${problem}`),
    );
  });

function problemsOfUndo(played: Played, from: Encounter, to: number): readonly string[] {
  const { answer } = asked(from, { seat: "gm", command: { type: "undo", to } }, diceSeed(played.seed));
  if ("refusal" in answer) return [`refused: ${answer.refusal.message}`];
  const undone = apply(from, answer.commit);
  const target = Number(answer.commit.events[0]?.to);
  const standing = standingEnds(from).findLast((end) => end <= target) ?? 0;
  const before = played.moments.find(({ encounter }) => encounter.number === standing)?.encounter;
  const reason = target === nearestEnd(from, to) || isChoiceOpenedAfter(from, target);
  return [
    ...(target > to ? [`landed later, on ${target}`] : []),
    ...(reason ? [] : [`landed on ${target} though no secret choice was opened since`]),
    ...(target === nearestEnd(from, target) ? [] : [`landed on ${target}, inside a command`]),
    ...(before === undefined ? ["landed nowhere"] : differencesOfState(before, undone)),
    ...(isSame(undone.drawn, from.drawn) ? [] : ["undone dice can be rolled again"]),
  ];
}

/** Numbers of the last events of the commands that no undo took back. */
function standingEnds({ commits }: Encounter): readonly number[] {
  let ends: number[] = [];
  for (const commit of commits) {
    const [event] = commit.events;
    if (event?.type === "undone") ends = ends.filter((end) => end <= Number(event.to));
    else ends.push(lastEventOf(commit));
  }
  return ends;
}

function nearestEnd(encounter: Encounter, to: number): number {
  return Math.max(0, ...encounter.commits.map(lastEventOf).filter((end) => end <= to));
}

function isChoiceOpenedAfter({ ruleset, commits }: Encounter, number: number): boolean {
  return commits.some(({ events, from }) =>
    events.some((event, i) => from + i > number && (ruleset.traceChoices(event)?.opened ?? []).length > 0),
  );
}
