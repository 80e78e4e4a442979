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

/** Thrown inside a command's rule to refuse it; `decide` turns it into the {@link Refusal} it carries. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(`${refusal.code}: ${refusal.message}`);
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
