import { fileURLToPath } from "node:url";
import { freePort, ThrowawayProcess } from "@yomiai/server/throwaway";

const serve = fileURLToPath(new URL("./serve.ts", import.meta.url));

/** One server process of a cluster. It can be stopped, paused, killed and started again on its port. */
export class ClusterServer {
  readonly port: number;
  readonly #environment: NodeJS.ProcessEnv;
  #process: ThrowawayProcess | undefined;

  private constructor(port: number, environment: NodeJS.ProcessEnv) {
    this.port = port;
    this.#environment = environment;
  }

  /** Starts a server. @param environment as `docs/operations.md` lists it */
  static async start(environment: NodeJS.ProcessEnv): Promise<ClusterServer> {
    const server = new ClusterServer(await freePort(), environment);
    await server.resume();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** What it has logged. */
  get log(): string {
    return this.#process?.said ?? "";
  }

  /** Starts it again, after it has ended. */
  async resume(): Promise<void> {
    const env = { ...process.env, HOST: "127.0.0.1", PORT: String(this.port), ...this.#environment };
    this.#process = await ThrowawayProcess.start([process.execPath, serve], { ready: /"listening"/, options: { env } });
  }

  /** kill -9. */
  async kill(): Promise<void> {
    await this.#process?.end("SIGKILL");
  }

  /** As for an upgrade. @returns the exit code */
  async stop(): Promise<number | null> {
    return (await this.#process?.end("SIGTERM")) ?? null;
  }

  /** Holds the process where it stands, until `goOn`. */
  pause(): void {
    this.#process?.signal("SIGSTOP");
  }

  goOn(): void {
    this.#process?.signal("SIGCONT");
  }
}
