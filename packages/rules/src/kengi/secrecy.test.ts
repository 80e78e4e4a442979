import { expect, test } from "vitest";
import type { Encounter } from "../core/encounter.ts";
import type { NewCombatant } from "../core/newCombatant.ts";
import type { Prompt } from "../core/prompt.ts";
import type { Seat, Viewer } from "../core/seat.ts";
import { commandFor, oneOf, type Random, seededRandom, someOf } from "../play/randomly.ts";
import { kengi } from "./index.ts";
import { attackIn, isFightOn } from "./state.ts";
import {
  answered,
  begun,
  knowledge,
  type Move,
  moved,
  randomCombatants,
  randomHouse,
  randomMove,
  SEATS,
  stateOf,
  VIEWERS,
} from "./tables.fixture.ts";

/** Many fights on a busy machine. */
const LONG = 600_000;

const seeds = Array.from({ length: Number(process.env.FIGHTS ?? 15) }, (_, i) => i + 1);

/** Two encounters that differ in a secret, and who may not know it. */
type Worlds = { readonly one: Encounter; readonly other: Encounter; readonly blind: readonly Viewer[] };

function expectAlike({ one, other, blind }: Worlds, seed: number): void {
  for (const viewer of blind) {
    const [mine, yours] = [knowledge(one, viewer), knowledge(other, viewer)];
    if (mine === yours) continue;
    expect({ seed, viewer, knows: JSON.parse(mine) }).toEqual({ seed, viewer, knows: JSON.parse(yours) });
    throw new Error(`seed ${seed}: ${viewer} is told the same in another order`);
  }
}

function promptsOf(encounter: Encounter, seat: Seat): readonly Prompt[] {
  return kengi.view(encounter.state, seat).prompts;
}

/** The same move in both worlds: accepted in both with the same dice, or refused in both with the same words. */
function movedBoth(worlds: Worlds, move: Move, seed: number): Worlds | undefined {
  const [one, other] = [answered(worlds.one, move, seed), answered(worlds.other, move, seed)];
  if ("refusal" in one || "refusal" in other) return undefined;
  return { ...worlds, one: moved(worlds.one, move, seed), other: moved(worlds.other, move, seed) };
}

test(
  "a secret attack looks the same whatever its techniques, until the defender has chosen",
  () => {
    let compared = 0;
    for (const seed of seeds) {
      const random = seededRandom(seed);
      const house = { ...randomHouse(random), techniqueChoice: "secret" };
      let encounter = begun({ house, combatants: randomCombatants(random) }, seed);
      for (let i = 0; i < 60; i++) {
        for (const worlds of random() < 0.4 ? attackWorlds(encounter, random, seed) : []) {
          compared += 1;
          expectAlike(worlds, seed);
          for (const move of someOf(random, interludes(worlds, random), 2)) {
            const after = movedBoth(worlds, move, seed);
            if (after !== undefined) expectAlike(after, seed);
          }
          expectRevealed(worlds, random, seed);
        }
        const move = randomMove(encounter, random);
        if (move === undefined) break;
        encounter = moved(encounter, move, seed);
      }
    }
    expect(compared).toBeGreaterThan(seeds.length);
  },
  LONG,
);

/** Pairs of worlds in which the same attack was declared with other techniques. */
function attackWorlds(encounter: Encounter, random: Random, seed: number): readonly Worlds[] {
  return SEATS.flatMap((seat) =>
    promptsOf(encounter, seat)
      .filter(({ type }) => type === "attack")
      .flatMap((prompt) => {
        const [first, second] = [commandFor(prompt, random), commandFor(prompt, random)];
        const one = moved(encounter, { seat, command: first }, seed);
        const other = moved(encounter, { seat, command: { ...second, target: first.target } }, seed);
        return [{ one, other, blind: VIEWERS.filter((viewer) => viewer !== seat) }];
      }),
  );
}

/** What may happen before the defence: the GM's words and hands, and refused attempts. */
function interludes({ one }: Worlds, random: Random): readonly Move[] {
  const ids = one.state.combatants.map(({ id }) => id);
  const { attacker, target } = attackIn(stateOf(one));
  return [
    { seat: "gm", command: { type: "rule", text: "静かに" } },
    { seat: "gm", command: { type: "setCondition", as: oneOf(random, ids), condition: "濡れた" } },
    { seat: "gm", command: { type: "removeCombatant", as: oneOf(random, ids) } },
    { seat: "gm", command: { type: "removeCombatant", as: attacker } },
    { seat: "gm", command: { type: "removeCombatant", as: target } },
    { seat: "gm", command: { type: "adjust", as: attacker, path: "gauges.hp.current", set: 1, reason: "試し" } },
  ];
}

/** A refused defence says the same in both worlds; an accepted one ends the secret. */
function expectRevealed(worlds: Worlds, random: Random, seed: number): void {
  const { target } = attackIn(stateOf(worlds.one));
  const seat = SEATS.find((one) => promptsOf(worlds.one, one).some(({ as }) => as === target));
  const prompt = seat && oneOf(random, promptsOf(worlds.one, seat));
  if (seat === undefined || prompt === undefined) throw new Error("nobody is asked to defend");
  const wrong = { seat, command: { ...commandFor(prompt, random), way: "block" } };
  expect(answered(worlds.one, wrong, seed)).toEqual(answered(worlds.other, wrong, seed));
  const right = { seat, command: commandFor(prompt, random) };
  const after = movedBoth(worlds, right, seed);
  const [mine, yours] = [attackIn(stateOf(worlds.one)), attackIn(stateOf(worlds.other))];
  const differs = JSON.stringify(mine.techniques) !== JSON.stringify(yours.techniques);
  if (after === undefined) throw new Error("an offered defence was refused");
  const isTold = knowledge(after.one, "spectator") !== knowledge(after.other, "spectator");
  expect({ seed, isTold }).toEqual({ seed, isTold: differs });
}

test(
  "what is readied in secret stays unknown for as long as no attack opens it",
  () => {
    let steps = 0;
    for (const seed of seeds) {
      const random = seededRandom(seed);
      const house = { ...randomHouse(random), techniqueChoice: "secret", combining: "named" };
      let encounter = begun({ house, combatants: randomCombatants(random) }, seed);
      for (let i = 0; i < 40; i++) {
        for (const worlds of random() < 0.5 ? readiedWorlds(encounter, random, seed) : [])
          steps += followed(worlds, random, seed);
        const move = randomMove(encounter, random);
        if (move === undefined) break;
        encounter = moved(encounter, move, seed);
      }
    }
    expect(steps).toBeGreaterThan(10 * seeds.length);
  },
  LONG,
);

function readiedWorlds(encounter: Encounter, random: Random, seed: number): readonly Worlds[] {
  return SEATS.flatMap((seat) =>
    promptsOf(encounter, seat)
      .filter(({ type }) => type === "prepare")
      .map((prompt) => {
        const [one, other] = [commandFor(prompt, random), commandFor(prompt, random)];
        return {
          one: moved(encounter, { seat, command: one }, seed),
          other: moved(encounter, { seat, command: other }, seed),
          blind: VIEWERS.filter((viewer) => viewer !== seat),
        };
      }),
  );
}

/** Plays on in both worlds with moves that are possible in both, and never names techniques in an attack. */
function followed(worlds: Worlds, random: Random, seed: number): number {
  let now = worlds;
  for (let step = 0; step < 12; step++) {
    expectAlike(now, seed);
    const move = randomMove(now.one, random);
    if (move === undefined) return step;
    const { command } = move;
    const plain = command.type === "attack" ? { ...command, techniques: [] } : command;
    const next = movedBoth(now, { ...move, command: plain }, seed);
    if (next !== undefined) now = next;
  }
  return 12;
}

/** An NPC whose sums are the same with other abilities, skills and another gauge. */
function twins(): { readonly one: readonly NewCombatant[]; readonly other: readonly NewCombatant[] } {
  const pcs = [
    {
      id: "aki",
      side: "旅人",
      owner: "p1",
      sheet: {
        dexterity: 6,
        agility: 9,
        strength: 4,
        skills: { sword: 3, dodge: 2 },
        hpMax: 60,
        weapons: ["katana"],
        techniques: ["tsuki", "mikiri"],
      },
    },
    {
      id: "koma",
      side: "旅人",
      owner: "p2",
      sheet: {
        dexterity: 6,
        agility: 2,
        strength: 3,
        skills: { sword: 2, dodge: 4 },
        hpMax: 60,
        weapons: ["wakizashi"],
        techniques: ["renzan", "kaeshi"],
      },
    },
  ] as const;
  const npc = (sheet: NewCombatant["sheet"]): NewCombatant => {
    return { id: "oni", name: "oni", side: "鬼", kind: "npc", owner: "gm", sheet };
  };
  const common = {
    weapons: ["katana"],
    techniques: ["kesagiri", "ukenagashi", "gonosen"],
    hp: 70,
    seriousAt: 30,
    mortalAt: 10,
  };
  const party = pcs.map((pc): NewCombatant => ({ ...pc, name: pc.id, kind: "pc" }) as NewCombatant);
  const strong = {
    dexterity: 5,
    agility: 5,
    strength: 6,
    intellect: 3,
    skills: { sword: 2, brawl: 1, dodge: 1, resistance: 2 },
    hpMax: 80,
  };
  const skilled = {
    dexterity: 6,
    agility: 6,
    strength: 7,
    intellect: 1,
    skills: { sword: 1, dodge: 0, resistance: 4 },
    hpMax: 90,
  };
  return { one: [...party, npc({ ...common, ...strong })], other: [...party, npc({ ...common, ...skilled })] };
}

test(
  "hidden numbers of an NPC show neither in views nor in logs, as long as nothing that follows from them is public",
  () => {
    const blind: readonly Viewer[] = ["p1", "p2", "p9", "spectator"];
    for (const seed of seeds) {
      const random = seededRandom(seed);
      const house = { npcNumbers: "hidden", mortalDoubling: "choice" };
      const { one, other } = twins();
      let worlds: Worlds = {
        one: begun({ house, combatants: one }, seed),
        other: begun({ house, combatants: other }, seed),
        blind,
      };
      expect(knowledge(worlds.one, "gm")).not.toEqual(knowledge(worlds.other, "gm"));
      for (let step = 0; step < 80; step++) {
        expectAlike(worlds, seed);
        const move = randomMove(worlds.one, random);
        if (move === undefined) break;
        const next = movedBoth(worlds, { ...move, command: withoutDoubling(move.command) }, seed);
        if (next === undefined) throw new Error("possible in one world only");
        worlds = next;
        if (!isFightOn(stateOf(worlds.one))) break;
      }
      expectAlike(worlds, seed);
    }
  },
  LONG,
);

/** Doubled abilities show in public sums, and so would the difference. */
function withoutDoubling(command: Move["command"]): Move["command"] {
  if (command.type === "doubleAttribute") return { ...command, attribute: "none" };
  return command.type === "mortalChoice" ? { ...command, double: false } : command;
}
