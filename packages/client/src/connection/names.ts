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
