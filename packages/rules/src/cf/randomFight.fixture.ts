import type { Command } from "../core/command.ts";
import { apply, ask, type Encounter, found, liveDice } from "../core/encounter.ts";
import { lastEventOf } from "../core/event.ts";
import type { Json } from "../core/json.ts";
import type { Prompt, PromptField } from "../core/prompt.ts";
import type { Refusal } from "../core/refusal.ts";
import type { Seat } from "../core/seat.ts";
import { commandFor, oneOf, type Random, seededRandom, wholeBetween } from "../play/randomly.ts";
import { DURATIONS } from "./conditions/durations.ts";
import { CONDITIONS } from "./conditions/table.ts";
import { cf } from "./index.ts";
import type { RandomTable } from "./randomTable.fixture.ts";

/** The seats of a random fight; nobody's combatants are `p9`'s. */
export const SEATS: readonly Seat[] = ["gm", "p1", "p2", "p9"];

/** A command and its sender. */
export type Sent = { readonly seat: Seat; readonly command: Command };

/** The fight in set-up. */
export function foundFight(table: RandomTable): Encounter {
  return found(cf, table);
}

/** The fight after a command, or why it was refused. The dice follow from the seed and what was drawn before. */
export function send(encounter: Encounter, { seat, command }: Sent, seed: number): Encounter | Refusal {
  const dice = liveDice(encounter, seed.toString(16).padStart(64, "0"));
  const answer = ask(encounter, { seat, command, dice });
  return "refusal" in answer ? answer.refusal : apply(encounter, answer.commit);
}

/** Was it refused? */
export function isRefusal(answer: Encounter | Refusal): answer is Refusal {
  return "code" in answer;
}

/** All prompts of the fight with the seats that have them. */
export function offersIn(encounter: Encounter): readonly { readonly seat: Seat; readonly prompt: Prompt }[] {
  return SEATS.flatMap((seat) => cf.view(encounter.state, seat).prompts.map((prompt) => ({ seat, prompt })));
}

/** What is always offered and changes little. */
const QUIET = new Set([
  "callCheck",
  "speak",
  "askFreeAction",
  "dropProne",
  "dropItem",
  "changeEquipment",
  "totalDefense",
]);

/** Something offered, first by type so that a hundred moves do not drown the one attack; nothing if nobody is asked. */
export function anyOffered(encounter: Encounter, random: Random): Sent | undefined {
  const offers = offersIn(encounter);
  if (offers.length === 0) return undefined;
  const types = [...new Set(offers.map(({ prompt }) => prompt.type))];
  const lively = types.filter((one) => !QUIET.has(one));
  const type = oneOf(random, lively.length > 0 && random() < 0.85 ? lively : types);
  const { seat, prompt } = oneOf(
    random,
    offers.filter((offer) => offer.prompt.type === type),
  );
  return { seat, command: commandFor(prompt, random) };
}

/** A common command of the GM's such as a table sees now and then; it may be refused. */
export function gmCommand(encounter: Encounter, random: Random): Command {
  const ids = encounter.state.combatants.map(({ id }) => id);
  const as = oneOf(random, ids);
  const reason = "裁定";
  const makers: readonly (() => Command)[] = [
    () => ({ type: "adjust", as, path: "gauges.hp.current", add: wholeBetween(random, -12, 12), reason }),
    () => ({ type: "adjust", as, path: "place.zone", set: `m${wholeBetween(random, 2, 8)}`, reason }),
    () => ({ type: "adjust", as, path: "traits.initiative", set: wholeBetween(random, 0, 20), reason }),
    () => ({ type: "adjust", as, path: "gauges.uses_smash.current", set: 1, reason }),
    () => setCondition(as, ids, random),
    () => setCondition(as, ids, random),
    () => ({ type: "clearCondition", as, condition: oneOf(random, Object.keys(CONDITIONS)) }),
    () => ({ type: "skipTurn", as }),
    () => ({ type: "passControl", as, to: oneOf(random, SEATS) }),
    () => ({ type: "orderTies", ids: [as, oneOf(random, ids)] }),
    () => ({ type: "removeCombatant", as }),
    () => ({
      type: "undo",
      to: wholeBetween(random, Math.max(startOf(encounter), encounter.number - 8), encounter.number),
    }),
    () => ({ type: "addCombatant", combatant: { ...newcomer(encounter, random) } }),
  ];
  return oneOf(random, makers)();
}

/** The last event of `start`: what comes before it is no fight yet. */
function startOf({ commits }: Encounter): number {
  return commits[0] === undefined ? 0 : lastEventOf(commits[0]);
}

function setCondition(as: string, ids: readonly string[], random: Random): Command {
  const condition = oneOf(random, Object.keys(CONDITIONS));
  const until = oneOf(random, DURATIONS);
  return { type: "setCondition", as, condition, until, ...(random() < 0.8 && { source: oneOf(random, ids) }) };
}

function newcomer(encounter: Encounter, random: Random): { readonly [field: string]: Json } {
  const isPlayers = random() < 0.5;
  return {
    id: `late${encounter.number}`,
    name: "後詰",
    side: isPlayers ? "party" : "foes",
    kind: isPlayers ? "pc" : "npc",
    owner: isPlayers ? "p2" : "gm",
    sheet: { hp: { max: 10 }, initiative: 1, surprised: random() < 0.5 },
  };
}

/** What happens next: something offered, now and then a common command of the GM's. */
export function anySent(encounter: Encounter, random: Random, interference: number): Sent {
  const offered = random() < interference ? undefined : anyOffered(encounter, random);
  return offered ?? { seat: "gm", command: gmCommand(encounter, random) };
}

/** Plays at random from the start and shows every step: what was sent, and the fight after it. Whatever is offered must be accepted. */
export function playAtRandom(
  table: RandomTable,
  play: { readonly seed: number; readonly steps: number; readonly interference: number },
  watch: (encounter: Encounter, sent: Sent | undefined) => void,
): Encounter {
  const random = seededRandom(play.seed);
  let encounter = must(send(foundFight(table), { seat: "gm", command: { type: "start" } }, play.seed));
  watch(encounter, undefined);
  for (let step = 0; step < play.steps && encounter.state.phase !== "ended"; step++) {
    const sent = anySent(encounter, random, play.interference);
    const answer = send(encounter, sent, play.seed);
    if (isRefusal(answer)) {
      if (isOffered(cf.view(encounter.state, sent.seat).prompts, sent.command)) {
        throw new Error(`seed ${play.seed}: ${JSON.stringify(sent)} was offered and refused: ${answer.message}`);
      }
      continue;
    }
    encounter = answer;
    watch(encounter, sent);
  }
  return encounter;
}

/** The answer, which must be a fight. @throws Error for a refusal */
export function must(answer: Encounter | Refusal): Encounter {
  if (isRefusal(answer)) throw new Error(`${answer.code}: ${answer.message}`);
  return answer;
}

/** Do these prompts offer this very command? */
export function isOffered(prompts: readonly Prompt[], { type, as, ...given }: Command): boolean {
  return prompts.some((prompt) => {
    if (prompt.type !== type || prompt.as !== as) return false;
    const names = prompt.fields.map(({ name }) => name);
    const isKnown = Object.entries(given).every(([name, value]) => value === undefined || names.includes(name));
    return isKnown && prompt.fields.every((field) => allows(field, given[field.name]));
  });
}

function allows(field: PromptField, value: Json | undefined): boolean {
  if (value === undefined) return field.optional === true;
  switch (field.kind) {
    case "choice":
    case "combatant":
      return field.options.some((option) => option === value);
    case "choices":
      return (
        Array.isArray(value) &&
        value.length === field.max &&
        new Set(value).size === value.length &&
        value.every((item: Json) => field.options.some((option) => option === item))
      );
    case "number":
      return Number.isInteger(value) && Number(value) >= field.min && Number(value) <= field.max;
    case "text":
      return typeof value === "string" && [...value].length >= field.min && [...value].length <= field.max;
    case "boolean":
      return typeof value === "boolean";
    default:
      throw new Error(`these rules ask for no ${field.kind}`);
  }
}
