import type { AnswerMessage, LogPage, TableCreated } from "@yomiai/server";
import { expect } from "vitest";
import { playable } from "../../play/playable.ts";
import { demoTable } from "../../play/table.ts";
import { call, callFor } from "../../wire/http.ts";
import { SeatedClient } from "../../wire/seatedClient.ts";
import { type OpenedTable, openTable } from "../../wire/table.ts";

/** Most rulings or tables until a full disk must have refused one. */
const PATIENCE = 200;
/** A text as long as a ruling may be. */
const LONG = "あ".repeat(300);

type Ruling = { readonly id: string; readonly text: string; readonly answer: AnswerMessage };

/** How the server answered to the wish for a table. */
type MadeTable = { readonly status: number; readonly code: string | undefined };

/** Several tables whose server has one disk. */
export class SharedDisk {
  readonly #url: string;
  readonly #tables: WritingTable[] = [];

  constructor(url: string) {
    this.#url = url;
  }

  async table(): Promise<WritingTable> {
    const [ruleset] = playable;
    if (ruleset === undefined) throw new Error("no rule system to play");
    const table = demoTable(ruleset);
    const opened = await openTable(this.#url, { ruleset: ruleset.id, table, seats: ["p1"] });
    const writing = await WritingTable.join(opened);
    this.#tables.push(writing);
    return writing;
  }

  async statusOf(path: string): Promise<number> {
    return (await call(this.#url + path)).status;
  }

  async makeTablesUntilRefused(): Promise<MadeTable> {
    for (let tries = 0; tries < PATIENCE; tries++) {
      const made = await this.makeTable();
      if (made.status !== 201) return made;
    }
    throw new Error("the disk takes everything");
  }

  async makeTable(): Promise<MadeTable> {
    const [ruleset] = playable;
    const answer = await call(`${this.#url}/api/tables`, { body: { ruleset: ruleset?.id } });
    const body = JSON.parse(answer.body) as Partial<TableCreated> & { readonly error?: { readonly code: string } };
    return { status: answer.status, code: body.error?.code };
  }

  async leave(): Promise<void> {
    await Promise.all(this.#tables.map((table) => table.leave()));
  }
}

/** A table whose GM writes rulings, with a player and a spectator who look on. */
class WritingTable {
  readonly #opened: OpenedTable;
  readonly #gm: SeatedClient;
  readonly #others: readonly SeatedClient[];
  readonly #rulings: Ruling[] = [];

  private constructor(opened: OpenedTable, gm: SeatedClient, others: readonly SeatedClient[]) {
    this.#opened = opened;
    this.#gm = gm;
    this.#others = others;
  }

  static async join(opened: OpenedTable): Promise<WritingTable> {
    const { url, code, tokens } = opened;
    const [gm, p1, spectator] = await Promise.all([
      SeatedClient.join({ url, code, viewer: "gm", token: tokens.get("gm") }),
      SeatedClient.join({ url, code, viewer: "p1", token: tokens.get("p1") }),
      SeatedClient.join({ url, code, viewer: "spectator" }),
    ]);
    return new WritingTable(opened, gm, [p1, spectator]);
  }

  get frozen(): string {
    return this.#gm.state.frozen;
  }

  async rule(): Promise<Ruling> {
    const id = `r${this.#rulings.length}`;
    const text = `${id} ${LONG}`;
    const ruling = { id, text, answer: await this.#gm.send(id, { type: "rule", text }) };
    this.#rulings.push(ruling);
    return ruling;
  }

  async ruleUntilRefused(): Promise<Ruling> {
    for (let tries = 0; tries < PATIENCE; tries++) {
      const ruling = await this.rule();
      if (!ruling.answer.ok) return ruling;
    }
    throw new Error("the disk takes everything");
  }

  async sendAgain({ id, text }: Ruling): Promise<AnswerMessage> {
    const answer = await this.#gm.send(id, { type: "rule", text });
    this.#rulings.push({ id, text, answer });
    return answer;
  }

  async everybodySees(frozen: string): Promise<void> {
    for (const one of [this.#gm, ...this.#others]) {
      await expect.poll(() => one.state.frozen, { timeout: 30_000 }).toBe(frozen);
    }
  }

  /** Somebody comes to watch just now; what they are told of why the table stands still. */
  async watch(): Promise<string> {
    const { url, code } = this.#opened;
    const newcomer = await SeatedClient.join({ url, code, viewer: "spectator" });
    const { frozen } = newcomer.state;
    await newcomer.cut();
    return frozen;
  }

  async readsTheLog(): Promise<boolean> {
    return (await this.#log()).lines.length >= this.#acknowledged.length;
  }

  /** Lines that are not acknowledged, acknowledged rulings that are not told, or told twice. */
  async linesBeyondAcknowledged(): Promise<readonly string[]> {
    const told = (await this.#log()).lines.flatMap(({ event }) => (event.type === "ruled" ? [String(event.text)] : []));
    const must = this.#acknowledged.map(({ text }) => text);
    return told.length === must.length && told.every((text, i) => text === must[i])
      ? []
      : [told.join("\n"), must.join("\n")];
  }

  async leave(): Promise<void> {
    await Promise.all([this.#gm, ...this.#others].map((one) => one.cut()));
  }

  get #acknowledged(): readonly Ruling[] {
    return this.#rulings.filter(({ answer }) => answer.ok);
  }

  #log(): Promise<LogPage> {
    const { url, code, tokens } = this.#opened;
    return callFor<LogPage>(`${url}/api/tables/${code}/log`, { token: tokens.get("gm") });
  }
}
