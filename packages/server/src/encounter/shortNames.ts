/**
 * Short names for what one audience is shown, in place of what it is: a prompt by its id, a part of a prompt by its text.
 * What is shown keeps its name; a name that is free again is the next one's. Names follow from what the audience has been
 * shown, and so tell it nothing.
 */
export class ShortNames {
  #names: ReadonlyMap<string, string> = new Map();

  /** The names of these, in their order. @param shown all that is shown from now on */
  nameAll(shown: Iterable<string>): ReadonlyMap<string, string> {
    const all = [...new Set(shown)];
    const kept = all.flatMap((one) => this.#names.get(one) ?? []);
    const free = freeNames(new Set(kept));
    this.#names = new Map(all.map((one) => [one, this.#names.get(one) ?? free.next().value]));
    return this.#names;
  }
}

function* freeNames(taken: ReadonlySet<string>): Generator<string, never> {
  for (let i = 0; ; i++) {
    const name = i.toString(36);
    if (!taken.has(name)) yield name;
  }
}
