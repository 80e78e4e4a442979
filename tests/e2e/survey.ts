/** Something on a page that can be worked, as whoever looks at it sees it. */
export type Thing = {
  /** Its place among all that were found. */
  readonly i: number;
  readonly kind: "button" | "radio" | "checkbox" | "text";
  /** What it is called: its label, else its text. */
  readonly name: string;
  readonly place: "card" | "board";
  /** A button that opens something further. */
  readonly leadsOn: boolean;
  /** The group of fields it is in, by number; -1 for none. */
  readonly group: number;
  readonly isChosen: boolean;
  readonly value: string;
};

/** All that can be worked now in a part of a page: first what lies in cards, then what lies on the board. */
export function survey(root: Element, boardName: string): { things: Element[]; found: Thing[] } {
  const isCard = (section: Element) => section.querySelector("h2") !== null && section.checkVisibility();
  const cards = [...root.querySelectorAll("section[aria-labelledby]")].filter(isCard);
  const boards = [...root.querySelectorAll("section[aria-label]")].filter(
    (section) => section.getAttribute("aria-label") === boardName,
  );
  const groups: Element[] = [];
  const things: Element[] = [];
  const found: Thing[] = [];
  for (const [place, sections] of [["card", cards] as const, ["board", boards] as const]) {
    for (const thing of sections.flatMap((section) => [
      ...section.querySelectorAll("button, [role=button], input, textarea"),
    ])) {
      if (!thing.checkVisibility() || thing.matches(":disabled, [aria-disabled=true]") || things.includes(thing))
        continue;
      const group = thing.closest("[role=radiogroup], fieldset");
      if (group !== null && !groups.includes(group)) groups.push(group);
      const type = thing.getAttribute("type");
      const words = (thing.closest("label") ?? thing).cloneNode(true) as Element;
      for (const sign of words.querySelectorAll("[aria-hidden=true]")) sign.remove();
      found.push({
        i: things.push(thing) - 1,
        kind: type === "radio" || type === "checkbox" ? type : thing.matches("input, textarea") ? "text" : "button",
        name: (thing.getAttribute("aria-label") ?? words.textContent ?? "").trim(),
        place,
        leadsOn: thing.querySelector("svg") !== null,
        group: group === null ? -1 : groups.indexOf(group),
        isChosen: thing instanceof HTMLInputElement && thing.checked,
        value: thing instanceof HTMLInputElement || thing instanceof HTMLTextAreaElement ? thing.value : "",
      });
    }
  }
  return { things, found };
}
