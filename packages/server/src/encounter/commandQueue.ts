/** Runs tasks one after the other, in the order they were given. One that fails does not hold up the next. */
export class CommandQueue {
  #last: Promise<unknown> = Promise.resolve();
  #length = 0;

  /** Tasks that are waiting or running. */
  get length(): number {
    return this.#length;
  }

  /** Runs a task when all given before are done; settles as the task does. */
  run<T>(task: () => T | Promise<T>): Promise<T> {
    this.#length += 1;
    const result = this.#last.then(task);
    const done = () => {
      this.#length -= 1;
    };
    this.#last = result.then(done, done);
    return result;
  }

  /** Resolves when everything given so far is done. */
  async drain(): Promise<void> {
    await this.#last;
  }
}
