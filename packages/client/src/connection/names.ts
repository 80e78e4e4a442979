import type { Json } from "@yomiai/rules";
import type { ToldLine } from "@yomiai/server/protocol";

/** Names by combatant's id. */
export type Names = Readonly<Record<string, string>>;

/** The names with these added; the same object if nothing is new. */
export function withNames(names: Names, named: readonly { readonly id: string; readonly name: string }[]): Names {
  const news = named.filter(({ id, name }) => names[id] !== name);
  return news.length === 0 ? names : { ...names, ...Object.fromEntries(news.map(({ id, name }) => [id, name])) };
}

/**
 * Who or what is named in these lines: combatants who came, and things of the table with an id of their own. Other events
 * carry a name beside `as` too, of a weapon for example, which is not the combatant's.
 */
export function namedIn(lines: readonly Pick<ToldLine, "event">[]): readonly { id: string; name: string }[] {
  return lines.flatMap(({ event }) => {
    const id = event.type === "combatantAdded" ? (event.as ?? event.id) : event.as === undefined ? event.id : undefined;
    return typeof id === "string" && typeof event.name === "string" ? [{ id, name: event.name }] : [];
  });
}

/**
 * The names with those in these lines. Who was gone when the next fight was set up is still spoken of in the lines before,
 * and gives its name to nobody who has come by the same id since.
 */
export function withNamesIn(names: Names, lines: readonly Pick<ToldLine, "event">[]): Names {
  const gone = lines.flatMap(({ event }) => (event.type === "nextFightPrepared" ? listed(event.gone) : []));
  return withNames(names, [...gone.filter(({ id }) => names[id] === undefined), ...namedIn(lines)]);
}

function listed(value: Json | undefined): readonly { readonly id: string; readonly name: string }[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: Json) => {
    if (typeof one !== "object" || one === null || !("id" in one) || !("name" in one)) return [];
    const { id, name } = one;
    return typeof id === "string" && typeof name === "string" ? [{ id, name }] : [];
  });
}
