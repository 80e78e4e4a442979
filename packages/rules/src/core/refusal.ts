import type { Json } from "./json.ts";

/** What a refused sender gets: a stable camelCase code and a message that names what was wrong and what is allowed. */
export type Refusal = {
  readonly code: string;
  /** English sentence for logs and for clients without the ruleset's terms. */
  readonly message: string;
  /** The argument that was wrong, if one was. */
  readonly field?: string;
  /** What would have been accepted, if the sender may know it. */
  readonly allowed?: Json;
};

/**
 * Thrown inside a command's rule to refuse it; `decide` turns it into the {@link Refusal} it carries. To be refused is an
 * everyday answer and no fault: no stack is taken for it, which would cost more than all the rest of a refusal.
 */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(`${refusal.code}: ${refusal.message}`);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = "Refused";
    this.refusal = refusal;
  }
}

/**
 * Refuses the command being decided. Never returns.
 * `allowed` must hold nothing that the sender may not know.
 */
export function refuse(code: string, message: string, detail: { field?: string; allowed?: Json } = {}): never {
  throw new Refused({ code, message, ...detail });
}
