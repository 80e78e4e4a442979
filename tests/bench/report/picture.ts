import type { Section } from "./document.ts";

const ROW = 22;
const LABEL = 330;
const BAR = 360;
const MARGIN = 16;
/** The picture ends at this share of what is allowed; a longer bar is cut and says its number. */
const MOST = 2;

/** How much of each goal is used, as bars beside a line at the goal: an SVG picture, readable in light and dark. */
export function asPicture(sections: readonly Section[]): string {
  const rows = sections.flatMap(({ bench, figures }) =>
    figures.flatMap(({ what, goal }) => (goal === undefined ? [] : [{ what: `${bench.title}: ${what}`, goal }])),
  );
  const height = MARGIN * 2 + ROW * (rows.length + 1);
  const width = LABEL + BAR + MARGIN * 2 + 90;
  const goalAt = LABEL + BAR / MOST;
  const bars = rows.map(({ what, goal }, i) => {
    const y = MARGIN + ROW * (i + 1);
    const length = (Math.min(goal.used, MOST) / MOST) * BAR;
    const colour = goal.used <= 1 ? "#2e7d5b" : "#b3541e";
    return [
      `<text x="${LABEL - 8}" y="${y + 14}" text-anchor="end">${escaped(what)}</text>`,
      `<rect x="${LABEL}" y="${y + 3}" width="${length.toFixed(1)}" height="${ROW - 7}" rx="2" fill="${colour}"/>`,
      `<text x="${(LABEL + length + 6).toFixed(1)}" y="${y + 14}">${Math.round(goal.used * 100)} % ${escaped(`(${goal.text})`)}</text>`,
    ].join("");
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="How much of each goal is used">`,
    `<rect width="100%" height="100%" fill="#fbfaf7"/>`,
    `<g font-family="system-ui, sans-serif" font-size="12" fill="#2b2a27">`,
    `<text x="${goalAt}" y="${MARGIN + 10}" text-anchor="middle">goal</text>`,
    ...bars,
    `<line x1="${goalAt}" y1="${MARGIN + 16}" x2="${goalAt}" y2="${height - MARGIN}" stroke="#2b2a27" stroke-dasharray="3 3"/>`,
    "</g></svg>\n",
  ].join("\n");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
