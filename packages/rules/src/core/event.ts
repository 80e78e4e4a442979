import type { Json } from "./json.ts";
import type { Seat } from "./seat.ts";

/**
 * What happened. Facts only: an event is never refused, and folding the same events always gives the same state.
 * `labels`, where there is one, names made things by the field that tells of them ({@link FieldLabels}); it is told as far
 * as those fields are.
 */
export type Event = { readonly type: string; readonly [field: string]: Json | undefined };

/** An event as one viewer may read it: fields that the viewer may not know are absent. */
export type ToldEvent = Event;

/** One die roll as the journal keeps it. `first` is the place of its first die in its stream, from 0. */
export type RecordedRoll = {
  readonly stream: DiceStream;
  readonly first: number;
  readonly notation: string;
  readonly faces: readonly number[];
  readonly why: string;
};

/**
 * Which of the two dice streams a roll draws from. `open` rolls are seen by the whole table, `hidden` ones are made
 * behind the screen. Two streams, so that a hidden roll leaves no gap in the open one.
 */
export type DiceStream = "open" | "hidden";

/** Everything one accepted command did. The unit that is made durable, replayed and undone. */
export type Commit = {
  /** Number of its first event, counted from 1 over the encounter. */
  readonly from: number;
  /** The seat that sent the command. */
  readonly by: Seat;
  /** The command's type. Arguments are not kept: they may be secret, and the events say what they did. */
  readonly command: string;
  readonly events: readonly Event[];
  readonly rolls: readonly RecordedRoll[];
};

/** Number of the last event of a commit. */
export function lastEventOf(commit: Commit): number {
  return commit.from + commit.events.length - 1;
}
