// The state of a fight. Plain JSON; only the folds change it.
import { type Combatant, findCombatant } from "../core/fight.ts";
import type { Until } from "./conditions/durations.ts";
import type { House } from "./house.ts";
import type { Item } from "./sheet/item.ts";
import type { Sheet } from "./sheet/sheet.ts";

/** §5. */
export type Phase = "setup" | "ties" | "turn" | "opportunity" | "standstill" | "ended";

/** A condition on its bearer (CF-12). */
export type Condition = {
  readonly key: string;
  readonly until: Until;
  /** Id of a combatant. */
  readonly source?: string;
  readonly note?: string;
  /** When it was set, by the fight's clock; 0 for what the sheet brought (CF-12.2). */
  readonly since: number;
};

/** An item with the combatant whose sheet brought it (CF-4.7). */
export type OwnedItem = { readonly item: Item; readonly origin: string };
/** An item lying at a mark. */
export type LyingItem = OwnedItem & { readonly at: number };

/** Whom one flanks, and how often each of the two had changed place by then (CF-9.7). */
export type Flank = { readonly target: string; readonly ownSteps: number; readonly itsSteps: number };

/** A combatant of a fight. */
export type Fighter = Combatant & {
  /** Its sheet; of its values only `defenses` can be adjusted. HP, items and uses as they stand are beside it. */
  readonly sheet: Sheet;
  readonly hp: number;
  readonly maxHp: number;
  readonly isDead: boolean;
  readonly isRemoved: boolean;
  /** Its importance has been told (CF-11.6). */
  readonly isAnnounced: boolean;
  /** Its mark (CF-6.1). */
  readonly at: number;
  /** How often it has changed place, steps on the spot included. */
  readonly steps: number;
  /** In the order they were set. */
  readonly conditions: readonly Condition[];
  readonly items: readonly OwnedItem[];
  /** Ids as its bearer calls them (CF-4.7), sorted. */
  readonly held: readonly string[];
  /** Uses left of everything that has a limit, by id. */
  readonly uses: Readonly<Record<string, number>>;
  /** The rolled total, once rolled. */
  readonly initiative?: number;
  /** Its turn in this round: still to come, had, passed over, or missed, for it was not there when its place came. */
  readonly inRound: "ready" | "done" | "skipped" | "missed";
  /** When its latest turn began, by the fight's clock. */
  readonly turnSince?: number;
  /** Opportunity attacks since its latest turn began (CF-7.5). */
  readonly opportunityUsed: number;
  readonly flank?: Flank;
};

/** Strikes of a technique that are still to come (CF-8.4). */
export type PendingStrikes = {
  readonly technique: string;
  readonly left: number;
  readonly of: number;
  readonly isSecret: boolean;
};

/** The turn that is going on (CF-2). */
export type Turn = {
  readonly as: string;
  /** Actions left, 0 or 1. */
  readonly standard: number;
  readonly move: number;
  /** Free actions taken. */
  readonly free: number;
  /** Characters spoken. */
  readonly spoken: number;
  /** The free action asked for and not yet answered (CF-5.5). */
  readonly question?: string;
  readonly strikes?: PendingStrikes;
};

/** A move that is being answered by opportunity attacks (CF-7.2). */
export type OpenMove = {
  readonly mover: string;
  readonly from: number;
  readonly to: number;
  /** Those still to be asked, in order. */
  readonly queue: readonly string[];
  readonly asked?: string;
};

/** Members of one side who have yet to agree on their order (CF-1.5). */
export type TieGroup = {
  readonly ids: readonly string[];
  /** By seat. */
  readonly proposals: Readonly<Record<string, readonly string[]>>;
};

/**
 * What has put equals into a sequence after the rolls: an agreement or the GM's word, for everybody in a stretch of the
 * order; or that one has delayed or been adjusted, for its place and its neighbours' (CF-1.5 to CF-1.8).
 */
export type Settled =
  | { readonly by: "agreed" | "gm"; readonly ids: readonly string[] }
  | { readonly by: "delayed" | "adjusted"; readonly as: string };

/** A skill check the GM called for (CF-14.1). */
export type Check = {
  readonly as: string;
  readonly skill: string;
  readonly total: number;
  readonly dc?: number;
  readonly isSuccess?: boolean;
};

/** A fight under these rules. */
export type CfFight = {
  readonly phase: Phase;
  readonly house: House;
  readonly combatants: readonly Fighter[];
  /** Sides with a player character at `start` (§1). */
  readonly pcSides: readonly string[];
  readonly round: number;
  /** Nobody was able in this round so far (CF-2.10). */
  readonly isIdle: boolean;
  /** Ids, who acts earlier first; empty before the initiative rolls. */
  readonly order: readonly string[];
  /** The latest last; of those who have delayed or been adjusted only the latest each. */
  readonly settled?: readonly Settled[];
  readonly turn?: Turn;
  readonly openMove?: OpenMove;
  /** Groups that wait. */
  readonly ties: readonly TieGroup[];
  /** What lies on the ground, in the order it was dropped. */
  readonly ground: readonly LyingItem[];
  readonly checks: { readonly latest?: Check; readonly latestPublic?: Check };
  readonly outcome?: string;
  /** Counts turn starts and conditions set. */
  readonly clock: number;
  /** Set up after another fight at the same table: wounds that somebody has brought can be mended before the start. */
  readonly isLaterFight?: true;
};

/** A fight as far as its house rules are asked: what needs no more can be kept as long as they and the combatant are. */
export type Rules = Pick<CfFight, "house">;

/** The combatant with this id. @throws Error if there is none: an id that came this far has been checked */
export function fighterOf(fight: CfFight, id: string): Fighter {
  const fighter = findCombatant(fight, id);
  if (fighter === undefined) throw new Error(`no combatant ${id}`);
  return fighter;
}
