import { type ChildProcess, fork } from "node:child_process";
import type { Told } from "./answering.ts";

/** A library under the yardstick reads `.env` files and tells of it. */
const QUIET = { ...process.env, DOTENV_CONFIG_QUIET: "true" };

/** A process under measure, alone with what it does. It answers one question at a time and rests in between. */
export class Subject {
  readonly #child: ChildProcess;
  readonly #waiting: PromiseWithResolvers<unknown>[] = [];

  private constructor(child: ChildProcess) {
    this.#child = child;
    child.on("message", (message) => this.#hear(message));
    child.once("exit", (code, signal) => {
      for (const { reject } of this.#waiting) reject(new Error(`${child.spawnfile} ended: ${code ?? signal}`));
    });
  }

  /** Starts a program, a file of `subjects` or one of another folder's, and waits until it is ready. */
  static async start(file: string | URL, ...args: readonly string[]): Promise<Subject> {
    const path = new URL(file, new URL("../subjects/", import.meta.url));
    const subject = new Subject(fork(path, args, { execArgv: ["--expose-gc"], serialization: "advanced", env: QUIET }));
    await subject.#next();
    return subject;
  }

  /** What the process answers to a question of this name. Rejects if it cannot, or ends. */
  async ask<Answer>(question: string, detail?: unknown): Promise<Answer> {
    const answer = this.#next();
    this.#child.send({ question, detail });
    return (await answer) as Answer;
  }

  /** Ends the process, by force as a power cut would. */
  async end(): Promise<void> {
    const child = this.#child;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    child.kill("SIGKILL");
    await gone;
  }

  #next(): Promise<unknown> {
    const waiting = Promise.withResolvers<unknown>();
    this.#waiting.push(waiting);
    return waiting.promise;
  }

  #hear(message: unknown): void {
    if (!isTold(message)) return; // Colyseus's process monitor talks on the same channel
    const waiting = this.#waiting.shift();
    if ("problem" in message) waiting?.reject(new Error(message.problem));
    else waiting?.resolve(message.told);
  }
}

function isTold(message: unknown): message is Told {
  return typeof message === "object" && message !== null && ("told" in message || "problem" in message);
}
