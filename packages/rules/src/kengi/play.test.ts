import { expect, test } from "vitest";
import { type Encounter, replay } from "../core/encounter.ts";
import type { Json } from "../core/json.ts";
import type { Prompt, PromptField } from "../core/prompt.ts";
import { commandFor, type Random, seededRandom } from "../play/randomly.ts";
import { isSame } from "../scenario/path.ts";
import { isInFight } from "./fighter.ts";
import { kengi } from "./index.ts";
import { isDecided } from "./rules/results.ts";
import { activeIn, isFightOn } from "./state.ts";
import {
  answered,
  begun,
  demoCombatants,
  type Move,
  moved,
  type Offer,
  offersOf,
  randomCombatants,
  randomHouse,
  randomMove,
  SEATS,
  stateOf,
  VIEWERS,
} from "./tables.fixture.ts";

const FIGHTS = Number(process.env.FIGHTS ?? 40);
/** Seed of the first one: `SEED=7 FIGHTS=1` plays one again. */
const FIRST = Number(process.env.SEED ?? 1);
const MOVES = 100;
/** Many fights on a busy machine. */
const LONG = 600_000;

const seeds = Array.from({ length: FIGHTS }, (_, i) => FIRST + i);

function randomFight(seed: number, random: Random): Encounter {
  return begun({ house: randomHouse(random), combatants: randomCombatants(random) }, seed);
}

/** Every moment of a fight in which all offered moves are drawn at random. A refused one throws. */
function* randomMoments(seed: number): Generator<{ readonly encounter: Encounter; readonly random: Random }> {
  const random = seededRandom(seed);
  let encounter = randomFight(seed, random);
  for (let i = 0; i < MOVES; i++) {
    yield { encounter, random };
    const move = randomMove(encounter, random);
    if (move === undefined) return;
    encounter = moved(encounter, move, seed);
  }
}

test(
  "whatever is offered is accepted, and the state stays sound",
  () => {
    for (const seed of seeds) {
      const wrong: unknown[] = [];
      for (const { encounter } of randomMoments(seed)) wrong.push(...wrongIn(encounter));
      expect({ seed, wrong }).toEqual({ seed, wrong: [] });
    }
  },
  LONG,
);

function wrongIn(encounter: Encounter): readonly string[] {
  const state = stateOf(encounter);
  const { house, phase, attack, acting } = state;
  const isOn = isFightOn(state);
  const own = state.combatants.flatMap((fighter) => {
    const { id, hp, hpMax, mortalAt, openings, prepared, readied, mortal, doubled, status, stance, techniques } =
      fighter;
    const isHere = isOn && isInFight(fighter);
    return [
      hp >= 0 && hp <= hpMax ? "" : `${id}: ${hp} HP`,
      (hp === 0) === (status === "dead") ? "" : `${id}: ${status} with ${hp} HP`,
      house.combining !== "named" || prepared === readied.length ? "" : `${id}: ${prepared} preparations`,
      isHere || prepared + openings + doubled.length === 0 ? "" : `${id}: keeps something of the fight`,
      isHere || (!mortal && stance === undefined) ? "" : `${id}: keeps something of the fight`,
      !mortal || house.mortalEnds === "whenLeaving" || hp <= mortalAt ? "" : `${id}: mortal with ${hp} HP`,
      stance === undefined || techniques.some((t) => t.id === stance) ? "" : `${id}: stance ${stance}`,
      (status === "acting") === (id === acting && isInFight(fighter)) ? "" : `${id}: ${status}, acting ${acting}`,
    ].filter((problem) => problem !== "");
  });
  const active = activeIn(state);
  const asked = new Set(offersOf(encounter).map(({ prompt }) => prompt.as));
  return [
    ...own,
    ...(isOn && isDecided(state.combatants) ? ["the fight goes on with one side"] : []),
    ...(isOn && active.length !== 1 ? [`active: ${active}`] : []),
    ...(isOn && !active.every((id) => asked.has(id)) ? ["nobody is asked"] : []),
    ...((attack !== undefined) === ["defence", "doubling", "mortalChoice"].includes(phase) ? [] : ["attack and phase"]),
    ...(attack !== undefined && attack.struck >= attack.strikes && phase === "defence" ? ["no strike is left"] : []),
  ];
}

test(
  "whatever lies beside an offer is refused and changes nothing",
  () => {
    for (const seed of seeds) {
      for (const { encounter, random } of randomMoments(seed)) {
        if (random() > 0.15) continue;
        const accepted: Move[] = [];
        for (const { seat, prompt } of offersOf(encounter)) {
          const beside = movesBeside(encounter, { seat, prompt }, random);
          accepted.push(...beside.filter((move) => "commit" in answered(encounter, move, seed)));
        }
        expect({ seed, accepted }).toEqual({ seed, accepted: [] });
      }
    }
  },
  LONG,
);

/** The offered command with one argument made wrong, sent by another seat, or for another combatant. */
function movesBeside(encounter: Encounter, offer: Offer, random: Random): readonly Move[] {
  const { seat, prompt } = offer;
  const command = commandFor(prompt, random);
  const ids = encounter.state.combatants.map(({ id }) => id);
  const all = offersOf(encounter);
  const others = ids.filter((as) => !all.some((one) => one.prompt.type === prompt.type && one.prompt.as === as));
  const siblings = all.map((one) => one.prompt).filter(({ type, as }) => type === prompt.type && as === prompt.as);
  return [
    ...prompt.fields.flatMap((field) =>
      valuesBeside(field, { siblings, ids }).map((value) => ({ seat, command: { ...command, [field.name]: value } })),
    ),
    ...others.map((as) => ({ seat, command: { ...command, as } })),
    ...SEATS.filter((other) => other !== seat).map((other) => ({ seat: other, command })),
    { seat, command: { ...command, unasked: true } },
  ];
}

/** Values of a field that none of the prompts of this type offers. */
function valuesBeside(
  field: PromptField,
  around: { readonly siblings: readonly Prompt[]; readonly ids: readonly string[] },
): readonly Json[] {
  const same = around.siblings.flatMap(({ fields }) => fields.filter(({ name }) => name === field.name));
  const options = same.flatMap((one) => ("options" in one ? one.options.map(String) : []));
  switch (field.kind) {
    case "choice":
      return ["parry", "dodge", "kaeshi", "fists", "none", "kannon"].filter((value) => !options.includes(value));
    case "combatant":
      return [...around.ids.filter((id) => !options.includes(id)), "nobody"];
    case "choices": {
      const most = Math.max(...same.map((one) => (one.kind === "choices" ? one.max : 0)));
      const [first = "tsuki"] = options;
      const tooMany = [...new Set(options)].slice(0, most + 1);
      return [[first, first], ["nonsense"], ...(tooMany.length > most ? [tooMany] : []), first];
    }
    case "text":
      return ["", "あ".repeat(field.max + 1), 5];
    default:
      return ["nonsense", 7];
  }
}

test(
  "a replay, and a state written and read back, equal the live fight",
  () => {
    for (const seed of seeds) {
      const last = [...randomMoments(seed)].at(-1)?.encounter;
      if (last === undefined) throw new Error("no moments");
      const stored = JSON.parse(JSON.stringify({ commits: last.commits, state: last.state, founding: last.founding }));
      const again = replay(kengi, stored.founding, stored.commits);
      expect({ seed, same: isSame(again.state, last.state) && isSame(stored.state, last.state) }).toEqual({
        seed,
        same: true,
      });
      for (const viewer of VIEWERS) expect(kengi.view(stored.state, viewer)).toEqual(kengi.view(last.state, viewer));
    }
  },
  LONG,
);

test(
  "what is told can be explained, with clauses and without holes",
  () => {
    for (const seed of seeds) {
      const last = [...randomMoments(seed)].at(-1)?.encounter;
      const wrong: unknown[] = [];
      for (const event of last?.commits.flatMap(({ events }) => events) ?? []) {
        for (const viewer of VIEWERS) {
          const told = kengi.narrate(event, viewer);
          const why = told === undefined ? undefined : kengi.explain(told);
          if (why === undefined) continue;
          const sum = why.sum?.reduce((total, { value }) => total + Number(value), 0);
          const isClaused = why.clauses.every((clause) => /^KG-\d+\.\d+$/.test(clause)) && why.clauses.length > 0;
          if (!isClaused || (sum !== undefined && sum !== why.total)) wrong.push({ event, viewer, why });
        }
      }
      expect({ seed, wrong }).toEqual({ seed, wrong: [] });
    }
  },
  LONG,
);

test(
  "bots bring every fight to its end and then wait",
  () => {
    for (const seed of seeds) {
      const random = seededRandom(seed);
      const isDemo = seed % 2 === 0;
      let encounter = isDemo
        ? begun({ house: kengi.demo.house, combatants: demoCombatants() }, seed)
        : randomFight(seed, random);
      let moves = 0;
      for (let move = botMove(encounter, random); move !== undefined; move = botMove(encounter, random)) {
        encounter = moved(encounter, move, seed);
        moves += 1;
        if (moves > 1500) throw new Error(`seed ${seed}: no end in sight`);
      }
      expect({ seed, phase: encounter.state.phase }).toEqual({ seed, phase: "aftermath" });
    }
  },
  LONG,
);

function botMove(encounter: Encounter, random: Random): Move | undefined {
  for (const seat of SEATS) {
    const view = kengi.view(encounter.state, seat);
    if (view.prompts.length === 0) continue;
    const command = kengi.suggest?.(view, seat, random);
    if (command === undefined) throw new Error(`no suggestion for ${seat} in ${view.phase}`);
    if (command !== "wait") return { seat, command };
  }
  return undefined;
}
