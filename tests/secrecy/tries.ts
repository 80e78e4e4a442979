import { type Command, commandFor, type Encounter, oneOf, type Random, type Seat, someOf } from "@yomiai/rules";
import { seatsOf, viewOf } from "../play/audiences.ts";
import { commandsBeside } from "../play/unoffered.ts";
import type { Sent, Twin } from "./twin.ts";

/**
 * What somebody who may not know the secret could try in order to find out, right and wrong ones: a seat's own offers
 * and what lies beside them, others' offers in the own name, and commands that name the one whose secret it is. Both
 * worlds must answer alike. All are drawn from one world, for one seat, in random order; some may be accepted.
 */
export function triesIn({ blind, about }: Twin, encounter: Encounter, random: Random): readonly Sent[] {
  const seats = seatsOf(encounter).filter((seat) => blind.includes(seat));
  if (seats.length === 0) return [];
  const seat = oneOf(random, seats);
  const all = [
    ...ownOffers(encounter, seat, random),
    ...ofOthers(encounter, seat, random),
    ...naming(about.as, encounter, seat, random),
  ];
  return someOf(random, all, all.length).map((command) => ({ seat, command }));
}

/** Two of a seat's own offers, and what lies beside one of them. */
function ownOffers(encounter: Encounter, seat: Seat, random: Random): readonly Command[] {
  const { prompts } = viewOf(encounter, seat);
  if (prompts.length === 0) return [];
  const ids = encounter.state.combatants.map(({ id }) => id);
  const beside = commandsBeside(oneOf(random, prompts), { prompts, ids }, random);
  const right = Array.from({ length: 2 }, () => commandFor(oneOf(random, prompts), random));
  return [...right, ...someOf(random, beside, Math.min(3, beside.length))];
}

/** What somebody else is offered, secret options included, in this seat's name. */
function ofOthers(encounter: Encounter, seat: Seat, random: Random): readonly Command[] {
  const prompts = seatsOf(encounter)
    .filter((other) => other !== seat)
    .flatMap((other) => viewOf(encounter, other).prompts);
  return prompts.length === 0 ? [] : [commandFor(oneOf(random, prompts), random)];
}

/** Commands about the one whose secret it is: an own offer turned on them, and a common command. */
function naming(as: string, encounter: Encounter, seat: Seat, random: Random): readonly Command[] {
  const { prompts } = viewOf(encounter, seat);
  const own = prompts.length === 0 ? [] : [commandFor(oneOf(random, prompts), random)];
  const turned = own.flatMap((command): readonly Command[] =>
    "target" in command
      ? [
          { ...command, target: as },
          { ...command, as },
        ]
      : [{ ...command, as }],
  );
  return [...turned, oneOf(random, commonsAbout(as, encounter))];
}

/** Wrong for everybody, the GM included. */
function commonsAbout(as: string, { ruleset }: Encounter): readonly Command[] {
  return [
    { type: "adjust", as, path: "gauges.nothing.current", set: 1, reason: "" },
    { type: "adjust", as, path: "gauges.hp.current", set: -1_000_000, reason: "試し" },
    { type: "setCondition", as, condition: "" },
    { type: "clearCondition", as, condition: "nothing" },
    { type: "passControl", as, to: "nobody" },
    { type: "undo", toLine: 1_000_000 },
    { type: "orderTies", ids: [as, as] },
    { type: "addCombatant", combatant: { id: as, name: "", side: "", kind: "npc", owner: "gm", sheet: {} } },
    ...Object.keys(ruleset.commands).map((type) => ({ type, as })),
    { type: "nonsense", as },
  ];
}
