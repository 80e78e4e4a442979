// §2: combatants as they come to the table, and the fight before `start`.
import { type NewCombatant, readBy } from "../core/newCombatant.ts";
import { refuse } from "../core/refusal.ts";
import type { EncounterSetUp } from "../ruleset.ts";
import { isCondition } from "./conditions/table.ts";
import type { CfFight, Fighter } from "./fight.ts";
import type { House } from "./house.ts";
import { limitedPowers } from "./rules/adjustable.ts";
import { type Sheet, sheet } from "./sheet/sheet.ts";

/** Who comes to the table, its sheet read. */
export type Entrant = Omit<NewCombatant, "sheet"> & { readonly sheet: Sheet };

/** The fight in set-up. @throws Refused (`badArgument`) for a sheet that is not allowed or a double id */
export function create({ house, combatants }: EncounterSetUp<House>): CfFight {
  const entrants = combatants.map((combatant, i) => readEntrant(house, combatant, `combatants.${i}`));
  entrants.forEach(({ id }, i) => {
    if (entrants.findIndex((other) => other.id === id) !== i) refuseDoubleId(`combatants.${i}.id`, id);
  });
  return inSetUp(house, entrants.map(enteredAs));
}

/** A fight in which nothing has happened yet, everybody at the mark of the sheet or the side. */
export function inSetUp(house: House, combatants: readonly Fighter[]): CfFight {
  return placed({
    phase: "setup",
    house,
    combatants,
    pcSides: [],
    round: 0,
    isIdle: false,
    order: [],
    ties: [],
    ground: [],
    checks: {},
    clock: 0,
  });
}

/** Reads the sheet of a combatant. @throws Refused (`badArgument`), the field named under `at` */
export function readEntrant(house: House, combatant: NewCombatant, at: string): Entrant {
  const read = readBy(sheet, combatant.sheet, `${at}.sheet`);
  checkWithHouse(house, read, `${at}.sheet`);
  if (read.important && combatant.kind === "pc") {
    refuse("badArgument", `${at}.sheet.important: NPCs only`, { field: `${at}.sheet.important` });
  }
  return { ...combatant, sheet: read };
}

/** Refuses an id that somebody has already. */
export function refuseDoubleId(field: string, id: string): never {
  refuse("badArgument", `${field}: ${id} is taken`, { field });
}

/** What only the house rules can judge: the field's marks and the names of conditions. */
function checkWithHouse(house: House, read: Sheet, at: string): void {
  const wrong = (field: string, message: string) => refuse("badArgument", `${field}: ${message}`, { field });
  if (read.at !== undefined && (read.at < house.fieldFrom || read.at > house.fieldTo)) {
    wrong(`${at}.at`, `a mark from ${house.fieldFrom} to ${house.fieldTo}`);
  }
  read.conditions.forEach(({ key }, i) => {
    if (!isCondition(house, key)) wrong(`${at}.conditions.${i}.key`, "no such condition");
  });
  const powers = (["specials", "spells", "items"] as const).flatMap((list) =>
    read[list].map((entry, i) => ({ entry, field: `${at}.${list}.${i}` })),
  );
  for (const { entry, field } of powers) {
    const named = "applies" in entry ? [...entry.applies.map(({ condition }) => condition), ...entry.removes] : [];
    for (const key of named) {
      if (!isCondition(house, key) || key === "totalDefense") wrong(field, `${key} is no condition that effects name`);
    }
  }
}

/** A combatant as its sheet brings it, its conditions aside: they are set by events (CF-1.2). */
export function enteredAs(entrant: Entrant): Fighter {
  const { sheet: read, ...who } = entrant;
  return {
    ...who,
    sheet: read,
    hp: read.hp.current ?? read.hp.max,
    maxHp: read.hp.max,
    isDead: false,
    isRemoved: false,
    isAnnounced: false,
    at: read.at ?? 0,
    steps: 0,
    conditions: [],
    items: read.items.map((item) => ({ item, origin: who.id })),
    held: [...read.held].sort(),
    uses: Object.fromEntries(limitedPowers(read).map(({ id, uses }) => [id, uses])),
    inRound: "ready",
    opportunityUsed: 0,
  };
}

const PC_MARK = 0;
const OTHER_MARK = 9;

/** The fight with everybody whose sheet names no mark at that of its side, within the field (§2 `at`). */
export function placed(fight: CfFight): CfFight {
  const pcSides = sidesOfPcs(fight);
  const combatants = fight.combatants.map((fighter) => ({
    ...fighter,
    at: markAtEntry(fight.house, fighter, pcSides),
  }));
  return { ...fight, combatants };
}

/** Where a combatant enters the field. */
export function markAtEntry(house: House, fighter: Fighter, pcSides: readonly string[]): number {
  const wanted = fighter.sheet.at ?? (pcSides.includes(fighter.side) ? PC_MARK : OTHER_MARK);
  return Math.min(Math.max(wanted, house.fieldFrom), house.fieldTo);
}

/** Sides with at least one player character (§1). */
export function sidesOfPcs(fight: CfFight): readonly string[] {
  return [...new Set(fight.combatants.flatMap(({ kind, side }) => (kind === "pc" ? [side] : [])))];
}
