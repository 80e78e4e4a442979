import { placeOf } from "../../play/fight.ts";
import type { Law } from "../law.ts";

/**
 * A refusal draws no dice and is a stable code with a message. That it changes nothing is seen by the frozen states:
 * whoever writes into one throws.
 */
export const refusalIsClean: Law = ({ fights }) =>
  fights.flatMap((played) =>
    [...played.probes, ...played.suggestions].flatMap(({ at, seat, command, answer, drawn }) => {
      if (!("refusal" in answer)) return [];
      const { code, message } = answer.refusal;
      const problems = [
        ...(drawn === 0 ? [] : [`drew ${drawn} dice`]),
        ...(/^[a-z][A-Za-z]*$/.test(code) ? [] : [`code ${code}`]),
        ...(isSentence(message) ? [] : [`message "${message}"`]),
        ...(JSON.stringify(JSON.parse(JSON.stringify(answer))) === JSON.stringify(answer) ? [] : ["is no JSON"]),
      ];
      return problems.map(
        (problem) => `${placeOf(played, at)}: ${seat} ${JSON.stringify(command)} refused: ${problem}`,
      );
    }),
  );

/** Says something, and nothing that slipped into the text; the schema's own "received undefined" is meant. */
function isSentence(message: string): boolean {
  return message.trim() !== "" && !/undefined|NaN|\[object/.test(message.replace(/received \w+/g, ""));
}
