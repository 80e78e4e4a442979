import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A server process that can be killed and started again, on the same port and with the same data. */
export class MortalServer {
  readonly #dataDir = mkdtempSync(join(tmpdir(), "yomiai-mortal-"));
  readonly #seed: number;
  #port = 0;
  #process: ChildProcess | undefined;

  /** @param seed of the dice of every table it makes */
  constructor(seed: number) {
    this.#seed = seed;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Number of its process; undefined while there is none. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  get isRunning(): boolean {
    return this.#process !== undefined;
  }

  /** Starts the process; resolves when it answers. */
  async start(): Promise<void> {
    const child = fork(join(import.meta.dirname, "serve.ts"), {
      env: { ...process.env, PORT: String(this.#port), DATA_DIR: this.#dataDir, SEED: String(this.#seed) },
      execArgv: [],
    });
    this.#process = child;
    this.#port = await new Promise<number>((resolve, reject) => {
      child.on("message", (message) => typeof message === "number" && resolve(message));
      child.once("exit", (code, signal) => reject(new Error(`the server ended: ${code ?? signal}`)));
    });
  }

  /** kill -9; resolves when the process is gone. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    child.kill("SIGKILL");
    await gone;
  }

  /** Kills it for good and takes its data away. */
  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}
