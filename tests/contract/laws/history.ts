import { replay } from "@yomiai/rules";
import { isSame } from "@yomiai/rules/scenario";
import { asked, diceSeed } from "../../play/asking.ts";
import { placeOf } from "../../play/fight.ts";
import type { Law } from "../law.ts";
import { differences, throughJson } from "./differences.ts";
import { placesIn } from "./sampling.ts";

/** Folding the stored events anew gives the same state, the same numbers and the same views. */
export const replayEqualsLive: Law = ({ fights }) =>
  placesIn(fights, 3).flatMap(({ played, encounter }) => {
    const { ruleset, founding, commits } = throughJson(encounter);
    return differences(encounter, replay(ruleset, founding, commits)).map(
      (what) => `${placeOf(played, encounter)}: replayed, ${what} differs`,
    );
  });

/** A state written as JSON and read back is the same state, and everybody sees the same in it. */
export const saveLoadChangesNothing: Law = ({ fights }) =>
  placesIn(fights, 6).flatMap(({ played, encounter }) =>
    differences(encounter, throughJson(encounter)).map(
      (what) => `${placeOf(played, encounter)}: loaded, ${what} differs`,
    ),
  );

/** A loaded state answers as the live one did: nothing hides outside state and dice. */
export const answersRepeat: Law = ({ fights }) =>
  fights.flatMap((played) =>
    played.probes.slice(-10).flatMap(({ at, seat, command, answer }) => {
      const again = asked(throughJson(at), { seat, command }, diceSeed(played.seed)).answer;
      if (isSame(again, answer)) return [];
      return [`${placeOf(played, at)}: ${seat} ${JSON.stringify(command)} is answered differently once loaded`];
    }),
  );
