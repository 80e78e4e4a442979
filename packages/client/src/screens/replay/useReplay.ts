import type { Moment } from "@yomiai/server/protocol";
import { useEffect, useMemo, useState } from "react";
import { ApiFailure, api } from "../../connection/api.ts";
import type { Sitting } from "../../connection/keptSeats.ts";
import { Moments } from "./moments.ts";

/** Lines of the log on one page of the server's replay. */
const PAGE_LINES = 40;

/** Whose replay it is: one's own, or everything. */
export type Eyes = "own" | "omniscient";

/** A replay at one moment, and how to go on from it. */
export type Replaying = {
  readonly moment: Moment | undefined;
  /** What is known of the log up to the moment, in order. */
  readonly past: readonly Moment[];
  readonly last: number;
  readonly failure: string | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly forward: () => void;
  readonly back: () => void;
  readonly toBeginning: () => void;
  readonly toEnd: () => void;
  readonly goTo: (line: number) => void;
};

/** Steps through the fight as it was lived. It begins where the log ends. */
export function useReplay({ code, token }: Sitting, eyes: Eyes): Replaying {
  const moments = useMemo(
    () => new Moments((page) => api.replay(code, { page, eyes, token }), PAGE_LINES),
    [code, token, eyes],
  );
  const [moment, setMoment] = useState<Moment>();
  const [failure, setFailure] = useState<string>();
  const show = (found: Promise<Moment | undefined>) => {
    found.then(
      (next) => {
        setFailure(undefined);
        if (next !== undefined) setMoment(next);
      },
      (error: unknown) => setFailure(error instanceof ApiFailure ? error.refusal.code : "unknown"),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another's eyes begin anew
  useEffect(() => show(moments.from(0).then(() => moments.before(moments.last + 1))), [moments]);
  const line = moment?.line ?? 0;
  return {
    moment,
    past: moments.known.filter((known) => known.line <= line),
    last: moments.last,
    failure,
    isFirst: line === 0,
    isLast: line >= moments.last,
    forward: () => show(moments.from(line + 1)),
    back: () => show(moments.before(line)),
    toBeginning: () => show(moments.from(0)),
    toEnd: () => show(moments.before(moments.last + 1)),
    goTo: (to) => show(moments.from(to)),
  };
}
