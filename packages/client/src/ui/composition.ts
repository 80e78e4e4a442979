/**
 * Safari ends a composition before the keydown of the Enter that ended it. An Enter this soon after the end, in
 * milliseconds, belongs to the composition.
 */
const SAME_STROKE_MS = 60;
/** What browsers report as the key code of a key that an input method took. */
const TAKEN_BY_INPUT_METHOD = 229;

/** The part of a keyboard event that matters here. */
export type Stroke = { readonly key: string; readonly keyCode: number; readonly isComposing: boolean };

/**
 * Watches one text field for its input method. Enter that ends a conversion must never submit, in whichever order a
 * browser reports it.
 */
export class CompositionWatch {
  readonly #now: () => number;
  #isComposing = false;
  #endedAt = Number.NEGATIVE_INFINITY;

  /** @param now milliseconds, only ever compared with themselves */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** A conversion begins. */
  started(): void {
    this.#isComposing = true;
  }

  /** A conversion ends. */
  ended(): void {
    this.#isComposing = false;
    this.#endedAt = this.#now();
  }

  /** Does this stroke belong to the input method rather than to us? */
  takes(stroke: Stroke): boolean {
    if (stroke.isComposing || this.#isComposing || stroke.keyCode === TAKEN_BY_INPUT_METHOD) return true;
    return stroke.key === "Enter" && this.#now() - this.#endedAt < SAME_STROKE_MS;
  }
}
