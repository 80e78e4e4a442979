import {
  apply,
  type Command,
  commandFor,
  type Encounter,
  type Event,
  found,
  isCommonCommand,
  type Json,
  type JsonObject,
  logFor,
  type NewCombatant,
  type Random,
  Refused,
  type Ruleset,
  type Seat,
  seededRandom,
  type Viewer,
  wholeBetween,
} from "@yomiai/rules";
import { isSame, valueAt } from "@yomiai/rules/scenario";
import { asked, diceSeed } from "../play/asking.ts";
import { audiencesOf, viewOf } from "../play/audiences.ts";
import { isOver } from "../play/fight.ts";
import { intervention } from "../play/interventions.ts";
import { newEnemy, nextFight } from "../play/nextFight.ts";
import { isOffered } from "../play/offered.ts";
import { nextMove, Tried } from "../play/style.ts";
import { demoTable, generatedTable, type Table } from "../play/table.ts";
import { CANARY } from "./canary.ts";
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

/** Most commands before the worlds part. */
const STEPS = 60;
/** Most commands after it: leaks at once and leaks late are both looked for. */
const TAIL = { min: 10, max: 60 };
/** How often something else is done instead of what would tell the secret. */
const EVASIONS = 6;
/** Most commands on the side before each of them. */
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

/**
 * What is the same in both worlds bears no canary: it may be opened while the secret, which came by the same proposal,
 * is still kept.
 */
function withoutCanary(sent: Sent): Sent {
  return JSON.parse(JSON.stringify(sent).replaceAll(CANARY, "雲雀")) as Sent;
}

/** One of the two fights while they are made. */
type Side = {
  readonly encounter: Encounter;
  readonly sent: World["sent"];
  /** How many commits there were after each of `sent`. */
  readonly commits: readonly number[];
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
      const sent = this.#proposed(side.encounter, secret) ?? this.#next(side.encounter);
      if (sent === undefined) return undefined;
      const sides = this.#part(side, sent, secret);
      if (sides !== undefined) {
        const about = aboutChoice(side.encounter, sent);
        return this.#goOn(this.#takeBack(sides, secret, about), {
          about,
          tables: [table, table],
          parting: side.sent.length,
        });
      }
      side = this.#send(side, withoutCanary(sent)) ?? side;
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
    return { encounter, sent: [], commits: [], since: [], hiddenSeed: this.#seed };
  }

  #proposed(encounter: Encounter, { propose }: ChoiceSecret): Sent | undefined {
    const command = propose !== undefined && this.#random() < 0.3 ? propose(encounter, this.#random) : undefined;
    return command && { seat: "gm", command };
  }

  /** Two fights in which a choice falls differently, if the command is such a choice and is not told at once. */
  #part(side: Side, sent: Sent, secret: ChoiceSecret): readonly [Side, Side] | undefined {
    if (!isSuchChoice(sent.command, secret) || this.#random() < 0.4) return undefined;
    const about = aboutChoice(side.encounter, sent);
    if (secret.of !== undefined && secret.of !== about.kind) return undefined;
    const a = this.#send({ ...side, since: [] }, sent);
    if (a === undefined) return undefined;
    const b =
      secret.hiddenEvents === undefined ? this.#chooseOtherwise(side, sent, secret) : this.#keepStill(side, a, secret);
    if (b === undefined || this.#isTold(a, b)) return undefined;
    return this.#isInferred([a, b], about) ? undefined : [a, b];
  }

  #chooseOtherwise(side: Side, sent: Sent, secret: ChoiceSecret): Side | undefined {
    const other = this.#otherChoice(side.encounter, sent, secret);
    return other && this.#send({ ...side, since: [] }, other);
  }

  #keepStill(side: Side, a: Side, { hiddenEvents = [] }: ChoiceSecret): Side | undefined {
    const isHidden = a.since.every(({ type }) => hiddenEvents.includes(type));
    return isHidden ? { ...stepped(side, undefined), since: [] } : undefined;
  }

  /** Now and then the hidden command is taken back at once. Whoever does not know of it learns of neither. */
  #takeBack([a, b]: readonly [Side, Side], secret: ChoiceSecret, about: About): readonly [Side, Side] {
    const isOf = secret.hiddenEvents !== undefined && secret.knows("gm", about);
    if (!isOf || this.#random() < 0.75) return [a, b];
    const toLine = this.#linesAfter(a, a.sent.length - 1);
    return [this.#step(a, { seat: "gm", command: { type: "undo", toLine } }), stepped(b, undefined)];
  }

  #otherChoice(encounter: Encounter, { seat, command }: Sent, secret: ChoiceSecret): Sent | undefined {
    const drawn = this.#drawn(encounter, { seat, command }, secret);
    const open = (one: Command) =>
      Object.fromEntries(Object.entries(one).filter(([name]) => !secret.fields.includes(name)));
    const other = drawn.find((one) => !isSame(one, command) && isSame(open(one), open(command)));
    return other === undefined ? undefined : { seat, command: other };
  }

  /** Commands of the same kind as another. */
  #drawn(encounter: Encounter, { seat, command }: Sent, { propose }: ChoiceSecret): readonly Command[] {
    if (propose !== undefined) return Array.from({ length: 24 }, () => propose(encounter, this.#random) ?? command);
    const prompts = viewOf(encounter, seat).prompts.filter(
      ({ type, as }) => type === command.type && as === command.as,
    );
    return prompts.flatMap((prompt) => Array.from({ length: 8 }, () => commandFor(prompt, this.#random)));
  }

  /** Plays both fights on with the same commands until the secret is told or the fight is over. */
  #goOn(
    start: readonly [Side, Side],
    of: { readonly about: About; readonly tables: readonly [Table, Table]; readonly parting: number },
  ): Twin | undefined {
    let [a, b] = this.#catchUp(start, of.about);
    const steps = wholeBetween(this.#random, TAIL.min, TAIL.max);
    let told = 0;
    for (let step = 0; step < steps && isOver(a.encounter) === isOver(b.encounter); step++) {
      const both = this.#nextForBoth([a, b], of.about);
      if (both === undefined) break;
      const next = [this.#step(a, both[0]), this.#step(b, both[1])] as const;
      const level = this.#catchUp(next, of.about);
      if (!this.#isTold(...level) && !this.#isInferred(level, of.about)) [a, b] = level;
      else if (++told === EVASIONS) break;
    }
    if (this.#secret.on === "dice" && !hasHiddenRoll(b.encounter)) return undefined;
    const { about, blind } = this.#blindTo(of.about, [a, b]);
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

  /** Does in each fight what its hidden one needs before both can go on with the same command. */
  #catchUp([a, b]: readonly [Side, Side], about: About): readonly [Side, Side] {
    for (let attempt = 0; attempt < CATCH_UP; attempt++) {
      const [inA, inB] = [this.#onTheSide(a, about), this.#onTheSide(b, about)];
      if (inA === undefined && inB === undefined) break;
      [a, b] = [inA ?? stepped(a, undefined), inB ?? stepped(b, undefined)];
    }
    return [a, b];
  }

  #onTheSide(side: Side, about: About): Side | undefined {
    const after = (command: Command) => this.#send(side, { seat: "gm", command })?.encounter;
    const command = this.#secret.onTheSide?.(side.encounter, about, after);
    return command && this.#send(side, { seat: "gm", command });
  }

  /** Those who may not know the secret by now. */
  #blindTo(about: About, sides: readonly [Side, Side]): { readonly about: About; readonly blind: readonly Viewer[] } {
    const encounters = sides.map(({ encounter }) => encounter);
    const known = { ...about, allies: alliesOf(about.as, encounters) };
    return { about: known, blind: audiencesOf(sides[0].encounter).filter((one) => !this.#secret.knows(one, known)) };
  }

  /** May somebody who does not know the secret tell the two fights apart by the rules alone? */
  #isInferred(sides: readonly [Side, Side], of: About): boolean {
    const { inferable } = this.#secret;
    if (inferable === undefined) return false;
    const { about, blind } = this.#blindTo(of, sides);
    const [a, b] = sides;
    return blind.some((one) => !isSame(inferable(a.encounter, one, about), inferable(b.encounter, one, about)));
  }

  /** Have the two fights come apart in what the rules tell of the secret? */
  #isTold(a: Side, b: Side): boolean {
    const { ends = [] } = this.#secret;
    const isOver = ({ since }: Side) => since.some(({ type }) => ends.includes(type));
    return isOver(a) || isOver(b) || !isSame(openedIn(a.since, this.#secret), openedIn(b.since, this.#secret));
  }

  /**
   * A command that makes sense in both fights, as each of them needs it. What a knowing seat sends must be possible in
   * both; a blind one's answer must be the same.
   */
  #nextForBoth(sides: readonly [Side, Side], about: About): readonly [Sent, Sent] | undefined {
    const [a, b] = sides;
    for (let attempt = 0; attempt < 12; attempt++) {
      const sent = this.#next(a.encounter);
      if (sent === undefined) return undefined;
      const { command, seat } = sent;
      if (command.type === "passControl" && command.as === about.as) continue;
      if (command.type === "setHouse" && this.#isOfHouse(command)) continue;
      const isKnowing = this.#secret.knows(seat, { ...about, allies: alliesOf(about.as, [a.encounter]) });
      if (isKnowing && command.type === "undo") return this.#undoInBoth(sides);
      if (!isKnowing) return [sent, sent];
      if (isCommonCommand(command.type) && this.#isPossible(a, sent) === this.#isPossible(b, sent)) return [sent, sent];
      if (isOffered(viewOf(b.encounter, seat).prompts, command)) return [sent, sent];
    }
    return undefined;
  }

  #isPossible(side: Side, sent: Sent): boolean {
    return this.#send(side, sent) !== undefined;
  }

  /** Does it change the rules under which there is a secret? */
  #isOfHouse({ house }: Command): boolean {
    return Object.keys(this.#secret.house ?? {}).some((option) => Object.hasOwn(house as JsonObject, option));
  }

  /** Undo to the same moment. A GM who knows counts other lines in the two worlds. */
  #undoInBoth(sides: readonly [Side, Side]): readonly [Sent, Sent] {
    const length = sides[0].sent.length;
    const step = Math.max(0, length - 1 - Math.floor(this.#random() * 5));
    const undo = (side: Side): Sent => ({
      seat: "gm",
      command: { type: "undo", toLine: this.#linesAfter(side, step) },
    });
    return [undo(sides[0]), undo(sides[1])];
  }

  /** Lines of the GM's log after so many of what was sent. */
  #linesAfter({ encounter, commits }: Side, step: number): number {
    return logFor(this.#ruleset, encounter.commits.slice(0, commits[step - 1] ?? 0), "gm").length;
  }

  /** Nothing after the end, or the next fight at the same table. */
  #next(encounter: Encounter): Sent | undefined {
    if (isOver(encounter)) {
      return this.#random() < 0.3 ? undefined : { seat: "gm", command: nextFight(encounter, this.#random) };
    }
    const enemy = newEnemy(encounter, this.#random);
    if (enemy !== undefined) return { seat: "gm", command: enemy };
    if (encounter.state.phase === "setup" && this.#random() < 0.3) return { seat: "gm", command: { type: "start" } };
    if (this.#random() < 0.02) return { seat: "gm", command: { type: "end", outcome: "引き分け" } };
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
    const next = stepped(side, sent, apply(side.encounter, answer.commit));
    return { ...next, since: [...side.since, ...answer.commit.events] };
  }

  /** A refused command is part of the fight as well: its answer must not tell anything. */
  #step(side: Side, sent: Sent): Side {
    return this.#send(side, sent) ?? stepped(side, sent);
  }
}

function stepped(side: Side, sent: Sent | undefined, encounter = side.encounter): Side {
  return { ...side, encounter, sent: [...side.sent, sent], commits: [...side.commits, encounter.commits.length] };
}

function isSuchChoice(command: Command, { command: type, given = {} }: ChoiceSecret): boolean {
  return command.type === type && Object.entries(given).every(([path, value]) => isSame(valueAt(command, path), value));
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
  const as = String(command.as ?? newcomerOf(command) ?? seat);
  const combatant = encounter.state.combatants.find(({ id }) => id === as);
  return { as, kind: combatant?.kind ?? "pc", seat, allies: [] };
}

/** Whom the GM adds. */
function newcomerOf({ combatant }: Command): Json | undefined {
  return (combatant as JsonObject | undefined)?.id;
}
