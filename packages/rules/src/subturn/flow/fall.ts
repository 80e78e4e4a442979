import type { Addend } from "../../ruleset.ts";
import { fallenHexes, isLying } from "../ground/bodies.ts";
import { groundOf } from "../ground/terrain.ts";
import { type Fighter, fighterOf, type Place } from "../state.ts";
import { check, rollFaces, tidy, totalOf } from "./checks.ts";
import { say, type Table } from "./say.ts";
import { judge, laidIfFelled } from "./wounds.ts";

/** ST-16, ST-18: coming down. */

/** Height from which a landing check is made (ST-16.4), cm. */
const CHECK_FROM_CM = 100;
/** Greatest height of the fine rule (ST-18.1), cm. */
const FINE_UP_TO_CM = 500;

/** An airborne combatant falls; nothing happens for anybody else. */
export function fall(table: Table, as: string): void {
  const { isAirborne, place } = fighterOf(table.state, as);
  if (!isAirborne || place === undefined) return;
  checkLanding(table, as, place);
  const height = place.altitude;
  const { sum: addends, landed, faces } = damageOf(table, fighterOf(table.state, as), place);
  const damage = Math.max(0, totalOf(addends));
  const sum = tidy([...addends, { term: "atLeast0", value: damage - totalOf(addends) }]);
  const isFelled = damage >= 1 && table.state.house.fallKnocksDown;
  const laid = isFelled ? laidIfFelled(table.state, as) : {};
  say(table, { type: "fell", as, height, damage, landed, faces, sum, ...laid });
  judge(table, as);
}

/** ST-16.4: who fails to land well lies in the air already. */
function checkLanding(table: Table, as: string, place: Place): void {
  const fighter = fighterOf(table.state, as);
  const { house } = table.state;
  if (house.landingCheck === "off" || place.altitude < CHECK_FROM_CM || isLying(table.state, fighter)) return;
  const sum = tidy([
    { term: "dx", value: fighter.sheet.dx },
    { term: "footing", value: groundOf(house, place, "footing") },
  ]);
  const { margin: _, ...result } = check(table, sum, { as, why: "landing" });
  const laid = result.success ? {} : { laid: fallenHexes(table.state, as, place) };
  say(table, { type: "landingChecked", as, ...result, ...laid });
}

/** What a fall without damage adds up to. */
const UNHURT: Addend = { term: "noDamage", value: 0 };

type Fall = { readonly faces: readonly number[]; readonly sum: readonly Addend[]; readonly landed: boolean };

function damageOf(table: Table, fighter: Fighter, place: Place): Fall {
  const { house } = table.state;
  const metres = Math.floor(place.altitude / 100);
  const ground = { term: "ground", value: groundOf(house, place, "ground") };
  if (house.fineFall && place.altitude <= FINE_UP_TO_CM) {
    if (!isLying(table.state, fighter)) return { faces: [], sum: [UNHURT], landed: true };
    if (metres === 0) return { faces: [], sum: [UNHURT], landed: false };
    const faces = rollFaces(table, metres, { as: fighter.id, why: "fall" });
    return { faces, sum: [thrown(faces), ground], landed: false };
  }
  const row = house.fallTable.findLast(({ fromCm }) => fromCm <= place.altitude);
  if (row === undefined) return { faces: [], sum: [UNHURT], landed: false };
  const faces = rollFaces(table, metres * row.dicePerM, { as: fighter.id, why: "fall" });
  return { faces, sum: [thrown(faces), { term: "fallAdd", value: metres * row.addPerM }, ground], landed: false };
}

function thrown(faces: readonly number[]): Addend {
  return { term: "dice", value: faces.reduce((a, b) => a + b, 0) };
}
