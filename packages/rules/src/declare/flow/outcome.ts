/** A hit that was landed: whom it strikes and how hard, before any effect comes. */
export type Hit = { readonly target: string; readonly damage: number };

/** What the dice of one actor come to: the hits, and who loses an action by it. */
export type Outcome = { readonly hits: readonly Hit[]; readonly losers: readonly string[] };
