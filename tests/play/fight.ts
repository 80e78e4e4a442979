import { apply, type Encounter, found, type Random, type Ruleset, seededRandom, type Viewer } from "@yomiai/rules";
import { type Asked, asked, diceSeed } from "./asking.ts";
import { viewOf } from "./audiences.ts";
import { frozen } from "./frozen.ts";
import { intervention, type Vocabulary } from "./interventions.ts";
import { newEnemy, nextFight } from "./nextFight.ts";
import { isOffered } from "./offered.ts";
import { type Archive, type Effort, type Probe, probe } from "./probe.ts";
import { type Move, nextMove, type Style, type Tried } from "./style.ts";
import { demoTable, generatedTable, type Table } from "./table.ts";

/** A point of a fight: the encounter, and the command that led to it (none at the founding). */
export type Moment = { readonly encounter: Encounter; readonly step?: Asked };

/** A fight that was played, with everything that was tried on the way. */
export type Played = {
  readonly seed: number;
  readonly style: Style;
  readonly table: Table;
  readonly moments: readonly Moment[];
  readonly probes: readonly Probe[];
  /** Moves that the bot proposed. */
  readonly suggestions: readonly Probe[];
  /** A fight came to its end, by itself or by `end`; another may have followed at the same table. */
  readonly isOver: boolean;
};

/** How to play. Whatever is drawn at random follows from `seed`. */
export type Play = {
  readonly seed: number;
  readonly style: Style;
  /** Most commands. */
  readonly steps: number;
  /** Share of the commands that are common GM commands, 0–1. */
  readonly interventions: number;
  readonly effort: Effort;
  /** Share of the moments at which offered and unoffered commands are tried, 0–1. */
  readonly probed: number;
  readonly vocabulary: Vocabulary;
  readonly archive: Archive;
  readonly tried: Tried;
  readonly table?: Table;
};

/** Plays a fight from its founding. */
export function playFight(ruleset: Ruleset, play: Play): Played {
  const random = seededRandom(play.seed);
  const table = play.table ?? (play.style === "bots" ? demoTable(ruleset) : generatedTable(ruleset, random));
  return new Player(found(ruleset, table), play, random).play(table);
}

/** Is the fight over? Set-up like commands may still be possible. */
export function isOver(encounter: Encounter): boolean {
  return encounter.state.phase === "ended";
}

class Player {
  readonly #play: Play;
  readonly #random: Random;
  readonly #seed: string;
  readonly #moments: Moment[];
  readonly #probes: Probe[] = [];
  readonly #suggestions: Probe[] = [];
  #encounter: Encounter;

  constructor(encounter: Encounter, play: Play, random: Random) {
    this.#play = play;
    this.#random = random;
    this.#seed = diceSeed(play.seed);
    this.#encounter = encounter;
    frozen(encounter.state);
    this.#moments = [{ encounter }];
  }

  play(table: Table): Played {
    for (let step = 0; step < this.#play.steps && !(isOver(this.#encounter) && this.#isEnough()); step++) {
      if (this.#random() < this.#play.probed) this.#probe();
      this.#advance();
    }
    if (isOver(this.#encounter)) this.#probe();
    const { seed, style } = this.#play;
    const [moments, probes, suggestions] = [this.#moments, this.#probes, this.#suggestions];
    const hasEnded = moments.some(({ encounter }) => isOver(encounter));
    return { seed, style, table, moments, probes, suggestions, isOver: hasEnded };
  }

  /** Once in half of the fights another one follows. */
  #isEnough(): boolean {
    if (this.#moments.some(({ step }) => step?.command.type === "nextFight")) return true;
    if (this.#random() < 0.5) return true;
    this.#probe();
    return !this.#gm(nextFight(this.#encounter, this.#random));
  }

  #probe(): void {
    const { archive, effort } = this.#play;
    this.#probes.push(...probe(this.#encounter, { random: this.#random, archive, effort, seed: this.#seed }));
  }

  #advance(): void {
    const isSetUp = this.#encounter.state.phase === "setup";
    const enemy = newEnemy(this.#encounter, this.#random);
    if (enemy !== undefined && this.#gm(enemy)) return;
    if (isSetUp && this.#random() < 0.3 && this.#gm({ type: "start" })) return;
    if (this.#random() < this.#play.interventions && this.#intervene()) return;
    const move = nextMove(this.#encounter, { ...this.#play, random: this.#random });
    if (move !== undefined) this.#make(move);
    else if (!isSetUp || !this.#gm({ type: "start" })) this.#helpOn();
  }

  /** Nobody is asked anything: the GM does what a GM can, until something moves. */
  #helpOn(): void {
    for (let attempt = 0; attempt < 10; attempt++) if (this.#intervene()) return;
  }

  #intervene(): boolean {
    const command = intervention(this.#encounter, this.#random, this.#play.vocabulary);
    return command !== undefined && this.#gm(command);
  }

  #gm(command: Move["command"]): boolean {
    return this.#send({ seat: "gm", command, suggested: false });
  }

  #make(move: Move): void {
    this.#play.tried.add(move.command);
    this.#play.archive.keep(move.command, this.#random);
    this.#send(move);
  }

  #send(move: Move): boolean {
    const at = this.#encounter;
    const step = asked(at, move, this.#seed);
    const offered = isOffered(viewOf(at, move.seat).prompts, move.command);
    if (move.suggested) this.#suggestions.push({ ...step, at, offered });
    else this.#probes.push({ ...step, at, offered });
    if ("refusal" in step.answer) return false;
    this.#encounter = apply(at, frozen(step.answer.commit));
    frozen(this.#encounter.state);
    this.#moments.push({ encounter: this.#encounter, step });
    return true;
  }
}

/** The encounter as the fight left it. */
export function lastOf(played: Played): Encounter {
  const last = played.moments.at(-1)?.encounter;
  if (last === undefined) throw new Error("a fight without a founding");
  return last;
}

/** Where something was found: enough to play the fight again. */
export function placeOf(played: Played, encounter: Encounter, viewer?: Viewer): string {
  const last = encounter.commits.at(-1);
  const after = last === undefined ? "the founding" : `event ${encounter.number} (${last.command} by ${last.by})`;
  return `seed ${played.seed} ${played.style}, after ${after}${viewer === undefined ? "" : `, ${viewer}`}`;
}
