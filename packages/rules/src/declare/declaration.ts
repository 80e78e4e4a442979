// DC-1.4, DC-2.2: any action may be declared, and a declaration is complete.

/** The kinds of action that the rules know, in the order in which they are offered. */
export const ACTIONS = ["melee", "shoot", "move", "general", "flee", "pass"] as const;
/** A kind of action. `general` is everything that the others are not. */
export type Action = (typeof ACTIONS)[number];

/** Most characters of a general action's words. */
export const MAX_WORDS = 200;

/** What a combatant will do this round. `weapon`, `target` and `affects` are ids, `zone` is a zone on the line. */
export type Declaration =
  | { readonly action: "melee" | "shoot"; readonly weapon: string; readonly target: string }
  | { readonly action: "move"; readonly zone: number }
  | { readonly action: "general"; readonly what: string; readonly affects: readonly string[] }
  | { readonly action: "flee" }
  | { readonly action: "pass" };

/** A declaration that is an attack. */
export type AttackDeclaration = Extract<Declaration, { readonly weapon: string }>;

/** Is this an attack, in close combat or by a shot? */
export function isAttack(declaration: Declaration): declaration is AttackDeclaration {
  return declaration.action === "melee" || declaration.action === "shoot";
}
