import { oneOf, type Random } from "@yomiai/rules";
import type { Locator, Page } from "playwright-core";

/** Buttons in a card that decide nothing: help, back, more, peek, the steps of a number. */
const ASIDE = /^(どうなる？|.*選び直す|しまう|ほか\d+件|押して見る.*|ひとつ減らす|ひとつ増やす)$/;

/**
 * Somebody who presses what the screen offers, without knowing the game: mostly the first of what leads on, so
 * that something happens, and any of what decides.
 */
export class Presser {
  readonly page: Page;
  readonly #cards: Locator;
  readonly #random: Random;

  /** @param root where the cards lie: the page's main part, or a section of it */
  constructor(page: Page, root: Locator, random: Random) {
    this.page = page;
    this.#cards = root.locator("section[aria-labelledby]:visible").filter({ has: page.locator("h2") });
    this.#random = random;
  }

  /** Presses one button of what is asked. Returns its name, or nothing if nothing is asked. */
  async pressOne(): Promise<string | undefined> {
    if ((await this.#shareOut()) && this.#random() < 0.93) return "配分";
    const buttons = this.#cards.getByRole("button", { disabled: false });
    const all = await buttons.evaluateAll((found) =>
      found.map((button, i) => ({
        i,
        name: (button.textContent ?? "").trim(),
        isBusy: button.getAttribute("aria-disabled") === "true",
        leadsOn: button.querySelector("svg") !== null,
      })),
    );
    const open = all.filter(({ name, isBusy }) => name !== "" && !isBusy && !ASIDE.test(name));
    const [first] = open;
    if (first === undefined) return (await this.#fillIn()) ? "記入" : undefined;
    const isFirst = first.leadsOn && this.#random() < 0.9;
    const { i, name } = isFirst ? first : oneOf(this.#random, open);
    const isPressed = await tried(buttons.nth(i).click({ timeout: 2_000 }));
    return isPressed ? name : undefined; // else it is gone: somebody was quicker
  }

  /** Where points are to be shared out, gives one to somebody. Zeros would be allowed, and make a dull fight. */
  async #shareOut(): Promise<boolean> {
    const more = this.#cards.getByRole("button", { name: "ひとつ増やす", disabled: false });
    const count = await more.count();
    return count > 1 && (await tried(more.nth(Math.floor(this.#random() * count)).click({ timeout: 2_000 })));
  }

  /** Fills what a form still lacks: writes a word, ticks a box, adds one to a share. */
  async #fillIn(): Promise<boolean> {
    const texts = this.#cards.getByRole("textbox");
    const values = await texts.evaluateAll((all) =>
      all.map((box) => (box instanceof HTMLInputElement ? box.value : "")),
    );
    const empty = values.indexOf("");
    if (empty >= 0) return await tried(texts.nth(empty).fill("1", { timeout: 2_000 }));
    const ticks = this.#cards.getByRole("checkbox", { checked: false, disabled: false });
    if ((await ticks.count()) > 0) return await tried(ticks.first().press("Space", { timeout: 2_000 }));
    const more = this.#cards.getByRole("button", { name: "ひとつ増やす", disabled: false });
    const steps = await more.count();
    return steps > 0 && (await tried(more.nth(Math.floor(this.#random() * steps)).click({ timeout: 2_000 })));
  }
}

function tried(action: Promise<unknown>): Promise<boolean> {
  return action.then(
    () => true,
    () => false,
  );
}
