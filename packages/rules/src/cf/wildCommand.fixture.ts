import type { Command } from "../core/command.ts";
import type { Encounter } from "../core/encounter.ts";
import { oneOf, type Random, wholeBetween } from "../play/randomly.ts";
import { commands } from "./commands/commands.ts";
import type { CfFight } from "./fight.ts";
import { offersIn } from "./randomFight.fixture.ts";

/**
 * A command put together from everything that has a name at the table: near what is offered, and often enough just that.
 * Right or wrong, its answer must follow from what the sender sees.
 */
export function wildCommand(encounter: Encounter, random: Random): Command {
  const { turn, openMove, combatants } = encounter.state as unknown as CfFight;
  const ids = combatants.map(({ id }) => id);
  const acting = openMove?.asked ?? turn?.as ?? oneOf(random, ids);
  const offers = offersIn(encounter);
  const type =
    random() < 0.7 && offers.length > 0 ? oneOf(random, offers).prompt.type : oneOf(random, Object.keys(commands));
  const as = random() < 0.9 ? acting : oneOf(random, ids);
  if (type === "agreeOrder") return { type, ids: [oneOf(random, ids), oneOf(random, ids)] };
  if (type === "passRound") return { type };
  const words = [
    "sword",
    "knife",
    "spear",
    "bow",
    "fang",
    "unarmed",
    "red",
    "shield",
    "gem",
    "none",
    "knife+sword",
    "sword",
  ];
  const word = () => oneOf(random, [...words, `${oneOf(random, words)}-${oneOf(random, ids)}`]);
  const arguments_: { readonly [name: string]: () => string | number | boolean } = {
    weapon: word,
    target: () => oneOf(random, ids),
    technique: () => oneOf(random, ["twin", "smash"]),
    special: () => oneOf(random, ["trip", "gaze"]),
    spell: () => oneOf(random, ["bolt", "ward", "blink"]),
    at: () => wholeBetween(random, -1, 13),
    to: () => wholeBetween(random, -1, 13),
    item: word,
    hold: word,
    text: () => "あ".repeat(oneOf(random, [0, 1, 7, 61, 201])),
    after: () => oneOf(random, ids),
    skill: () => oneOf(random, ["perception", "lore", "cooking"]),
    dc: () => wholeBetween(random, -1, 100),
    allow: () => random() < 0.5,
    secret: () => random() < 0.5,
  };
  const asked = offers.find(({ prompt }) => prompt.type === type)?.prompt.fields.map(({ name }) => name);
  const names = (asked ?? Object.keys(arguments_)).filter(() => random() < (asked === undefined ? 0.15 : 0.9));
  return { type, as, ...Object.fromEntries(names.map((name) => [name, arguments_[name]?.() ?? 0])) };
}
