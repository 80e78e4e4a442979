import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type App, type AppOptions, createApp } from "../app.ts";
import type { ClaimSeat, CreateTable, SeatClaimed, TableCreated } from "../protocol.ts";
import { secretNumber } from "./secretNumber.ts";

/** A request to the server under test. */
export type TestRequest = {
  readonly method?: string;
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A server under test, on a free port, with a data folder of its own that goes when it stops. */
export class TestServer {
  readonly dataDir = mkdtempSync(join(tmpdir(), "yomiai-"));
  readonly #options: AppOptions;
  #app: App;
  url = "";

  private constructor(options: AppOptions) {
    this.#options = {
      port: 0,
      host: "127.0.0.1",
      logLevel: "silent",
      rateLimits: false,
      botDelay: 0,
      probeEvery: 20,
      rulesets: { secretNumber },
      dataDir: this.dataDir,
      ...options,
    };
    this.#app = createApp(this.#options);
  }

  static async start(options: AppOptions = {}): Promise<TestServer> {
    const server = new TestServer(options);
    await server.#listen();
    return server;
  }

  async #listen(): Promise<void> {
    const { port } = await this.#app.listen();
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Ends the server and starts another on the same data. */
  async restart(options: AppOptions = {}): Promise<void> {
    await this.#app.close();
    this.#app = createApp({ ...this.#options, ...options });
    await this.#listen();
  }

  async stop(): Promise<void> {
    await this.#app.close();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** Sends a request; the answer's body is JSON where it has one. */
  async api(path: string, request: TestRequest = {}): Promise<{ readonly status: number; readonly body: never }> {
    const response = await fetch(`${this.url}${path}`, {
      method: request.method ?? (request.body === undefined ? "GET" : "POST"),
      headers: {
        ...(request.token === undefined ? {} : { Authorization: `Bearer ${request.token}` }),
        ...(request.body === undefined ? {} : { "Content-Type": "application/json" }),
        ...request.headers,
      },
      ...(request.body === undefined
        ? {}
        : { body: typeof request.body === "string" ? request.body : JSON.stringify(request.body) }),
    });
    const text = await response.text();
    return { status: response.status, body: (text === "" ? undefined : JSON.parse(text)) as never };
  }

  /** Makes a table of the test ruleset: Rin of p1, Mei of p2 and an ogre of the GM's, unless given otherwise. */
  async createTable(given: Partial<CreateTable> = {}): Promise<TableCreated> {
    const table = { ruleset: "secretNumber", combatants: COMBATANTS, ...given };
    const { combatants: _, ...demo } = table;
    return (await this.api("/api/tables", { body: given.demo ? demo : table })).body;
  }

  async claim(code: string, claim: ClaimSeat): Promise<SeatClaimed> {
    return (await this.api(`/api/tables/${code}/seats`, { body: claim })).body;
  }
}

const COMBATANTS: CreateTable["combatants"] = [
  { id: "rin", name: "リン", side: "party", kind: "pc", owner: "p1", sheet: {} },
  { id: "mei", name: "メイ", side: "party", kind: "pc", owner: "p2", sheet: {} },
  { id: "ogre", name: "鬼", side: "foes", kind: "npc", owner: "gm", sheet: {} },
];
