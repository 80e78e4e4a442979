import type { Command, Json, NewCombatant, Seat } from "@yomiai/rules";
import { playable } from "../play/playable.ts";
import { starterCombatant } from "../play/table.ts";
import { SeatedClient } from "../wire/seatedClient.ts";
import { type OpenedTable, openTable } from "../wire/table.ts";

/** Who p1 plays: the swordswoman in the midst of an engagement. */
export const HERO = "rin1";
/** Who p5 plays: the archer behind the line, who may shoot at everybody. */
export const ARCHER = "kai1";
/** A condition that this table made for itself. */
export const OWN_CONDITION = { key: "own1", name: "泥酔", rule: { checks: -1, noShift: true } };

const PARTY = "街道の守り手";
const FOES = "魔将の軍勢";
const SEATS = ["p1", "p2", "p3", "p4", "p5"] as const;

/** Where whom stands, in metres: three engagements, knots of foes apart from them, and single ones between. */
const PLACES = {
  party: { rin: [6], mei: [1], goro: [12, 17], suzu: [12, 6], kai: [0, 1] },
  foes: {
    imp: [6, 6, 6, 6, 12, 12, 12, 17, 17, 24],
    ogre: [6, 12, 12, 24],
    wolf: [6, 9, 9, 14],
    witch: [26, 30],
    warlord: [30, 26],
  },
} as const;

/** What has befallen whom by now. */
const BEFALLEN: readonly Command[] = [
  { type: "setCondition", as: HERO, condition: "sickened", until: "removed" },
  { type: "setCondition", as: HERO, condition: OWN_CONDITION.key, until: "removed" },
  { type: "setCondition", as: "goro1", condition: "restrained", until: "removed", source: "ogre2" },
  { type: "setCondition", as: "suzu1", condition: "blinded", until: "sourceTurnEnd", source: "witch1" },
  { type: "setCondition", as: "mei1", condition: "totalDefense", until: "ownTurnStart" },
  { type: "setCondition", as: "imp1", condition: "prone" },
  { type: "setCondition", as: "imp3", condition: "dazed", until: "ownTurnEnd" },
  { type: "setCondition", as: "ogre1", condition: "sickened", until: "save" },
  { type: "setCondition", as: "ogre1", condition: "weakened", until: "save" },
  { type: "setCondition", as: "wolf1", condition: "immobilized", until: "save" },
  { type: "setCondition", as: "imp9", condition: "afraid", until: "save", source: "goro2" },
  { type: "adjust", as: HERO, path: "gauges.hp.current", set: 14, reason: "戦いの半ば" },
  { type: "adjust", as: "suzu1", path: "gauges.hp.current", set: 3, reason: "戦いの半ば" },
  { type: "adjust", as: "kai2", path: "gauges.hp.current", set: -2, reason: "戦いの半ば" },
  { type: "adjust", as: "ogre1", path: "gauges.hp.current", set: 7, reason: "戦いの半ば" },
  { type: "adjust", as: "imp2", path: "gauges.hp.current", set: -4, reason: "戦いの半ば" },
  { type: "adjust", as: "imp5", path: "gauges.hp.current", set: 2, reason: "戦いの半ば" },
  { type: "adjust", as: "warlord1", path: "gauges.hp.current", set: 21, reason: "戦いの半ば" },
];

/** Thirty combatants of ＣＦ: five players' characters with three friends, and twenty-two foes. */
export function crowd(): readonly NewCombatant[] {
  const ruleset = playable.find(({ id }) => id === "cf");
  if (ruleset === undefined) throw new Error("no cf");
  const count = { pc: 0 };
  const of = (key: string, places: readonly number[], side: string): readonly NewCombatant[] => {
    const starter = ruleset.starters.find((one) => one.key === key);
    if (starter === undefined) throw new Error(`no ${key}`);
    return places.map((at, i) => {
      const owner: Seat = side === PARTY && i === 0 ? (SEATS[count.pc++] ?? "gm") : "gm";
      const one = starterCombatant(starter, { id: `${key}${i + 1}`, side, owner });
      const sheet = { ...(one.sheet as { readonly [field: string]: Json }), at };
      return { ...one, kind: owner === "gm" ? "npc" : "pc", name: i === 0 ? one.name : `${one.name} ${i + 1}`, sheet };
    });
  };
  return [
    ...Object.entries(PLACES.party).flatMap(([key, places]) => of(key, places, PARTY)),
    ...Object.entries(PLACES.foes).flatMap(([key, places]) => of(key, places, FOES)),
  ];
}

/** The crowd in its second round with everybody's seat taken. @param turn whose turn it is */
export async function openCrowd(url: string, turn: string = HERO): Promise<OpenedTable> {
  const combatants = crowd();
  const house = { tieOrder: "listed", extraConditions: [OWN_CONDITION] };
  const table = await openTable(url, { ruleset: "cf", table: { house, combatants }, seats: SEATS });
  const gm = await SeatedClient.join({ ...table, viewer: "gm", token: table.tokens.get("gm") });
  let sent = 0;
  const send = async (command: Command) => {
    const answer = await gm.send(`crowd${sent++}`, command);
    if (!answer.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(answer)}`);
    await gm.settle();
  };
  await send({ type: "start" });
  for (const [i, { id }] of inTurn(combatants).entries()) {
    await send({ type: "adjust", as: id, path: "traits.initiative", set: 45 - i, reason: "順番" });
  }
  for (const command of BEFALLEN) await send(command);
  while (gm.state.round < 2 || gm.state.turn !== turn) await send({ type: "skipTurn", as: gm.state.turn });
  await gm.leave();
  return table;
}

/** Foes and friends by turns, the hero in the middle. */
function inTurn(combatants: readonly NewCombatant[]): readonly NewCombatant[] {
  const hero = combatants.filter(({ id }) => id === HERO);
  const others = combatants
    .filter(({ id }) => id !== HERO)
    .sort((a, b) => Number(b.id.slice(-1)) - Number(a.id.slice(-1)));
  return [...others.slice(0, 14), ...hero, ...others.slice(14)];
}
