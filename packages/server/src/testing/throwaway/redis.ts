import { freePort } from "./freePort.ts";
import { ThrowawayProcess } from "./process.ts";
import { findProgram } from "./program.ts";

/** Redis on this machine. */
export const redisProgram = findProgram("redis-server", "redis-server");

/** A Redis of a test's own that keeps nothing on disk. */
export class ThrowawayRedis {
  readonly #port: number;
  #process: ThrowawayProcess | undefined;

  private constructor(port: number) {
    this.#port = port;
  }

  static async start(): Promise<ThrowawayRedis> {
    const redis = new ThrowawayRedis(await freePort());
    await redis.resume();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  /** Ends it at once; what it knew is gone. */
  async crash(): Promise<void> {
    await this.#process?.end("SIGKILL");
  }

  /** Starts it again, empty. */
  async resume(): Promise<void> {
    if ("missing" in redisProgram) throw new Error(redisProgram.missing);
    const settings = ["--bind", "127.0.0.1", "--port", String(this.#port), "--save", "", "--appendonly", "no"];
    this.#process = await ThrowawayProcess.start([redisProgram.path, ...settings], {
      ready: /Ready to accept connections/,
    });
  }
}
