import { join } from "node:path";
import type { Command, Seat } from "@yomiai/rules";
import type { TableState } from "@yomiai/server";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import type { Table } from "../play/table.ts";
import type { Recording } from "../secrecy/recording.ts";
import { SeatedClient } from "../wire/seatedClient.ts";
import { startServer, type TestServer } from "../wire/server.ts";
import { type OpenedTable, openTable } from "../wire/table.ts";
import { barriersOn } from "./axe.ts";
import { DESK, openBrowser } from "./browser.ts";
import { listenTo, overheard, prepareCanary } from "./overheard.ts";

/** A phone narrower than most. */
const HANDHELD = { width: 360, height: 740 };

/** What somebody sits at: a phone in the light or a screen on the desk in the dark. */
export type Screen = "phone" | "desk";

type Given = {
  readonly ruleset: string;
  readonly table: Table;
  /** A sheet that the ruleset takes, for whom the GM prepares with the canary as name. */
  readonly spare: unknown;
};

/**
 * A server and a browser for the tests of one file.
 * @returns opens a table at which p1 has claimed a seat and the GM sends bare commands
 */
export function panelTables(options: Parameters<typeof startServer>[0] = {}): (given: Given) => Promise<PanelTable> {
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await startServer(options);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  return async ({ ruleset, table, spare }) => {
    const opened = await openTable(server.url, { ruleset, table, seats: ["p1"] });
    await prepareCanary(opened, spare);
    const gm = await SeatedClient.join({ ...opened, viewer: "gm", token: opened.tokens.get("gm") });
    return new PanelTable(browser, { ruleset, opened, gm });
  };
}

/** One table for the panels of a ruleset. */
export class PanelTable {
  readonly #browser: Browser;
  readonly #ruleset: string;
  readonly #opened: OpenedTable;
  readonly #gm: SeatedClient;
  readonly #received: { readonly recording: Recording; readonly isCrowd: boolean }[] = [];
  #sent = 0;

  constructor(browser: Browser, at: { ruleset: string; opened: OpenedTable; gm: SeatedClient }) {
    this.#browser = browser;
    this.#ruleset = at.ruleset;
    this.#opened = at.opened;
    this.#gm = at.gm;
  }

  /** Opens the table at a page, on a seat or in the crowd. */
  async sit(seat: Seat | undefined, screen: Screen = "phone"): Promise<Page> {
    const { url, code, tokens } = this.#opened;
    const page = await this.#pageFor(seat, screen);
    await page.goto(url);
    const sitting = JSON.stringify({ code, ...(seat && { seat, token: tokens.get(seat) }) });
    await page.evaluate((kept) => sessionStorage.setItem("yomiai.sitting", kept), sitting);
    await page.goto(`${url}/table`);
    return page;
  }

  /** Somebody new with a phone, who has been given the link. */
  async comeBy(): Promise<Page> {
    const page = await this.#pageFor(undefined, "phone");
    await page.goto(`${this.#opened.url}/t/${this.#opened.code}`);
    return page;
  }

  /** Opens what is laid over a stream's picture. */
  async overlay(): Promise<Page> {
    const page = await this.#pageFor(undefined, "desk");
    await page.goto(`${this.#opened.url}/overlay/${this.#opened.code}`);
    return page;
  }

  async #pageFor(seat: Seat | undefined, screen: Screen): Promise<Page> {
    const isPhone = screen === "phone";
    const context = await this.#browser.newContext({
      viewport: isPhone ? HANDHELD : DESK,
      hasTouch: isPhone,
      locale: "ja-JP",
      reducedMotion: "reduce",
      colorScheme: isPhone ? "light" : "dark",
    });
    const recording = listenTo(context, seat ?? "the crowd");
    // Whom the GM prepares the GM reads of.
    if (seat !== "gm") this.#received.push({ recording, isCrowd: seat === undefined });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    return page;
  }

  /** What the GM may know, as the server tells it. */
  get state(): TableState {
    return this.#gm.state;
  }

  /** The GM sends a command, which must be accepted. */
  async command(given: Command): Promise<void> {
    this.#sent += 1;
    expect(await this.#gm.send(`gm${this.#sent}`, given)).toMatchObject({ ok: true });
  }

  /** The client goes that sends the GM's commands; whoever has opened the GM's seat in a browser stays. */
  async leaveAsGm(): Promise<void> {
    if (this.#gm.isThere) await this.#gm.leave();
  }

  /** Looks at a screen: nobody is shut out of it. With `E2E_PICTURES=folder` it is kept there. */
  async look(page: Page, name: string): Promise<void> {
    const folder = process.env.E2E_PICTURES;
    if (folder !== undefined) await page.screenshot({ path: join(folder, `${this.#ruleset}-${name}.png`) });
    expect(await barriersOn(page, name)).toEqual([]);
  }

  /** Nobody has read what is not his. @param hiddenFromCrowd what spectators may not have read besides */
  async close(hiddenFromCrowd: readonly string[] = []): Promise<void> {
    const { tokens } = this.#opened;
    for (const { recording, isCrowd } of this.#received) {
      const secrets = isCrowd ? [...hiddenFromCrowd, ...tokens.values()] : [];
      expect(overheard([recording], this.#opened, secrets)).toEqual([]);
    }
    await this.leaveAsGm();
  }
}

/** A button by its whole name, or by what a name holds. */
export function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole("button", { name, exact: typeof name === "string" });
}
