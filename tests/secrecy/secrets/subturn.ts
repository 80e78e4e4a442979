import { type Encounter, type Json, type JsonObject, oneOf, type Viewer, wholeBetween } from "@yomiai/rules";
import { viewOf } from "../../play/audiences.ts";
import { CANARY } from "../canary.ts";
import { type Secret, withSheet } from "../secret.ts";

const knowsGm: Secret["knows"] = (viewer) => viewer === "gm";

/** The GM lets the hidden one's sub-turns come and go: they look like the time between two. */
const takeHiddenSubturn: NonNullable<Secret["onTheSide"]> = (encounter, { as }, after) => {
  const { active, phase } = viewOf(encounter, "gm");
  if (phase === "subturn" && active.includes(as)) return { type: "endSubturn", as };
  const next = phase === "between" ? after({ type: "proceed" }) : undefined;
  return next !== undefined && viewOf(next, "gm").active.includes(as) ? { type: "proceed" } : undefined;
};

/** ST-2.4: whoever joins acts from the next main turn on: joining where only a hidden one has begun one shows that it has. */
function joinedAtHiddenBoundary(encounter: Encounter): boolean {
  const isJoining = encounter.commits.at(-1)?.command === "addCombatant";
  return isJoining && viewOf(encounter, "gm").round !== viewOf(encounter, "spectator").round;
}

/**
 * Initiatives, rolled behind the screen, of those who joined hidden and whom this viewer sees by now: another roll there
 * before them lets them fall otherwise, which tells nothing of it.
 */
function openedInitiatives(encounter: Encounter, viewer: Viewer): Json {
  const joinedHidden = encounter.commits
    .flatMap(({ events }) => events)
    .filter(({ type, knownTo }) => type === "combatantAdded" && knownTo !== undefined)
    .map(({ as }) => String(as));
  const seen = viewOf(encounter, viewer).combatants;
  return joinedHidden.map((as) => seen[as]?.traits.initiative ?? null);
}

/** The secrets of subturn, ST-25 and the table of its section on secrecy. */
export const subturn: readonly Secret[] = [
  {
    name: "the numbers of a hidden NPC",
    on: "sheet",
    house: { fog: true },
    vary: (combatant, random) =>
      combatant.kind === "pc"
        ? undefined
        : [
            withSheet(combatant, { hidden: true, st: 9, hp: 8, skills: {} }),
            withSheet(combatant, { hidden: true, st: wholeBetween(random, 12, 18), hp: 30, skills: { brawl: 15 } }),
          ],
    knows: knowsGm,
    openings: [],
    ends: ["revealed"],
  },
  {
    name: "where a hidden NPC is",
    on: "sheet",
    house: { fog: true },
    vary: (combatant, random) =>
      combatant.kind === "pc"
        ? undefined
        : [
            withSheet(combatant, { hidden: true, place: { q: 0, r: 5, facing: 4 } }),
            withSheet(combatant, { hidden: true, place: { q: wholeBetween(random, -1, 0), r: 6, facing: 4 } }),
          ],
    knows: knowsGm,
    openings: [],
    ends: ["revealed"],
  },
  {
    name: "that a hidden NPC is there",
    on: "sheet",
    house: { fog: true },
    vary: (combatant) =>
      combatant.kind === "pc"
        ? undefined
        : [undefined, { ...withSheet(combatant, { hidden: true, place: { q: 0, r: 6, facing: 4 } }), name: CANARY }],
    // With another hidden one the GM would have other things to do in the two worlds, and at other times.
    fits: (combatants) => combatants.every(({ sheet }) => !(sheet as { readonly hidden?: boolean }).hidden),
    onTheSide: takeHiddenSubturn,
    knows: knowsGm,
    openings: [],
    ends: ["revealed"],
    inferable: joinedAtHiddenBoundary,
  },
  {
    name: "the rolls of a feint and of an NPC's recovery",
    on: "dice",
    // Fog would hide more than these rolls, and a seat may have been given a feinter.
    house: { secretRolls: ["feint", "recovery"], fog: false },
    knows: (viewer) => viewer !== "spectator",
    openings: ["defenseRolled", "conditionEnded", "checkRolled.success"],
  },
  {
    name: "that a secret check was made",
    on: "command",
    command: "gmCheck",
    fields: [],
    given: { secret: true },
    hiddenEvents: ["checkRolled"],
    // What is rolled behind the screen afterwards falls otherwise.
    house: { secretRolls: [] },
    knows: knowsGm,
    openings: [],
    inferable: openedInitiatives,
  },
  {
    name: "that a hidden NPC joins",
    on: "command",
    command: "addCombatant",
    fields: [],
    given: { "combatant.sheet.hidden": true },
    house: { fog: true },
    propose: ({ ruleset, number }, random) => {
      const starter = oneOf(random, ruleset.starters);
      const joiner = { id: `lurker${number}`, side: "敵", owner: "gm" } as const;
      const sheet = { ...(starter.sheet as JsonObject), hidden: true, place: { q: 0, r: 6, facing: 4 } };
      return { type: "addCombatant", combatant: { ...joiner, name: CANARY, kind: "npc", sheet } };
    },
    hiddenEvents: ["combatantAdded", "initiativeRolled", "orderSet"],
    onTheSide: takeHiddenSubturn,
    knows: knowsGm,
    openings: [],
    ends: ["revealed"],
    inferable: joinedAtHiddenBoundary,
  },
];
