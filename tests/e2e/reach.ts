import type { Page } from "playwright-core";

/** What eye or thumb does not get to on this page, one line each: cut text, things beside the screen, targets too small. */
export async function outOfReachOn(page: Page): Promise<readonly string[]> {
  return [...new Set(await page.evaluate(findOutOfReach))];
}

/** The same with text of twice the size. The page is as it was afterwards. */
export async function outOfReachAtDoubleText(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const found = await outOfReachOn(page);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  return found;
}

/** Runs in the page. */
function findOutOfReach(): string[] {
  const CONTROLS = "button, [role=button], [role=tab], a[href], select, textarea, input, label:has(input)";
  /** CSS pixels; rounding may take away half of one. */
  const SMALLEST = 43.5;
  const isTouched = matchMedia("(pointer: coarse)").matches;
  const found: string[] = [];

  /** Shortened on purpose, or there for ears alone. */
  const isShortened = (element: Element): boolean => {
    for (let one: Element | null = element; one !== null; one = one.parentElement) {
      const { textOverflow, webkitLineClamp, clipPath } = getComputedStyle(one);
      if (textOverflow === "ellipsis" || webkitLineClamp !== "none" || clipPath.startsWith("inset(50%")) return true;
      if (one.matches("[data-react-aria-hidden], [inert], input, select, svg, svg *")) return true;
    }
    return false;
  };

  const lies = ({ left, right, width }: DOMRect, element: Element): string | undefined => {
    for (let one = element.parentElement; one !== null; one = one.parentElement) {
      const { overflowX, display } = getComputedStyle(one);
      if (display === "inline" || overflowX === "visible") continue;
      if (overflowX === "auto" || overflowX === "scroll")
        return width > one.clientWidth + 1 ? "is wider than what it lies in" : undefined;
      const frame = one.getBoundingClientRect();
      if (left < frame.left - 1 || right > frame.right + 1) return "is cut";
    }
    return left < -1 || right > innerWidth + 1 ? "lies beside the screen" : undefined;
  };

  const told = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 24)}"`;
  const range = document.createRange();
  for (const element of document.body.querySelectorAll("*")) {
    if (!element.checkVisibility({ visibilityProperty: true }) || isShortened(element)) continue;
    const box = element.getBoundingClientRect();
    const isControl = element.matches(CONTROLS);
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
    if (isControl || hasText) {
      range.selectNodeContents(element);
      const where = lies(box, element) ?? (hasText ? lies(range.getBoundingClientRect(), element) : undefined);
      if (where !== undefined) found.push(`${told(element)} ${where}`);
    }
    const isInLine = element.matches("a") && getComputedStyle(element).display === "inline";
    if (isTouched && isControl && !isInLine && Math.min(box.width, box.height) < SMALLEST)
      found.push(`${told(element)} is only ${Math.round(box.width)} by ${Math.round(box.height)}`);
    const { overflowX } = getComputedStyle(element);
    if (overflowX === "auto" && element.scrollWidth > element.clientWidth + 1) {
      if (element.scrollHeight > element.clientHeight + 1 && !element.matches("[aria-label]"))
        found.push(`${told(element)} scrolls both ways`);
    }
  }
  return found;
}
