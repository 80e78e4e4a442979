import type { Command, Json, JsonObject, Prompt, PromptField, TableView } from "@yomiai/rules";

/** A way to attack, as a prompt tells it: what it is done with, what it may be aimed at, and the sum before it is rolled. */
export type Way = {
  readonly prompt: Prompt;
  /** What the prompt fixes: weapon, technique, special or spell, with the names that it brings. */
  readonly things: readonly Thing[];
  /** What is still to be chosen; none where it meets whom it meets. */
  readonly aims: readonly PromptField[];
  /** The defence that it is rolled against, or `none`. */
  readonly versus: string | undefined;
  /** Absent to a seat that may not know it. */
  readonly bonus: number | undefined;
  /** The addends of the bonus by name. */
  readonly modifiers: readonly Addend[];
  readonly damage: string | undefined;
  readonly heal: string | undefined;
  /** Metres around its centre. */
  readonly radius: number | undefined;
  readonly affects: string | undefined;
  readonly level: number | undefined;
  readonly brings: readonly string[];
  readonly ends: readonly string[];
  /** What advantage adds, by target. */
  readonly advantage: ReadonlyMap<string, number>;
};

/** One fixed argument of a prompt. */
export type Thing = { readonly name: string; readonly value: string; readonly label: string | undefined };

/** One addend of a sum. */
export type Addend = { readonly name: string; readonly value: number };

/** Reads what a prompt of an attack, a special or a spell tells. */
export function wayOf(prompt: Prompt): Way {
  const info: JsonObject = prompt.info ?? {};
  return {
    prompt,
    things: prompt.fields.flatMap((field) => thingOf(field) ?? []),
    aims: prompt.fields.filter((field) => thingOf(field) === undefined && field.kind !== "boolean"),
    versus: textOf(info.versus),
    bonus: numberOf(info.bonus),
    modifiers: addendsOf(info.modifiers),
    damage: textOf(info.damage),
    heal: textOf(info.heal),
    radius: numberOf(info.radius),
    affects: textOf(info.affects),
    level: numberOf(info.level),
    brings: textsOf(info.brings),
    ends: textsOf(info.ends),
    advantage: new Map(addendsOf(info.advantage).map(({ name, value }) => [name, value])),
  };
}

/** Is it rolled against a defence at all? */
export function isRolled({ versus }: Way): boolean {
  return versus !== undefined && versus !== "none";
}

/** The command of a way with what is chosen; a switch that is on is added where the prompt has it. */
export function commandFor(
  { prompt, things }: Way,
  chosen: Readonly<Record<string, Json>>,
  isSecret: boolean,
): Command {
  const hasSecret = prompt.fields.some(({ name }) => name === "secret");
  return {
    type: prompt.type,
    ...(prompt.as === undefined ? {} : { as: prompt.as }),
    ...Object.fromEntries(things.map(({ name, value }) => [name, value])),
    ...chosen,
    ...(isSecret && hasSecret ? { secret: true } : {}),
  };
}

/**
 * Who stands so near a mark that an effect around it reaches them: at most `radius` metres away, only of other sides than
 * `as` where `affects` says so. The dead are left out.
 */
export function metAt(view: TableView, { radius = 0, affects, prompt }: Way, mark: number): readonly string[] {
  const side = view.combatants[prompt.as ?? ""]?.side;
  return zonesOf(view)
    .filter(({ at }) => typeof at === "number" && Math.abs(at - mark) <= radius)
    .flatMap(({ members }) => textsOf(members))
    .filter((id) => view.combatants[id]?.status !== "dead")
    .filter((id) => affects !== "enemies" || view.combatants[id]?.side !== side);
}

/** The mark where somebody stands, by the map. */
export function markOf(view: TableView, id: string): number | undefined {
  return numberOf(zonesOf(view).find(({ members }) => textsOf(members).includes(id))?.at);
}

/** Metres between two combatants; undefined where one is on no mark. */
export function distanceTo(view: TableView, from: string | undefined, to: string): number | undefined {
  const [own, other] = [from === undefined ? undefined : markOf(view, from), markOf(view, to)];
  return own === undefined || other === undefined ? undefined : Math.abs(own - other);
}

/** Combatants with the nearest to `from` first; those equally far stay as they were. */
export function nearestFirst(view: TableView, ids: readonly string[], from: string | undefined): readonly string[] {
  const far = new Map(ids.map((id) => [id, distanceTo(view, from, id) ?? 0]));
  return [...ids].sort(
    (a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0) || (markOf(view, a) ?? 0) - (markOf(view, b) ?? 0),
  );
}

/**
 * Marks to aim at: those first where most foes are met; of several that meet the same, the one where most stand comes
 * with them and the others behind all. Equal ones from left to right.
 */
export function bestFirst(view: TableView, way: Way, marks: readonly (string | number)[]): readonly number[] {
  const side = view.combatants[way.prompt.as ?? ""]?.side;
  const known = marks.filter((mark) => typeof mark === "number");
  const rated = known.map((mark) => {
    const met = metAt(view, way, mark);
    const foes = met.filter((id) => view.combatants[id]?.side !== side).length;
    return { mark, met: met.join(), foes, here: metAt(view, { ...way, radius: 0 }, mark).length };
  });
  rated.sort((a, b) => b.foes - a.foes || b.here - a.here || a.mark - b.mark);
  const isFirst = ({ met }: (typeof rated)[number], i: number) => rated.findIndex((one) => one.met === met) === i;
  return [...rated.filter(isFirst), ...rated.filter((one, i) => !isFirst(one, i))].map(({ mark }) => mark);
}

function zonesOf({ map }: TableView): readonly JsonObject[] {
  return isRecord(map?.zones) ? Object.values(map.zones).filter(isRecord) : [];
}

function thingOf(field: PromptField): Thing | undefined {
  if (field.kind !== "choice" || field.options.length !== 1) return undefined;
  const [value] = field.options;
  return typeof value === "string" ? { name: field.name, value, label: field.labels?.[value] } : undefined;
}

function isRecord(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textOf(value: Json | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function numberOf(value: Json | undefined): number | undefined {
  return typeof value === "number" ? value : undefined;
}

function textsOf(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

function addendsOf(value: Json | undefined): readonly Addend[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, amount]) =>
    typeof amount === "number" && amount !== 0 ? [{ name, value: amount }] : [],
  );
}
