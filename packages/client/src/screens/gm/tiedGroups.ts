import type { OrderEntry } from "@yomiai/rules";

/** Groups of two or more that have the same initiative, in order. Only what the viewer's own order shows. */
export function tiedGroups(order: readonly OrderEntry[]): readonly (readonly string[])[] {
  const groups = new Map<number, string[]>();
  for (const { id, initiative } of order) {
    if (initiative === undefined) continue;
    const group = groups.get(initiative);
    if (group === undefined) groups.set(initiative, [id]);
    else group.push(id);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}
