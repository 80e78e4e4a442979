import type { Json, TableView } from "@yomiai/rules";

/** Something declared, key by key. */
export type JsonRecord = { readonly [key: string]: Json | undefined };

/**
 * One place in the order of declaring: how far it has come, and what was declared where this viewer may read it. `own` is
 * read by this viewer and not by the table: it lies face down too.
 */
export type DeclaringPlace = {
  readonly id: string;
  readonly state: "now" | "notYet" | "covered" | "own" | "read";
  readonly declaration: JsonRecord | undefined;
};

/** An attack of the group that acts now, and how it is met. */
export type Clash = {
  readonly attacker: string;
  readonly target: string;
  readonly action: string;
  readonly weapon: string;
  readonly soul: number;
  readonly answer: { readonly way: string; readonly skill: string | undefined; readonly soul: number } | undefined;
};

/** The order of declaring with what lies on the table. */
export function declaringPlaces({ board, combatants, phase }: TableView): readonly DeclaringPlace[] {
  const declarations = recordOf(board?.declarations) ?? {};
  const group = phase === "declare" ? textsOf(board?.group) : [];
  return textsOf(board?.declareOrder).map((id) => {
    const declaration = recordOf(declarations[id]);
    const isOpen = !group.includes(id);
    const isDeclared = combatants[id]?.traits.declared === true;
    if (declaration !== undefined) return { id, state: isOpen ? "read" : "own", declaration };
    return { id, state: isDeclared ? "covered" : isOpen ? "notYet" : "now", declaration };
  });
}

/** Who acts or declares at the same moment now. */
export function groupOf({ board }: TableView): readonly string[] {
  return textsOf(board?.group);
}

/** Seconds since the fight began, at the start of this round; undefined before it. */
export function secondsOf({ board }: TableView): number | undefined {
  return typeof board?.seconds === "number" ? board.seconds : undefined;
}

/** What a combatant has declared before the whole table. */
export function publishedOf(view: TableView, id: string): JsonRecord | undefined {
  return declaringPlaces(view).find((place) => place.id === id && place.state === "read")?.declaration;
}

/** Which trait an attacker strikes with; undefined where the action is no attack. */
export function attackingTrait(action: string, weapon: string): string | undefined {
  if (action === "shoot") return "shooting";
  if (action !== "melee") return undefined;
  return weapon === "fists" ? "brawl" : "melee";
}

/** The blows of the group that acts now. */
export function clashesOf({ board }: TableView): readonly Clash[] {
  return Object.entries(recordOf(board?.attacks) ?? {}).flatMap(([attacker, value]) => {
    const attack = recordOf(value);
    if (attack === undefined) return [];
    const reaction = recordOf(attack.reaction);
    return [
      {
        attacker,
        target: textOf(attack.target),
        action: textOf(attack.action),
        weapon: textOf(attack.weapon),
        soul: Number(attack.soul ?? 0),
        answer:
          reaction === undefined
            ? undefined
            : {
                way: textOf(reaction.way),
                skill: typeof reaction.skill === "string" ? reaction.skill : undefined,
                soul: Number(reaction.soul ?? 0),
              },
      },
    ];
  });
}

/** A value as an object, where it is one. */
export function recordOf(value: Json | undefined): JsonRecord | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonRecord) : undefined;
}

function textsOf(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

function textOf(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}
