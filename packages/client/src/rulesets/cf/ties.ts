import type { Json, Prompt } from "@yomiai/rules";

/** A group that is asked for its order. */
export type Tie = { readonly id: string; readonly type: string; readonly members: readonly string[] };

/** The groups that these prompts ask about. */
export function tiesIn(prompts: readonly Prompt[]): readonly Tie[] {
  return prompts.flatMap(({ id, type, fields }) => {
    const [field] = fields;
    return field?.kind === "choices" ? [{ id, type, members: field.options.map(String) }] : [];
  });
}

/** The members of every group that the board tells of. */
export function groupsOn(ties: Json | undefined): readonly (readonly string[])[] {
  if (!Array.isArray(ties)) return [];
  return ties.flatMap((tie: Json) =>
    typeof tie === "object" && tie !== null && "ids" in tie && Array.isArray(tie.ids) ? [tie.ids.map(String)] : [],
  );
}

/** What seats have proposed for exactly these members, as the board tells it. */
export function proposalsFor(
  ties: Json | undefined,
  members: readonly string[],
): readonly (readonly [seat: string, ids: readonly string[]])[] {
  if (!Array.isArray(ties)) return [];
  return ties.flatMap((tie: Json) => {
    if (typeof tie !== "object" || tie === null || !("ids" in tie) || !("proposals" in tie)) return [];
    const { ids, proposals } = tie;
    if (JSON.stringify(ids) !== JSON.stringify(members)) return [];
    if (typeof proposals !== "object" || proposals === null) return [];
    return Object.entries(proposals).flatMap(([seat, order]: [string, Json | undefined]) =>
      Array.isArray(order) ? [[seat, order.map(String)] as const] : [],
    );
  });
}
