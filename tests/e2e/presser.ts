import { oneOf, type Random, wholeBetween } from "@yomiai/rules";
import type { ElementHandle, JSHandle, Locator } from "playwright-core";
import type { Words } from "../../packages/client/src/i18n/words.ja.ts";
import { Unreachable } from "./hand.ts";
import { escaped } from "./language.ts";
import type { Person } from "./people.ts";
import { survey, type Thing } from "./survey.ts";

/** What somebody has in mind: texts that are pressed first, the best first, and those that are left alone. */
export type Mind = {
  readonly wants: readonly (RegExp | "board")[];
  readonly shuns: readonly RegExp[];
  /** What decides nothing, besides what every screen has of it. */
  readonly asides?: RegExp | undefined;
};

/** So long a press waits for its answer; then others go on. */
const ANSWER_MS = 2_000;

/** How surely a wish is followed; else the next one is, so that no two fights are alike. */
const SURELY = 0.9;

/**
 * Somebody who presses what the screen offers, knowing little of the game: what they have in mind, else mostly the first
 * of what leads on, so that something happens, and any of what decides.
 */
export class Presser {
  readonly #person: Person;
  readonly #root: Locator;
  readonly #mind: Mind;
  readonly #random: Random;
  readonly #aside: RegExp;
  /** What was opened last, and what led nowhere and is not opened again at once. */
  #opened: string | undefined;
  #vain: string | undefined;

  /** @param root where the cards lie: the page's main part, or a section of it */
  constructor(person: Person, root: Locator, { mind, random }: { readonly mind: Mind; readonly random: Random }) {
    this.#person = person;
    this.#root = root;
    this.#mind = mind;
    this.#random = random;
    this.#aside = asideIn(person.words);
  }

  /** Works one thing of what is asked. Returns its name, or nothing if nothing is asked. */
  async pressOne(): Promise<string | undefined> {
    const { hand, words } = this.#person;
    const all = await this.#root.evaluateHandle(survey, words.player.board);
    const found = await all.evaluate(({ found }) => found);
    const choice = this.#choose(found);
    if (choice === undefined) return undefined;
    const thing = await thingIn(all, choice);
    const worked = choice.kind === "text" ? hand.write(thing, this.#textFor(found, choice)) : hand.press(thing);
    if (!(await tried(worked))) return undefined;
    await this.#untilAnswered();
    if (choice.name !== words.prompt.back && choice.name !== this.#vain) this.#vain = undefined;
    return choice.name || choice.kind;
  }

  /** While a command is under way, the buttons that send one say so. */
  async #untilAnswered(): Promise<void> {
    const isAnswered = () => document.querySelector("main [aria-disabled=true]") === null;
    await this.#person.page.waitForFunction(isAnswered, undefined, { timeout: ANSWER_MS }).catch(() => undefined);
  }

  /** Does the page show anything in a card that decides or leads on? The server may have asked before the page shows it. */
  async isAsked(): Promise<boolean> {
    const all = await this.#root.evaluateHandle(survey, this.#person.words.player.board);
    const found = await all.evaluate(({ found }) => found);
    return found.some(({ place, name }) => place === "card" && !this.#aside.test(name));
  }

  #choose(found: readonly Thing[]): Thing | undefined {
    const { shuns, asides } = this.#mind;
    const { back } = this.#person.words.prompt;
    const isAside = (name: string) => name === back || this.#aside.test(name) || asides?.test(name);
    const open = found.filter(({ kind, name }) => kind === "text" || !isAside(name));
    const liked = open.filter(({ name }) => name !== this.#vain && !shuns.some((shunned) => shunned.test(name)));
    const inCard = liked.filter(({ place }) => place === "card");
    const ahead =
      this.#toChooseOf(inCard) ??
      inCard.find((thing) => isShare(thing, inCard) && Number(thing.value) === 0) ??
      this.#wanted(liked) ??
      this.#anyButton(inCard) ??
      this.#toFillIn(inCard) ??
      this.#anyButton(liked);
    if (ahead?.leadsOn === true) this.#opened = ahead.name;
    if (ahead !== undefined) return ahead;
    this.#vain = this.#opened;
    return found.find(({ name }) => name === back) ?? this.#anyButton(open.filter(({ place }) => place === "card"));
  }

  /** One of a group of which none is chosen yet. */
  #toChooseOf(things: readonly Thing[]): Thing | undefined {
    const dots = things.filter(({ kind }) => kind === "radio");
    const decided = new Set(dots.filter(({ isChosen }) => isChosen).map(({ group }) => group));
    const undecided = dots.filter(({ group }) => !decided.has(group));
    if (undecided.length === 0) return undefined;
    return this.#wanted(undecided) ?? oneOf(this.#random, undecided);
  }

  #wanted(things: readonly Thing[]): Thing | undefined {
    for (const want of this.#mind.wants) {
      const fitting = things.filter(({ kind, place, name, isChosen }) => {
        if (kind === "text" || kind === "checkbox" || isChosen) return false;
        return want === "board"
          ? place === "board" && kind === "button"
          : want.test(name) && (kind === "button" || place === "card");
      });
      if (fitting.length > 0 && this.#random() < SURELY) return oneOf(this.#random, fitting);
    }
    return undefined;
  }

  #anyButton(things: readonly Thing[]): Thing | undefined {
    const buttons = things.filter(({ kind }) => kind === "button");
    const [first] = buttons;
    if (first === undefined) return undefined;
    return first.leadsOn && this.#random() < SURELY ? first : oneOf(this.#random, buttons);
  }

  /** What a form still lacks: a word, or a tick. */
  #toFillIn(things: readonly Thing[]): Thing | undefined {
    const empty = things.find(({ kind, value }) => kind === "text" && value === "");
    return empty ?? things.find(({ kind, isChosen }) => kind === "checkbox" && !isChosen);
  }

  /** Zeros would be allowed where points are shared out, and make a dull fight. */
  #textFor(found: readonly Thing[], thing: Thing): string {
    return isShare(thing, found) ? String(wholeBetween(this.#random, 3, 9)) : "1";
  }
}

/** Buttons in a card that decide nothing: help, more, peek, the steps of a number. */
function asideIn({ prompt, number, secret, player }: Words): RegExp {
  const texts = [prompt.help, prompt.fewer, prompt.more, prompt.again, number.less, number.more];
  const others = [secret.hold, secret.holdToSee, player.closeBoard, player.openBoard];
  const patterns = [...texts, ...others].map((text) =>
    text
      .split(/\{\w+\}/)
      .map(escaped)
      .join(".+"),
  );
  return new RegExp(`^(|${patterns.join("|")}|.*${escaped(prompt.again)})$`);
}

/** Is it one of several numbers that share something out? */
function isShare({ kind, group }: Thing, among: readonly Thing[]): boolean {
  return kind === "text" && group >= 0 && among.filter((one) => one.kind === "text" && one.group === group).length > 1;
}

async function thingIn(all: JSHandle<{ things: Element[] }>, { i }: Thing): Promise<ElementHandle> {
  const thing = (await all.evaluateHandle(({ things }, place) => things[place], i)).asElement();
  if (thing === null) throw new Error("it was there a moment ago");
  return thing as ElementHandle;
}

/** Did it work? What is gone meanwhile, somebody else was quicker with. */
function tried(action: Promise<unknown>): Promise<boolean> {
  return action.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Unreachable) throw error;
      return false;
    },
  );
}
