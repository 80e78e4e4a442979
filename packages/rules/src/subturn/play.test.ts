import { expect, test } from "vitest";
import type { Command } from "../core/command.ts";
import { type Encounter, replay } from "../core/encounter.ts";
import { type Random, seededRandom } from "../play/randomly.ts";
import { isSame } from "../scenario/path.ts";
import { opposite } from "../space/hex.ts";
import { MODES } from "./action/modes.ts";
import { maxHp } from "./flow/wounds.ts";
import { bodyOf, isLying, uprightAt } from "./ground/bodies.ts";
import { SIDES } from "./ground/sides.ts";
import { isBlocked, isOnMap } from "./ground/terrain.ts";
import { subturn } from "./index.ts";
import { TURNS } from "./movement/turning.ts";
import { type Fighter, isHidden, type State } from "./state.ts";
import {
  answered,
  begun,
  demoTable,
  isOffered,
  looseDice,
  type Move,
  moved,
  offersOf,
  randomCombatants,
  randomHouse,
  randomMove,
  SEATS,
  stateOf,
  VIEWERS,
} from "./tables.fixture.ts";
import { terms } from "./terms.ja.ts";

/** Fights of each test, and commands of each fight. */
const FIGHTS = Number(process.env.FIGHTS ?? 15);
/** Seed of the first one: `SEED=7 FIGHTS=1` plays one again. */
const FIRST = Number(process.env.SEED ?? 1);
const MOVES = 90;
const LONG = 3_600_000;
const seeds = Array.from({ length: FIGHTS }, (_, i) => FIRST + i);

type Moment = { readonly encounter: Encounter; readonly random: Random };

/** Every moment of a fight in which anything offered is done. A refused command throws. */
function* randomMoments(seed: number): Generator<Moment> {
  const random = seededRandom(seed);
  const dice = looseDice({ open: seed, hidden: seed + 1 });
  let encounter = begun({ house: randomHouse(random), combatants: randomCombatants(random) }, dice);
  for (let i = 0; i < MOVES; i++) {
    yield { encounter, random };
    const move = randomMove(encounter, random);
    if (move === undefined) return;
    encounter = moved(encounter, move, dice);
  }
}

test("whatever is offered is accepted, and the state stays sound", { timeout: LONG }, () => {
  for (const seed of seeds) {
    const wrong: unknown[] = [];
    for (const { encounter } of randomMoments(seed)) {
      wrong.push(...wrongIn(stateOf(encounter)), ...(isSomebodyAsked(encounter) ? [] : ["nobody is asked"]));
    }
    expect({ seed, wrong }).toEqual({ seed, wrong: [] });
  }
});

function wrongIn(state: State): readonly string[] {
  const { phase, acting, exchange, house } = state;
  const isAble = (id: string | undefined) => state.combatants.some((one) => one.id === id && one.fate === "able");
  const phases = {
    setup: acting === undefined,
    subturn: isAble(acting) && exchange === undefined,
    defense: exchange !== undefined && isAble(acting) && acting === exchange.attacker && isAble(exchange.target),
    between: acting === undefined && house.fog,
    ended: acting === undefined && exchange === undefined,
  };
  return [...(phases[phase] ? [] : [`phase ${phase}`]), ...state.combatants.flatMap((one) => wrongWith(state, one))];
}

function wrongWith(state: State, fighter: Fighter): readonly string[] {
  const { id, hp, fate, place, movement, bankUsed, bankNext, share, sheet, isAirborne, conditions } = fighter;
  const max = maxHp(sheet);
  const fateByHp = hp > 0 ? "able" : hp > -max ? "down" : "dead";
  const kinds = conditions.map((condition) => `${condition.id} ${condition.id === "feinted" ? condition.source : ""}`);
  const sound = {
    hp: hp <= max && fate === fateByHp,
    movement: movement.units >= 0 && bankUsed >= 0 && bankUsed <= share && sheet.move + bankNext >= 0,
    air: place === undefined || isAirborne || place.altitude === 0,
    conditions: new Set(kinds).size === kinds.length,
    lying: isLying(state, fighter) || fate === "able",
    place: place === undefined || isPlaceSound(state, fighter, place),
  };
  return Object.entries(sound).flatMap(([name, isSound]) => (isSound ? [] : [`${id}: ${name}`]));
}

function isPlaceSound(state: State, fighter: Fighter, place: NonNullable<Fighter["place"]>): boolean {
  const { map, proneHexes } = state.house;
  const isOnGround = bodyOf(fighter).every((hex) => isOnMap(map, hex) && !isBlocked(map, hex));
  if (isLying(state, fighter)) return isOnGround && place.half === undefined && place.extra.length < proneHexes;
  const [other, ...more] = uprightAt(state, place, fighter.id);
  if (other === undefined) return isOnGround && place.half === undefined && place.extra.length === 0;
  const areHalved = place.half !== undefined && other.place?.half === opposite(place.half);
  return isOnGround && more.length === 0 && areHalved && isHidden(state, fighter) === isHidden(state, other);
}

/** Somebody has something to do, unless the fight is over or, with fog, nobody can act any more (ST-25.3). */
function isSomebodyAsked(encounter: Encounter): boolean {
  const { phase, house, combatants } = stateOf(encounter);
  const isQuiet = phase === "ended" || (house.fog && !combatants.some(({ fate }) => fate === "able"));
  return isQuiet || offersOf(encounter).some(({ prompt }) => prompt.type !== "gmCheck");
}

test("prompts are exact: of all that could be asked for, just what is offered is accepted", { timeout: LONG }, () => {
  for (const seed of seeds) {
    for (const { encounter, random } of randomMoments(seed)) {
      if (random() > 0.06) continue;
      const wrong: unknown[] = [];
      for (const seat of SEATS) {
        const { prompts } = subturn.view(encounter.state, seat);
        for (const command of everythingFor(stateOf(encounter), seat)) {
          const accepted = "commit" in answered(encounter, { seat, command }, looseDice({ open: 1, hidden: 1 }));
          if (accepted !== isOffered(prompts, command)) wrong.push({ seat, command, accepted });
        }
      }
      expect({ seed, wrong }).toEqual({ seed, wrong: [] });
    }
  }
});

const POSTURES = ["upright", "crouch", "kneel", "prone", "airborne", "nonsense"];

/** Every command worth trying for the one who acts or is attacked, senseless ones among them. */
function everythingFor(state: State, seat: string): readonly Command[] {
  const as = state.exchange?.target ?? state.acting;
  const fighter = state.combatants.find(({ id }) => id === as);
  if (as === undefined || fighter === undefined || (fighter.owner !== seat && seat !== "p2")) return [];
  const make = (type: string, argumentsOf: readonly object[]): readonly Command[] =>
    argumentsOf.map((given) => ({ type, as, ...given }));
  const sides = [...SIDES, "sideways"].map((to) => ({ to }));
  const rises = [0, 1, 17, 44, 100, 400];
  const jumps = sides.flatMap(({ to }) => [1, 2, 3, 5].flatMap((hexes) => rises.map((rise) => ({ to, hexes, rise }))));
  const targets = [...state.combatants.map(({ id }) => id), "nobody"];
  const manners = [{}, ...MODES.map((mode) => ({ mode })), ...POSTURES.map((toPosture) => ({ toPosture }))];
  const techniques = [...(fighter.sheet.techniques ?? []), "tickle"];
  const strikes = techniques.flatMap((technique) =>
    targets.flatMap((target) => manners.map((manner) => ({ technique, target, ...manner }))),
  );
  const actions = ["ready", "concentrate", "drop", "shout", "sing"];
  const hexes = [{}, ...bodyOf(fighter).map((hex) => ({ hex })), { hex: { q: 9, r: 9 } }];
  return [
    ...make(
      "turn",
      [0, ...TURNS, 4].map((by) => ({ by })),
    ),
    ...[...make("walk", sides), ...make("advance", sides), ...make("stepIn", sides), ...make("jump", jumps)],
    ...make(
      "verticalJump",
      rises.map((rise) => ({ rise })),
    ),
    ...["borrow", "save"].flatMap((type) =>
      make(
        type,
        ["1", "1/2", "1/3", "2/3", "0", "2", "x"].map((amount) => ({ amount })),
      ),
    ),
    ...make(
      "changePosture",
      POSTURES.flatMap((posture) => hexes.map((hex) => ({ posture, ...hex }))),
    ),
    ...make(
      "changePosture",
      SIDES.map((dir) => ({ posture: "prone", dir })),
    ),
    ...[...make("attack", strikes), ...make("feint", strikes)],
    ...make(
      "act",
      actions.flatMap((action) => manners.map((manner) => ({ action, ...manner }))),
    ),
    ...make(
      "defend",
      ["dodge", "parry", "block", "none", "passive"].map((defense) => ({ with: defense })),
    ),
    ...[...make("endSubturn", [{}, { sure: true }]), ...make("fullMove", [{}])],
  ];
}

test("a replay, and a state written and read back, equal the live fight", { timeout: LONG }, () => {
  for (const seed of seeds) {
    const last = [...randomMoments(seed)].at(-1)?.encounter;
    if (last === undefined) throw new Error("no moments");
    const { ruleset, ...saved } = last;
    const stored: typeof saved = JSON.parse(JSON.stringify(saved));
    const again = replay(ruleset, stored.founding, stored.commits);
    expect({ seed, same: isSame(again.state, last.state) && isSame(stored.state, last.state) }).toEqual({
      seed,
      same: true,
    });
    for (const viewer of VIEWERS) expect(subturn.view(stored.state, viewer)).toEqual(subturn.view(last.state, viewer));
  }
});

test("what is told can be explained: clauses, and a sum of known words that comes to the number", {
  timeout: LONG,
}, () => {
  for (const seed of seeds) {
    const last = [...randomMoments(seed)].at(-1)?.encounter;
    const wrong: unknown[] = [];
    for (const event of last?.commits.flatMap(({ events }) => events) ?? []) {
      for (const viewer of VIEWERS) {
        const told = subturn.narrate(event, viewer);
        const why = told === undefined ? undefined : subturn.explain(told);
        if (why === undefined) continue;
        const isClaused = why.clauses.length > 0 && why.clauses.every((clause) => /^ST-\d+\.\d+$/.test(clause));
        const isKnown = why.sum?.every(({ term }) => term in terms.sums) ?? true;
        const sum = why.sum?.reduce((total, { value }) => total + Number(value), 0);
        if (!isClaused || !isKnown || (sum !== undefined && sum !== why.total)) wrong.push({ told, why });
      }
    }
    expect({ seed, wrong }).toEqual({ seed, wrong: [] });
  }
});

test("bots bring the demo to its end, in some hundred commands", { timeout: LONG }, () => {
  for (const seed of seeds) {
    const random = seededRandom(seed);
    const dice = looseDice({ open: seed, hidden: seed });
    let encounter = begun(demoTable(), dice);
    let moves = 0;
    for (let move = botMove(encounter, random); move !== undefined; move = botMove(encounter, random)) {
      encounter = moved(encounter, move, dice);
      moves += 1;
      if (moves > 600) throw new Error(`seed ${seed}: no end in sight`);
    }
    expect({ seed, phase: encounter.state.phase, isLong: moves > 20 }).toEqual({ seed, phase: "ended", isLong: true });
  }
});

function botMove(encounter: Encounter, random: Random): Move | undefined {
  for (const seat of SEATS) {
    const command = subturn.suggest?.(subturn.view(encounter.state, seat), seat, random);
    if (command !== undefined && command !== "wait") return { seat, command };
  }
  return undefined;
}
