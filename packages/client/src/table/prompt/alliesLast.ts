import type { Json, TableView } from "@yomiai/rules";

/** The options with those of the own side behind: mostly it is the others who are aimed at. Else the order stays. */
export function alliesLast(
  values: readonly (Json | undefined)[],
  at: { readonly as: string | undefined; readonly view: TableView | undefined },
): readonly (Json | undefined)[] {
  const { as, view } = at;
  const side = as === undefined ? undefined : view?.combatants[as]?.side;
  if (side === undefined) return values;
  const rank = (value: Json | undefined): number => {
    const id: unknown = Array.isArray(value) ? value[0] : value;
    return typeof id === "string" && view?.combatants[id]?.side === side ? 1 : 0;
  };
  return [...values].sort((a, b) => rank(a) - rank(b));
}
