/**
 * Writes docs/glossary.md from the terms of every ruleset: 日本語 ↔ English ↔ identifier. With `--check` it only says
 * whether the file is up to date (exit status 1 if not).
 */
import { readFileSync, writeFileSync } from "node:fs";
import { rulesets } from "@yomiai/rules";
import type { Terms } from "@yomiai/rules/terms";

const FILE = new URL("../docs/glossary.md", import.meta.url);

/** Words of the table itself, the same in all rulesets. */
const TABLE: readonly (readonly [string, string, string])[] = [
  ["卓", "table", "`encounter`, `Encounter`"],
  ["席", "seat", "`Seat`: `gm`, `p1`, `p2`, …"],
  ["観戦者", "spectator", "`spectator`"],
  ["見る人（席・観戦者）", "viewer", "`Viewer`"],
  ["参加者", "combatant", "`Combatant`"],
  ["陣営", "side", "`side`"],
  ["手番", "turn", "`turn`"],
  ["行動順", "turn order", "`order`"],
  ["ラウンド", "round", "`round`"],
  ["命令（席がサーバーに頼むこと）", "command", "`Command`"],
  ["出来事", "event", "`Event`"],
  ["一つの命令がしたこと全部", "commit", "`Commit`"],
  ["断り", "refusal", "`Refusal`"],
  ["問いかけ（今できること）", "prompt", "`Prompt`"],
  ["ハウスルール", "house rule", "`house`"],
  ["原典にない", "not in the source", "`inSource: false`"],
  ["条文", "clause", "`CH-4.1`, …"],
  ["控え（まだ出ていない参加者）", "reserve", "`Reserve`"],
  ["裁定", "ruling", "`rule`, `ruled`"],
  ["取り消し", "undo", "`undo`, `undone`"],
  ["次の戦闘", "next fight", "`nextFight`, `nextFightPrepared`"],
  ["開示", "opening, reveal", "`traceChoices().opened`"],
  ["約束（ダイスの種の指紋）", "commitment", "`DiceCommitment`"],
];

async function termsOf(language: "ja" | "en", id: string): Promise<Terms> {
  const module: { readonly terms: Terms } = await import(`../packages/rules/src/${id}/terms.${language}.ts`);
  return module.terms;
}

function named(entry: string | { readonly name: string }): string {
  return typeof entry === "string" ? entry : entry.name;
}

const GROUPS = [
  "phases",
  "statuses",
  "gauges",
  "traits",
  "conditions",
  "commands",
  "tieBreaks",
  "board",
  "sheet",
  "house",
] as const;

async function sectionOf(id: string): Promise<string> {
  const [ja, en] = [await termsOf("ja", id), await termsOf("en", id)];
  const rows = GROUPS.flatMap((group) =>
    Object.entries(ja[group] ?? {}).map(([key, term]) => {
      const english = (en[group] as Readonly<Record<string, string | { readonly name: string }>>)[key];
      return row(named(term), english === undefined ? "" : named(english), `\`${key}\``, group);
    }),
  );
  const values = Object.entries(ja.values).flatMap(([field, words]) =>
    Object.entries(words).map(([value, word]) => row(word, en.values[field]?.[value] ?? "", `\`${value}\``, field)),
  );
  const head = "| 日本語 | English | identifier | where |\n|---|---|---|---|";
  return `## ${ja.name} (\`${id}\`)\n\n${head}\n${[...rows, ...values].join("\n")}\n`;
}

function row(...cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ")} |`;
}

async function glossary(): Promise<string> {
  const table = TABLE.map(([ja, en, id]) => row(ja, en, id)).join("\n");
  const sections = await Promise.all(Object.keys(rulesets).map(sectionOf));
  const intro =
    "A word is translated once, here, and used everywhere. Written by `scripts/glossary.ts` from the terms files.";
  return `# Glossary\n\n${intro}\n\n## The table\n\n| 日本語 | English | identifier |\n|---|---|---|\n${table}\n\n${sections.join("\n")}`;
}

const text = await glossary();
if (process.argv.includes("--check")) {
  const isCurrent = readFileSync(FILE, "utf8") === text;
  if (!isCurrent) console.error("docs/glossary.md is not up to date: node scripts/glossary.ts");
  process.exitCode = isCurrent ? 0 : 1;
} else {
  writeFileSync(FILE, text);
}
