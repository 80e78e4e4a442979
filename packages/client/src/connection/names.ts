/** Names by combatant's id. */
export type Names = Readonly<Record<string, string>>;

/** The names with these added; the same object if nothing is new. */
export function withNames(names: Names, named: readonly { readonly id: string; readonly name: string }[]): Names {
  const news = named.filter(({ id, name }) => names[id] !== name);
  return news.length === 0 ? names : { ...names, ...Object.fromEntries(news.map(({ id, name }) => [id, name])) };
}
