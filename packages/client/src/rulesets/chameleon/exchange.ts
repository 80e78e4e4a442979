import type { Json, TableView } from "@yomiai/rules";
import { isSuit, type Suit } from "./suits.ts";

/** What lies in the middle of the table: who acts with which card on whom, and what came of it. */
export type Exchange = {
  readonly by: string;
  readonly kind: string;
  readonly targets: readonly string[];
  /** `none`: not picked yet; `down`: face down; a suit: this viewer may see it. */
  readonly card: "none" | "down" | Suit;
  /** Turned over for all, not only for this viewer. */
  readonly isOpen: boolean;
  readonly power?: number;
  readonly isOver: boolean;
};

/** The exchange under way, or else the last one; nothing before the first. */
export function exchangeOf(view: TableView): Exchange | undefined {
  return presentExchange(view) ?? lastExchange(view);
}

function presentExchange({ board, combatants, phase }: TableView): Exchange | undefined {
  const action = recordOf(board?.action);
  if (action === undefined || typeof action.by !== "string") return undefined;
  const pick = combatants[action.by]?.traits.pick;
  const power = firstNumber(board?.power);
  const isPicked = phase === "guess" || phase === "interfere" || phase === "damage";
  return {
    by: action.by,
    kind: typeof action.kind === "string" ? action.kind : "",
    targets: Array.isArray(action.targets) ? action.targets.filter((id) => typeof id === "string") : [],
    card: isSuit(pick) ? pick : isPicked ? "down" : "none",
    isOpen: isSuit(pick) && phase === "damage",
    ...(power === undefined ? {} : { power }),
    isOver: false,
  };
}

function lastExchange({ board }: TableView): Exchange | undefined {
  const last = recordOf(board?.last);
  if (last === undefined || typeof last.by !== "string") return undefined;
  const power = firstNumber(last.power);
  const against = Object.keys(recordOf(last.power) ?? {}).filter((id) => id !== last.by);
  const isOpen = isSuit(last.position);
  return {
    by: last.by,
    kind: typeof last.kind === "string" ? last.kind : "",
    targets: against,
    card: isSuit(last.position) ? last.position : "down",
    isOpen,
    ...(power === undefined ? {} : { power }),
    isOver: true,
  };
}

function recordOf(value: Json | undefined): { readonly [key: string]: Json | undefined } | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as { readonly [key: string]: Json | undefined })
    : undefined;
}

function firstNumber(value: Json | undefined): number | undefined {
  const numbers = Object.values(recordOf(value) ?? {}).filter((number) => typeof number === "number");
  return numbers.length === 0 ? undefined : Math.max(...numbers);
}
