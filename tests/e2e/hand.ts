import type { ElementHandle, Page } from "playwright-core";

/** Somebody's way of working a page. What has gone meanwhile cannot be worked: then the promise fails. */
export type Hand = {
  press(thing: ElementHandle): Promise<void>;
  write(thing: ElementHandle, text: string): Promise<void>;
};

/** So long a press waits for what lies over the thing to go away. */
const PATIENCE_MS = 2_000;

/** A finger or a mouse. Ticks and dots are hidden in their labels, which are pressed for them. */
export const pointer: Hand = {
  async press(thing) {
    const label = await thing.evaluateHandle((node) => (node as Element).closest("label") ?? node);
    await label.asElement()?.click({ timeout: PATIENCE_MS });
  },
  write: (thing, text) => thing.fill(text, { timeout: PATIENCE_MS }),
};

/** More stops than any screen has. */
const MOST_STOPS = 150;

/** Tab, arrows, Enter, Space and letters, and nothing else: whoever has no other hand must get everywhere with them. */
export function keyboardOf(page: Page): Hand {
  /** Presses keys until the thing has the focus: Tab to it or to another of its group, arrow keys within the group. */
  async function reach(thing: ElementHandle): Promise<void> {
    for (let stop = 0; stop < MOST_STOPS; stop++) {
      const key = await thing.evaluate(keyTowards);
      if (key === undefined) return;
      if (key === null) throw new Error("gone meanwhile");
      await page.keyboard.press(key);
    }
    throw new Unreachable(await thing.evaluate((node) => (node as Element).outerHTML.slice(0, 300)));
  }

  return {
    async press(thing) {
      await reach(thing);
      const key = await thing.evaluate((node) =>
        node instanceof HTMLInputElement ? (node.checked ? undefined : "Space") : "Enter",
      );
      if (key !== undefined) await page.keyboard.press(key);
    },
    async write(thing, text) {
      await reach(thing);
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(text);
    },
  };
}

/** The keyboard does not lead to something that can be pressed. */
export class Unreachable extends Error {}

/**
 * The key that leads from the focus towards a thing: nothing at the goal, `null` where the thing is gone. On a map first to
 * its row and then along it.
 */
function keyTowards(node: Node): string | null | undefined {
  const thing = node as Element;
  const focused = document.activeElement;
  if (!thing.isConnected) return null;
  if (focused === thing) return undefined;
  const members = thing.matches("[data-hex]")
    ? "[data-hex]"
    : thing.matches("[type=radio]")
      ? "[type=radio]"
      : undefined;
  const group = members === undefined ? null : thing.closest("[role=radiogroup], svg");
  if (members === undefined || focused === null || !group?.contains(focused) || !focused.matches(members)) return "Tab";
  const [from, to] = [focused.getBoundingClientRect(), thing.getBoundingClientRect()];
  const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
  if (thing instanceof HTMLInputElement) return y > 0 || (y === 0 && x > 0) ? "ArrowDown" : "ArrowUp";
  if (Math.abs(y) > to.height / 4) return y > 0 ? "ArrowDown" : "ArrowUp";
  return x > 0 ? "ArrowRight" : "ArrowLeft";
}
