import { z } from "zod";
import type { HouseOptionMeta } from "../../ruleset.ts";
import * as defaults from "./defaults.ts";
import { merged } from "./merge.ts";
import * as tables from "./tables.ts";

const meta = (inSource: boolean, ...clauses: string[]) => ({ inSource, clauses }) satisfies HouseOptionMeta;

/** An option of several readings; the first is the default. */
function reading<const V extends readonly [string, ...string[]]>(values: V, about: HouseOptionMeta) {
  return z
    .enum(values)
    .default(() => values[0])
    .meta(about);
}

/** An option with one value only: another reading of the source was considered and left out. */
function settled<const V extends string>(value: V, about: HouseOptionMeta) {
  return z
    .literal(value)
    .default(() => value)
    .meta(about);
}

const options = z
  .strictObject({
    subturnOrder: reading(["roundRobin", "blocks"], meta(true, "ST-2.5", "ST-2.6")),
    fallTiming: reading(["ownNextSubturn", "declaredEnd"], meta(true, "ST-3.2", "ST-16.1")),
    earlyEnd: settled("anytime", meta(true, "ST-3.5")),
    endOrder: settled("effectsThenFall", meta(true, "ST-3.2")),
    bankScope: reading(["mainTurn", "carry"], meta(true, "ST-4.2", "ST-6.5")),
    bankSettle: settled("next", meta(true, "ST-6.3")),
    circling: reading(["startArc", "anyMove"], meta(true, "ST-8.5")),
    boundaryArc: reading(["defender", "attacker"], meta(false, "ST-8.1")),
    attackArc: reading(["frontSide", "any"], meta(false, "ST-9.5")),
    contactDistance: settled("same", meta(true, "ST-9.1")),
    enterOccupied: reading(["allowed", "forbidden"], meta(true, "ST-14.1")),
    heightReach: reading(["shiftFar", "shiftBand"], meta(true, "ST-9.3")),
    aaList: settled("ST-5.1, 5.2", meta(false, "ST-5.1", "ST-5.2")),
    gradeLadder: settled("small < medium < large < allOut", meta(true, "ST-5.4")),
    postureStep: settled("free", meta(true, "ST-19.3")),
    jumpShort: settled("any", meta(true, "ST-11.3")),
    turnAccounting: settled("sum", meta(true, "ST-10.3")),
    turnPrice: settled("excess", meta(true, "ST-10.3")),
    travelLimit: reading(["consecutive", "allPairs"], meta(true, "ST-13.2")),
    stepInCost: z.int().min(0).max(4).default(2).meta(meta(true, "ST-12.5")),
    runUpStepIn: reading(["stepIn", "bigSwing"], meta(true, "ST-12.7")),
    stepInToHit: z
      .int()
      .min(-20)
      .max(20)
      .default(-2)
      .meta(meta(true, "ST-12.7", "ST-21.2")),
    jumpCheck: reading(["off", "st"], meta(true, "ST-11.2")),
    combinedRise: reading(["half", "halfAndHigh"], meta(true, "ST-15.5")),
    jumpsAreMoves: settled("yes", meta(true, "ST-13.4")),
    hexScale: reading(["normal", "fine"], meta(true, "ST-17.1")),
    fineReach: reading(["ceilHalf", "same"], meta(false, "ST-17.4")),
    fineFall: z.boolean().default(false).meta(meta(true, "ST-18.1")),
    landingCheck: reading(["off", "dx"], meta(false, "ST-16.4")),
    fallKnocksDown: z.boolean().default(true).meta(meta(false, "ST-16.3")),
    stepHeight: z.int().min(0).max(1000).default(50).meta(meta(false, "ST-10.5")),
    fog: z.boolean().default(false).meta(meta(false, "ST-25.1")),
    secretRolls: z
      .array(z.enum(["feint", "recovery"]))
      .max(2)
      .default([])
      .meta(meta(false, "ST-25.8")),
    mainTurnSeconds: z.int().min(1).max(3600).default(1).meta(meta(true, "ST-1.2")),
    proneHexes: z.literal([2, 3]).meta(meta(true, "ST-7.2", "ST-17.1")),
    techniques: merged(tables.techniques, defaults.TECHNIQUES).meta(meta(false, "ST-9.2", "ST-21.2")),
    actions: merged(tables.actions, defaults.ACTIONS).meta(meta(false, "ST-5.6")),
    postures: merged(tables.postures, defaults.POSTURES).meta(meta(false, "ST-19.1", "ST-21.2")),
    postureChanges: merged(tables.postureChanges, defaults.POSTURE_CHANGES).meta(meta(false, "ST-19.2")),
    conditions: merged(tables.conditions, defaults.CONDITIONS).meta(meta(false, "ST-23.1", "ST-23.2")),
    gradeEffects: merged(tables.gradeEffects, defaults.GRADE_EFFECTS).meta(meta(false, "ST-5.4")),
    bigSwing: merged(tables.bigSwing, defaults.BIG_SWING).meta(meta(false, "ST-12.4")),
    heightTable: tables.heightTable
      .default(() => [
        { fromCm: 0, mod: -1 },
        { fromCm: 130, mod: 0 },
        { fromCm: 220, mod: 1 },
        { fromCm: 320, mod: 2 },
      ])
      .meta(meta(false, "ST-9.3")),
    fallTable: tables.fallTable
      .default(() => [
        { fromCm: 100, dicePerM: 1, addPerM: -2 },
        { fromCm: 501, dicePerM: 1, addPerM: 0 },
      ])
      .meta(meta(false, "ST-16.2")),
    grounds: merged(tables.grounds, defaults.GROUNDS).meta(meta(false, "ST-20.1")),
    map: tables.map
      .default(() => ({ shape: "hexagon" as const, radius: 10, arena: null, hexes: [] }))
      .meta(meta(false, "ST-7.3", "ST-7.5")),
  })
  .superRefine((house, context) => {
    for (const [path, problem] of danglingNames(house)) {
      context.addIssue({ code: "custom", path: [...path], message: problem });
    }
  });

/**
 * The house rules, section 3, and the house data of section 2 laid over their defaults. Reading a result again changes
 * nothing.
 */
export const houseSchema = z.preprocess(withProneHexes, options);

/** The house rules in force. */
export type House = z.infer<typeof options>;

/** How many hexes a lying body takes follows from the scale alone (ST-7.2, ST-17.1), so it is never the table's to give. */
function withProneHexes(given: unknown): unknown {
  if (typeof given !== "object" || given === null) return given;
  const isFine = "hexScale" in given && given.hexScale === "fine";
  return { ...given, proneHexes: isFine ? 3 : 2 };
}

type Named = {
  readonly conditions: object;
  readonly postures: object;
  readonly grounds: object;
  readonly gradeEffects: Readonly<Record<string, string | null>>;
  readonly postureChanges: Readonly<Record<string, readonly string[] | null>>;
  readonly map: { readonly arena: string | null; readonly hexes: readonly { readonly arena?: string | undefined }[] };
};

/** Names that no entry has. An entry that was removed keeps its name, so that removing one spoils nothing else. */
function danglingNames(house: Named): readonly (readonly [readonly (string | number)[], string])[] {
  const isIn = (table: object, name: string | null | undefined) => name == null || Object.hasOwn(table, name);
  const effects = Object.entries(house.gradeEffects)
    .filter(([, name]) => !isIn(house.conditions, name))
    .map(([grade, name]) => [["gradeEffects", grade], `${name} is no condition`] as const);
  const changes = Object.entries(house.postureChanges).flatMap(([from, list]) =>
    [from, ...(list ?? [])]
      .filter((name) => name === "airborne" || !isIn(house.postures, name))
      .map((name) => [["postureChanges", from], `${name} is no posture`] as const),
  );
  const arenas = [{ arena: house.map.arena }, ...house.map.hexes]
    .filter(({ arena }) => !isIn(house.grounds, arena))
    .map(({ arena }) => [["map", "arena"], `${arena} is none of the grounds`] as const);
  return [...effects, ...changes, ...arenas];
}
