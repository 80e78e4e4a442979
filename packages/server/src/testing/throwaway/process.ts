import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";

/** A program that runs until it is stopped, and what it has said. */
export class ThrowawayProcess {
  readonly #child: ChildProcess;
  #said = "";
  readonly #listeners = new Set<() => void>();
  #isEnding = false;

  private constructor(child: ChildProcess) {
    this.#child = child;
    child.once("exit", (code, signal) => {
      if (!this.#isEnding)
        console.error(`${child.spawnfile} ended by itself (${code ?? signal}): ${this.#said.slice(-2000)}`);
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (text) => {
        this.#said += text;
        for (const listener of this.#listeners) listener();
      });
    }
  }

  /** Starts a program; resolves when it has said that it is ready. Rejects, with all it said, if it ends before. */
  static async start(
    command: readonly [string, ...string[]],
    how: { readonly ready: RegExp; readonly options?: SpawnOptions },
  ): Promise<ThrowawayProcess> {
    const [program, ...args] = command;
    const started = new ThrowawayProcess(spawn(program, args, { ...how.options, stdio: ["ignore", "pipe", "pipe"] }));
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const look = () => how.ready.test(started.#said) && resolve();
    started.#listeners.add(look);
    started.#child.once("error", reject);
    started.#child.once("exit", () => reject(new Error(`${program} ended: ${started.#said}`)));
    await promise.finally(() => started.#listeners.delete(look));
    return started;
  }

  /** What it has said on both its outputs. */
  get said(): string {
    return this.#said;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Sends a signal. */
  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Sends a signal that ends it; resolves with its exit code when it is gone. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.#isEnding = true;
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return this.#child.exitCode;
    const gone = once(this.#child, "exit");
    this.#child.kill(signal);
    await gone;
    return this.#child.exitCode;
  }
}
