// CH-15: before the first action the GM may let a combatant try a surprise; its owner then chooses the enemy.
import { z } from "zod";
import { refuse } from "../../core/refusal.ts";
import { changePosture } from "../rules/posture.ts";
import { fighterOf, isInPlay, opponentsOf } from "../rules/standing.ts";
import type { State, Table } from "../state.ts";
import { refuseOutside, tableCommand } from "./command.ts";

const CERTAIN = 100;
const CHANCE = { min: 0, max: CERTAIN };

/** `grantSurprise {as, chance?}`: `chance` 0 to 100 percent. Refused: `badTarget`, `outOfRange`, `alreadySurprised`. */
export const grantSurprise = tableCommand({
  gmOnly: true,
  isPhase: (state) => state.phase === "declare" && state.isOpening,
  obstacle: (state, { as = "" }) => (hasSomebodyToSurprise(state, as) ? undefined : "badTarget"),
  args: z.strictObject({ chance: z.int().default(CERTAIN) }),
  decide(table, { as, args: { chance } }) {
    refuseOutside("chance", chance, CHANCE);
    if (fighterOf(table.state, as).hasTriedSurprise) refuse("alreadySurprised", "as: it has tried in this fight");
    if (chance === CERTAIN || succeeds(table, as, chance)) table.emit({ type: "surpriseGranted", as });
  },
  offers(state, seat) {
    if (seat !== "gm" || state.phase !== "declare" || !state.isOpening) return [];
    const present = state.combatants.filter(isInPlay);
    if (present.every(({ side }) => side === present[0]?.side)) return [];
    return present
      .filter(({ hasTriedSurprise }) => !hasTriedSurprise)
      .map(({ id }) => ({
        id: `grantSurprise:${id}`,
        type: "grantSurprise",
        as: id,
        fields: [{ name: "chance", kind: "number", ...CHANCE, optional: true, default: CERTAIN }],
      }));
  },
});

/** `surprise {as, target}`. Refused: `notYourTurn` (not granted), `badTarget`. */
export const surprise = tableCommand({
  isPhase: (state) => state.phase === "surprise",
  isTurn: (state, { as }) => as === state.surprise,
  args: z.strictObject({ target: z.string() }),
  decide(table, { as, args: { target } }) {
    const allowed = opponentsOf(table.state, as).map(({ id }) => id);
    if (!allowed.includes(target)) refuse("badTarget", "target: a standing enemy", { field: "target", allowed });
    const faces = table.roll("2d2", "surprise");
    const amount = faces.reduce((sum, face) => sum + face, 0);
    table.emit({ type: "surprised", as, target, amount, faces });
    changePosture(table, target, { by: 0 - amount, cause: "surprise" });
  },
  offers(state, seat) {
    const fighter = state.phase === "surprise" ? state.combatants.find(({ id }) => id === state.surprise) : undefined;
    if (fighter?.owner !== seat) return [];
    const options = opponentsOf(state, fighter.id).map(({ id }) => id);
    return [
      {
        id: `surprise:${fighter.id}`,
        type: "surprise",
        as: fighter.id,
        fields: [{ name: "target", kind: "choice", options }],
      },
    ];
  },
});

function hasSomebodyToSurprise(state: State, id: string): boolean {
  return isInPlay(fighterOf(state, id)) && opponentsOf(state, id).length > 0;
}

/** CH-15.1: 1d100 not above the chance. */
function succeeds(table: Table, as: string, chance: number): boolean {
  const [roll = 100] = table.roll("1d100", "surprise");
  const success = roll <= chance;
  table.emit({ type: "surpriseChecked", as, chance, roll, success });
  return success;
}
