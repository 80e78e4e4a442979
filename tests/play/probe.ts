import { type Command, commandFor, type Encounter, oneOf, type Random, type Seat, someOf } from "@yomiai/rules";
import { type Asked, asked } from "./asking.ts";
import { seatsOf, viewOf } from "./audiences.ts";
import { isOffered } from "./offered.ts";
import { commandsBeside } from "./unoffered.ts";

/** A command that was asked for without being carried out, and whether a prompt offered it. */
export type Probe = Asked & { readonly at: Encounter; readonly offered: boolean };

/** Commands that were offered earlier in any fight of the ruleset, by type: most of them are out of place later on. */
export class Archive {
  readonly #byType = new Map<string, Command[]>();

  keep(command: Command, random: Random): void {
    const kept = this.#byType.get(command.type) ?? [];
    this.#byType.set(command.type, kept);
    if (kept.length < 40) kept.push(command);
    else kept[Math.floor(random() * kept.length)] = command;
  }

  draw(count: number, random: Random): readonly Command[] {
    const types = [...this.#byType.values()].filter((kept) => kept.length > 0);
    if (types.length === 0) return [];
    return Array.from({ length: count }, () => oneOf(random, oneOf(random, types)));
  }
}

/** How many commands of each kind to try at one moment. */
export type Effort = { readonly offered: number; readonly beside: number; readonly archived: number };

/** Tries a sample of offered and unoffered commands of all seats. Nothing of it happens. */
export function probe(
  encounter: Encounter,
  by: {
    readonly random: Random;
    readonly archive: Archive;
    readonly seed: string;
    readonly effort: Effort;
    /** Whose commands; default: everybody's. */
    readonly seats?: readonly Seat[];
  },
): readonly Probe[] {
  const { random, archive, effort, seats = seatsOf(encounter) } = by;
  const asking = seats.flatMap((seat) => viewOf(encounter, seat).prompts.map((prompt) => ({ seat, prompt })));
  const offered = someOf(random, asking, Math.min(effort.offered, asking.length)).map(({ seat, prompt }) => {
    const command = commandFor(prompt, random);
    archive.keep(command, random);
    return { seat, command };
  });
  const ids = encounter.state.combatants.map(({ id }) => id);
  const beside = someOf(random, asking, Math.min(2, asking.length)).flatMap(({ seat, prompt }) => {
    const all = commandsBeside(prompt, { prompts: viewOf(encounter, seat).prompts, ids }, random);
    return someOf(random, all, Math.min(Math.ceil(effort.beside / 2), all.length)).map((command) => ({
      seat,
      command,
    }));
  });
  const archived = archive
    .draw(effort.archived, random)
    .map((command) => ({ seat: senderOf(encounter, command, random), command }));
  return [...offered, ...beside, ...archived].map((sent) => ({
    ...asked(encounter, sent, by.seed),
    at: encounter,
    offered: isOffered(viewOf(encounter, sent.seat).prompts, sent.command),
  }));
}

/** Mostly the seat that acts for the combatant named, so that the refusal is not always about the seat. */
function senderOf(encounter: Encounter, command: Command, random: Random): Seat {
  const owner = encounter.state.combatants.find(({ id }) => id === command.as)?.owner;
  return owner !== undefined && random() < 0.8 ? owner : oneOf(random, seatsOf(encounter));
}
