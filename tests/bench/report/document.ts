import type { Bench, Figure } from "./figure.ts";

/** What a bench came to. */
export type Section = { readonly bench: Bench; readonly figures: readonly Figure[] };

const BEGIN = "<!-- measured: written by `pnpm bench` -->";
const END = "<!-- /measured -->";

/** The document with what stands between its markers replaced. @throws Error if the markers are missing */
export function withMeasured(document: string, measured: string): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`the document has no ${BEGIN} … ${END}`);
  return `${document.slice(0, begin)}${BEGIN}\n\n${measured}\n\n${document.slice(end)}`;
}

/** All figures as Markdown: a heading, how it was measured, and a table for each bench. */
export function asMarkdown(sections: readonly Section[]): string {
  return sections.map(sectionText).join("\n\n");
}

function sectionText({ bench, figures }: Section): string {
  const rows = figures.map(({ what, ours, beside = "", times = "", goal }) => [
    what,
    ours,
    beside,
    times,
    goalText(goal),
  ]);
  const table = [["", "ours", "beside", "ratio", "goal"], ["---", "--:", "--:", "--:", ":--"], ...rows];
  return `### ${bench.title}\n\n${bench.how}\n\n${table.map((row) => `| ${row.join(" | ")} |`).join("\n")}`;
}

function goalText(goal: Figure["goal"]): string {
  if (goal === undefined) return "";
  return `${goal.text} ${isMet(goal) ? "✓" : "✗"}`;
}

function isMet({ used }: NonNullable<Figure["goal"]>): boolean {
  return used <= 1;
}
