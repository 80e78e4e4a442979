import {
  apply,
  type Command,
  commandFor,
  type Encounter,
  type Event,
  found,
  isCommonCommand,
  type Json,
  type NewCombatant,
  type Random,
  Refused,
  type Ruleset,
  type Seat,
  seededRandom,
  type Viewer,
} from "@yomiai/rules";
import { isSame } from "@yomiai/rules/scenario";
import { asked, diceSeed } from "../play/asking.ts";
import { audiencesOf, viewOf } from "../play/audiences.ts";
import { isOver } from "../play/fight.ts";
import { intervention } from "../play/interventions.ts";
import { isOffered } from "../play/offered.ts";
import { nextMove, Tried } from "../play/style.ts";
import { demoTable, generatedTable, type Table } from "../play/table.ts";
import type { About, ChoiceSecret, Secret, SheetSecret } from "./secret.ts";

/** A command that a seat sends. */
export type Sent = { readonly seat: Seat; readonly command: Command };

/** One of two fights: what it begins with and all that is sent. Nothing is sent where the other world has a hidden command. */
export type World = {
  readonly table: Table;
  readonly sent: readonly (Sent | undefined)[];
  /** Of the dice behind the screen, see `asked`. */
  readonly hiddenSeed: number;
};

/**
 * Two fights that differ in one secret and in nothing else, cut off before the secret is told. Whoever may not know it
 * must not be able to tell them apart.
 */
export type Twin = {
  readonly ruleset: Ruleset;
  readonly secret: Secret;
  readonly about: About;
  readonly seed: number;
  readonly worlds: readonly [World, World];
  /** Those who may not know. */
  readonly blind: readonly Viewer[];
  /** How many commands are the same before the worlds part. */
  readonly parting: number;
};

/** Most commands of a fight, and most commands on the side before each of them. */
const STEPS = 60;
const CATCH_UP = 20;

/** Whose secret the rolls behind the screen are. */
const THE_SCREEN: About = { as: "the screen", kind: "npc", seat: "gm", allies: [] };

/** Makes a twin from a seed, or nothing if the secret does not arise in the fight that the seed gives. */
export function twinFrom(ruleset: Ruleset, secret: Secret, seed: number): Twin | undefined {
  const random = seededRandom(seed);
  const base = random() < 0.5 ? demoTable(ruleset) : generatedTable(ruleset, random);
  const combatants = base.combatants.map((one) => secret.prepare?.(one) ?? one);
  const table = { combatants, house: { ...base.house, ...secret.house } };
  const fork = new Fork(ruleset, { secret, seed, random });
  try {
    return fork.from(secret, table);
  } catch (error) {
    if (error instanceof Refused) return undefined; // the house rules drawn do not allow the sheet
    throw error;
  }
}

/** One of the two fights while they are made. */
type Side = {
  readonly encounter: Encounter;
  readonly sent: World["sent"];
  readonly since: readonly Event[];
  readonly hiddenSeed: number;
};

class Fork {
  readonly #ruleset: Ruleset;
  readonly #secret: Secret;
  readonly #seed: number;
  readonly #random: Random;

  constructor(ruleset: Ruleset, by: { readonly secret: Secret; readonly seed: number; readonly random: Random }) {
    this.#ruleset = ruleset;
    this.#secret = by.secret;
    this.#seed = by.seed;
    this.#random = by.random;
  }

  from(secret: Secret, table: Table): Twin | undefined {
    switch (secret.on) {
      case "sheet":
        return this.#fromSheet(secret, table);
      case "command":
        return this.#fromCommand(secret, table);
      case "dice":
        return this.#fromDice(table);
    }
  }

  #fromSheet(secret: SheetSecret, table: Table): Twin | undefined {
    if (secret.fits?.(table.combatants) === false) return undefined;
    const candidates = table.combatants.flatMap((combatant, i) => {
      const varied = secret.vary(combatant, this.#random);
      if (varied === undefined) return [];
      const tableWith = (one: NewCombatant | undefined) => ({
        ...table,
        combatants: table.combatants.toSpliced(i, 1, ...(one === undefined ? [] : [one])),
      });
      return [{ about: aboutOf(combatant), tables: [tableWith(varied[0]), tableWith(varied[1])] as const }];
    });
    const chosen = candidates[Math.floor(this.#random() * candidates.length)];
    if (chosen === undefined) return undefined;
    const [a, b] = chosen.tables.map((one) => this.#found(one));
    return a && b && this.#goOn([a, b], { ...chosen, parting: 0 });
  }

  #fromCommand(secret: ChoiceSecret, table: Table): Twin | undefined {
    let side = this.#found(table);
    for (let step = 0; step < STEPS && !isOver(side.encounter); step++) {
      const sent = this.#next(side.encounter);
      if (sent === undefined) return undefined;
      const sides = this.#part(side, sent, secret);
      if (sides !== undefined) {
        const about = aboutChoice(side.encounter, sent);
        return this.#goOn(sides, { about, tables: [table, table], parting: side.sent.length });
      }
      side = this.#send(side, sent) ?? side;
    }
    return undefined;
  }

  #fromDice(table: Table): Twin | undefined {
    const side = this.#found(table);
    const other = { ...side, hiddenSeed: this.#seed + 1_000_000 };
    return this.#goOn([side, other], { about: THE_SCREEN, tables: [table, table], parting: 0 });
  }

  #found(table: Table): Side {
    const encounter = found(this.#ruleset, table);
    return { encounter, sent: [], since: [], hiddenSeed: this.#seed };
  }

  /** Two fights in which a choice falls differently, if the command is such a choice and is not told at once. */
  #part(side: Side, sent: Sent, secret: ChoiceSecret): readonly [Side, Side] | undefined {
    if (!isSuchChoice(sent.command, secret) || this.#random() < 0.4) return undefined;
    const a = this.#send({ ...side, since: [] }, sent);
    if (a === undefined) return undefined;
    const b =
      secret.hiddenEvents === undefined ? this.#chooseOtherwise(side, sent, secret) : this.#keepStill(side, a, secret);
    return b === undefined || this.#isTold(a, b) ? undefined : [a, b];
  }

  #chooseOtherwise(side: Side, sent: Sent, secret: ChoiceSecret): Side | undefined {
    const other = this.#otherChoice(side.encounter, sent, secret);
    return other && this.#send({ ...side, since: [] }, other);
  }

  #keepStill(side: Side, a: Side, { hiddenEvents = [] }: ChoiceSecret): Side | undefined {
    const isHidden = a.since.every(({ type }) => hiddenEvents.includes(type));
    return isHidden ? { ...side, sent: [...side.sent, undefined], since: [] } : undefined;
  }

  #otherChoice(encounter: Encounter, { seat, command }: Sent, secret: ChoiceSecret): Sent | undefined {
    const prompts = viewOf(encounter, seat).prompts.filter(
      ({ type, as }) => type === command.type && as === command.as,
    );
    const drawn = prompts.flatMap((prompt) => Array.from({ length: 8 }, () => commandFor(prompt, this.#random)));
    const open = (one: Command) =>
      Object.fromEntries(Object.entries(one).filter(([name]) => !secret.fields.includes(name)));
    const other = drawn.find((one) => !isSame(one, command) && isSame(open(one), open(command)));
    return other === undefined ? undefined : { seat, command: other };
  }

  /** Plays both fights on with the same commands until the secret is told or the fight is over. */
  #goOn(
    start: readonly [Side, Side],
    of: { readonly about: About; readonly tables: readonly [Table, Table]; readonly parting: number },
  ): Twin | undefined {
    let [a, b] = this.#catchUp(start, of.about);
    for (let step = 0; step < STEPS && !isOver(a.encounter) && !isOver(b.encounter); step++) {
      const sent = this.#nextForBoth(a.encounter, b.encounter, of.about);
      if (sent === undefined) break;
      const next = [this.#send(a, sent) ?? refused(a, sent), this.#send(b, sent) ?? refused(b, sent)] as const;
      const level = this.#catchUp(next, of.about);
      if (this.#isTold(...level)) break;
      [a, b] = level;
    }
    if (this.#secret.on === "dice" && !hasHiddenRoll(b.encounter)) return undefined;
    const about = { ...of.about, allies: alliesOf(of.about.as, [a.encounter, b.encounter]) };
    const blind = audiencesOf(a.encounter).filter((viewer) => !this.#secret.knows(viewer, about));
    const worlds = [
      { table: of.tables[0], sent: a.sent, hiddenSeed: a.hiddenSeed },
      { table: of.tables[1], sent: b.sent, hiddenSeed: b.hiddenSeed },
    ] as const;
    return {
      ruleset: this.#ruleset,
      secret: this.#secret,
      about,
      seed: this.#seed,
      worlds,
      blind,
      parting: of.parting,
    };
  }

  /** Does in the second fight what its hidden one needs before both can go on with the same command. */
  #catchUp([a, b]: readonly [Side, Side], about: About): readonly [Side, Side] {
    const secret = this.#secret;
    if (secret.on !== "sheet" || secret.onTheSide === undefined) return [a, b];
    for (let attempt = 0; attempt < CATCH_UP; attempt++) {
      const after = (command: Command) => this.#send(b, { seat: "gm", command })?.encounter;
      const command = secret.onTheSide(b.encounter, about, after);
      const next = command && this.#send(b, { seat: "gm", command });
      if (next === undefined) break;
      [a, b] = [{ ...a, sent: [...a.sent, undefined] }, next];
    }
    return [a, b];
  }

  /** Have the two fights come apart in what the rules tell of the secret? */
  #isTold(a: Side, b: Side): boolean {
    const { ends = [] } = this.#secret;
    const isOver = ({ since }: Side) => since.some(({ type }) => ends.includes(type));
    return isOver(a) || isOver(b) || !isSame(openedIn(a.since, this.#secret), openedIn(b.since, this.#secret));
  }

  /** A command that makes sense in both fights. What a knowing seat sends must be possible in both; a blind one's answer must be the same. */
  #nextForBoth(a: Encounter, b: Encounter, about: About): Sent | undefined {
    for (let attempt = 0; attempt < 12; attempt++) {
      const sent = this.#next(a);
      if (sent === undefined) return undefined;
      if (sent.command.type === "passControl" && sent.command.as === about.as) continue;
      const isKnowing = this.#secret.knows(sent.seat, { ...about, allies: alliesOf(about.as, [a]) });
      if (isKnowing && sent.command.type === "undo") continue; // its lines are counted in a log that knows
      if (!isKnowing || isCommonCommand(sent.command.type)) return sent;
      if (isOffered(viewOf(b, sent.seat).prompts, sent.command)) return sent;
    }
    return undefined;
  }

  #next(encounter: Encounter): Sent | undefined {
    if (encounter.state.phase === "setup" && this.#random() < 0.3) return { seat: "gm", command: { type: "start" } };
    const command = this.#random() < 0.05 ? intervention(encounter, this.#random, { conditions: [] }) : undefined;
    if (command !== undefined) return { seat: "gm", command };
    const style = this.#random() < 0.5 ? "bots" : "random";
    const move = nextMove(encounter, { style, random: this.#random, tried: new Tried() });
    return move ?? { seat: "gm", command: { type: "start" } };
  }

  /** The fight after the command, or nothing if it was refused. */
  #send(side: Side, sent: Sent): Side | undefined {
    const { answer } = asked(side.encounter, sent, diceSeed(this.#seed), diceSeed(side.hiddenSeed));
    if ("refusal" in answer) return undefined;
    const encounter = apply(side.encounter, answer.commit);
    return { ...side, encounter, sent: [...side.sent, sent], since: [...side.since, ...answer.commit.events] };
  }
}

function isSuchChoice(command: Command, { command: type, given = {} }: ChoiceSecret): boolean {
  return command.type === type && Object.entries(given).every(([argument, value]) => command[argument] === value);
}

/** What the rules have told of a secret: the events that open it, or those of their fields that do. */
function openedIn(events: readonly Event[], { openings }: Secret): readonly Json[] {
  return events.flatMap((event) =>
    openings.flatMap((opening): readonly Json[] => {
      const [type, field] = opening.split(".");
      if (event.type !== type) return [];
      return field === undefined ? [event] : [[opening, event[field] ?? null]];
    }),
  );
}

/** A refused command is part of the fight as well: its answer must not tell anything. */
function refused(side: Side, sent: Sent): Side {
  return { ...side, sent: [...side.sent, sent] };
}

function hasHiddenRoll({ commits }: Encounter): boolean {
  return commits.some(({ rolls }) => rolls.some(({ stream }) => stream === "hidden"));
}

function aboutOf({
  id,
  kind,
  owner,
}: {
  readonly id: string;
  readonly kind: About["kind"];
  readonly owner: Seat;
}): About {
  return { as: id, kind, seat: owner, allies: [] };
}

/** Seats that hold, or held at the founding, the combatant or a player character of its side. */
function alliesOf(as: string, encounters: readonly Encounter[]): readonly Seat[] {
  const everybody = encounters.flatMap(({ founding, state }) => [...founding.combatants, ...state.combatants]);
  const side = everybody.find(({ id }) => id === as)?.side;
  const allies = everybody.filter((one) => one.id === as || (one.side === side && one.kind === "pc"));
  return [...new Set(allies.map(({ owner }) => owner))];
}

function aboutChoice(encounter: Encounter, { seat, command }: Sent): About {
  const combatant = encounter.state.combatants.find(({ id }) => id === command.as);
  return { as: String(command.as), kind: combatant?.kind ?? "pc", seat, allies: [] };
}
