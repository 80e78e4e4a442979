import type { ArraySchema } from "@colyseus/schema";
import type { CombatantView, OrderEntry, Prompt, TableView } from "@yomiai/rules";
import type { Person } from "../protocol.ts";
import { writeFields, writeList, writeObjects, writeTexts } from "./differences.ts";
import { textOf } from "./partText.ts";
import { PromptTexts } from "./promptTexts.ts";
import { CombatantSchema, OrderSchema, PersonSchema, type TableSchema } from "./tableSchema.ts";

/** What an audience is shown: its view of the fight, and what everybody at the table sees alike. */
export type Shown = {
  readonly viewer: string;
  readonly view: TableView;
  readonly title: string;
  /** JSON text of the house rules in force. */
  readonly house: string;
  readonly people: ReadonlyMap<string, Person>;
  readonly spectators: number;
  readonly open: boolean;
  readonly paused: boolean;
  readonly bots: readonly string[];
  readonly frozen: string;
  /** To the GM: which of the common commands are possible now. */
  readonly gmMay: readonly string[];
};

/**
 * Writes into an audience's root what differs from what it shows already, and nothing else: for an audience to whom
 * nothing has changed, the root stays untouched and no frame goes out.
 */
export function publish(root: TableSchema, shown: Shown): void {
  const { view } = shown;
  writeFields(root, {
    title: shown.title,
    ruleset: view.ruleset,
    viewer: shown.viewer,
    phase: view.phase,
    round: view.round,
    turn: String(view.turn ?? ""),
    tieBreaks: optionalText(view.tieBreaks),
    map: optionalText(view.map),
    house: shown.house,
    spectators: shown.spectators,
    open: shown.open,
    paused: shown.paused,
    frozen: shown.frozen,
  });
  writeList(root.active, view.active);
  writeOrder(root.order, view.order);
  writeList(root.listing, Object.keys(view.combatants));
  writeObjects(root.combatants, entriesOf(view.combatants), { make: makeCombatant, write: writeCombatant });
  writeTexts(root.board, texts(view.board ?? {}));
  writePrompts(root, view.prompts);
  writeObjects(root.people, shown.people, { make: makePerson, write: writeFields });
  writeList(root.bots, shown.bots);
  writeList(root.gmMay, shown.gmMay);
}

/** How each root shows its prompts. */
const promptTexts = new WeakMap<TableSchema, PromptTexts>();

function writePrompts(root: TableSchema, prompts: readonly Prompt[]): void {
  const texts = promptTexts.get(root) ?? new PromptTexts();
  promptTexts.set(root, texts);
  texts.write(root, prompts);
}

function makeCombatant(view: CombatantView): CombatantSchema {
  const combatant = new CombatantSchema();
  writeCombatant(combatant, view);
  return combatant;
}

/** The view that each combatant was last written from: the rules give the very same one where nothing has changed. */
const lastShown = new WeakMap<CombatantSchema, CombatantView>();

function writeCombatant(combatant: CombatantSchema, view: CombatantView): void {
  if (lastShown.get(combatant) === view) return;
  lastShown.set(combatant, view);
  const { id, name, side, kind, owner, status } = view;
  writeFields(combatant, {
    id,
    name,
    side,
    kind,
    owner,
    status,
    place: optionalText(view.place),
    labels: optionalText(view.labels),
  });
  writeTexts(combatant.gauges, gaugeTexts(view.gauges));
  writeTexts(combatant.traits, texts(view.traits));
  writeTexts(combatant.conditions, texts(view.conditions));
}

/** `3` or `3/9`: as an object of its own each gauge would hold a record of its changes, in every root. */
function gaugeTexts(gauges: CombatantView["gauges"]): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(gauges).map(([key, { current, max }]) => [
      key,
      max === undefined ? `${current}` : `${current}/${max}`,
    ]),
  );
}

function makePerson(person: Person): PersonSchema {
  const made = new PersonSchema();
  writeFields(made, person);
  return made;
}

function writeOrder(target: ArraySchema<OrderSchema>, order: readonly OrderEntry[]): void {
  order.forEach((entry, i) => {
    const shown = target[i] ?? new OrderSchema();
    writeFields(shown, { id: entry.id, status: entry.status });
    if (shown.initiative !== entry.initiative) shown.initiative = entry.initiative;
    if (i >= target.length) target.push(shown);
  });
  while (target.length > order.length) target.pop();
}

function entriesOf<V>(record: Readonly<Record<string, V>>): ReadonlyMap<string, V> {
  return new Map(Object.entries(record));
}

function texts(record: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(record)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, textOf(value)]),
  );
}

function optionalText(value: unknown): string {
  return value === undefined ? "" : textOf(value);
}
