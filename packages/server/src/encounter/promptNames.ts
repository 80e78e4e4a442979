/**
 * Short names for the prompts of one audience, in place of their ids, which their texts hold anyway: an id would cross the
 * wire twice more with every prompt. A prompt keeps its name while it is shown; a name that is free again is the next
 * one's. Names follow from what the audience has been shown, and so tell it nothing.
 */
export class PromptNames {
  #names: ReadonlyMap<string, string> = new Map();

  /** The names of these prompts, by id, in their order. @param ids of all prompts that are shown from now on */
  nameAll(ids: readonly string[]): ReadonlyMap<string, string> {
    const kept = ids.flatMap((id) => this.#names.get(id) ?? []);
    const free = freeNames(new Set(kept));
    this.#names = new Map(ids.map((id) => [id, this.#names.get(id) ?? free.next().value]));
    return this.#names;
  }
}

function* freeNames(taken: ReadonlySet<string>): Generator<string, never> {
  for (let i = 0; ; i++) {
    const name = i.toString(36);
    if (!taken.has(name)) yield name;
  }
}
