import type { CombatantView, Command, Json, JsonObject, Prompt, TableView } from "@yomiai/rules";

/** A mark of the line as it is drawn: who and what is there, and the commands that lead to it. */
export type Mark = {
  /** Metres along the line. */
  readonly at: number;
  readonly members: readonly string[];
  readonly ground: readonly string[];
  readonly ways: readonly Command[];
  /** Metres to the mark before it in the drawing, 0 for the first. */
  readonly gap: number;
};

/** The types of prompts that lead to a mark. */
const MOVES: ReadonlySet<string> = new Set(["move", "shift"]);

/** Marks worth drawing: those with somebody or something, and those that can be reached now, from left to right. */
export function marksOf(view: TableView, prompts: readonly Prompt[]): readonly Mark[] {
  const zones = zonesOf(view.map);
  const ways = waysOf(prompts);
  const places = [...new Set([...zones.keys(), ...ways.keys()])].sort((a, b) => a - b);
  return places.map((at, i) => {
    const zone = zones.get(at);
    return {
      at,
      members: textsOf(zone?.members),
      ground: namesOf(zone?.ground),
      ways: ways.get(at) ?? [],
      gap: i === 0 ? 0 : at - (places[i - 1] ?? at),
    };
  });
}

/** So many of a mark are drawn before the others are a tap away. */
const MOST_IN_SIGHT = 5;

/** Is it out of the fight where it lies? */
export function isOut({ status }: CombatantView): boolean {
  return status === "down" || status === "dead";
}

/** Do foes who still stand share this mark? */
export function isEngaged(here: readonly CombatantView[]): boolean {
  return new Set(here.filter((one) => !isOut(one)).map(({ side }) => side)).size > 1;
}

/** Ids of those who flank somebody, in listing order (CF-9.5). */
export function flankersOf({ combatants }: TableView, id: string): readonly string[] {
  return Object.values(combatants).flatMap((one) => (one.traits.flanking === id ? [one.id] : []));
}

/**
 * Those of a mark who are drawn at once: who acts, whom one plays and who bears a condition before the others, in listing
 * order.
 * @param first ids of those who act and of those whom one plays
 */
export function inSight(here: readonly CombatantView[], first: readonly string[]): readonly CombatantView[] {
  if (here.length <= MOST_IN_SIGHT + 1) return here;
  const rank = (one: CombatantView) => {
    if (first.includes(one.id)) return 0;
    if (isOut(one)) return 3;
    return Object.keys(one.conditions).length > 0 ? 1 : 2;
  };
  const chosen = new Set([...here].sort((a, b) => rank(a) - rank(b)).slice(0, MOST_IN_SIGHT));
  return here.filter((one) => chosen.has(one));
}

function zonesOf(map: JsonObject | undefined): ReadonlyMap<number, JsonObject> {
  const zones = isRecord(map?.zones) ? Object.values(map.zones).filter(isRecord) : [];
  return new Map(zones.flatMap((zone) => (typeof zone.at === "number" ? [[zone.at, zone] as const] : [])));
}

function waysOf(prompts: readonly Prompt[]): ReadonlyMap<number, readonly Command[]> {
  const ways = new Map<number, Command[]>();
  for (const { type, as, fields } of prompts) {
    const [to] = fields;
    if (!MOVES.has(type) || fields.length !== 1 || to?.kind !== "choice") continue;
    for (const at of to.options) {
      if (typeof at !== "number") continue;
      ways.set(at, [...(ways.get(at) ?? []), { type, ...(as === undefined ? {} : { as }), [to.name]: at }]);
    }
  }
  return ways;
}

function isRecord(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textsOf(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

function namesOf(value: Json | undefined): readonly string[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).flatMap(({ name }) => (typeof name === "string" ? [name] : []));
}
