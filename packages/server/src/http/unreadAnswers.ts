import type { RequestHandler, Response } from "express";

/** Most bytes of answers that wait in the process to be read, of all callers together: exports of many fights fit. */
export const MAX_WAITING_BYTES = 64 * 1024 * 1024;

/** How long an answer may take in any case, and how fast it must be read beyond that: a third of what 2G carries. */
const GRACE_MS = 30_000;
const SLOWEST_BYTES_PER_MS = 2;
const LONGEST_MS = 10 * 60_000;

/** How long an answer of so many bytes may take until it has been read, milliseconds. */
export function patienceFor(bytes: number): number {
  return Math.min(GRACE_MS + bytes / SLOWEST_BYTES_PER_MS, LONGEST_MS);
}

/** Bounds of what waits to be read. */
export type UnreadBounds = {
  /** Called for each connection that is cut off, just before. */
  readonly onCut: () => void;
  readonly mostBytes?: number;
  /** Milliseconds for an answer of so many bytes. */
  readonly patience?: (bytes: number) => number;
};

/**
 * Cuts callers off that do not read their answers: each after its time, and when too much waits for all of them, those
 * that have kept it waiting longest. Who is only slow has its answer before that.
 */
export function boundUnread({
  onCut,
  mostBytes = MAX_WAITING_BYTES,
  patience = patienceFor,
}: UnreadBounds): RequestHandler {
  /** Answers that wait, with their bytes; those that wait longest come first. */
  const waiting = new Map<Response, number>();

  function cut(response: Response): void {
    waiting.delete(response);
    onCut();
    response.req.socket.destroy();
  }

  function hold(response: Response): void {
    const bytes = response.writableLength;
    if (bytes === 0 || response.destroyed) return;
    waiting.set(response, bytes);
    const late = setTimeout(() => cut(response), patience(bytes)).unref();
    response.once("close", () => {
      clearTimeout(late);
      waiting.delete(response);
    });
    let sum = [...waiting.values()].reduce((all, one) => all + one, 0);
    for (const [oldest, held] of waiting) {
      if (sum <= mostBytes) return;
      sum -= held;
      cut(oldest);
    }
  }

  return (_request, response, next) => {
    const end = response.end.bind(response) as (...given: unknown[]) => Response;
    response.end = (...given: unknown[]) => {
      const ended = end(...given);
      setImmediate(hold, response); // most answers are away by then
      return ended;
    };
    next();
  };
}
