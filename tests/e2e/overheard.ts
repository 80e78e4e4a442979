import type { BrowserContext, Page } from "playwright-core";
import { CANARY, canariesIn } from "../secrecy/canary.ts";
import { Recording } from "../secrecy/recording.ts";
import { callFor } from "../wire/http.ts";
import type { OpenedTable } from "../wire/table.ts";

/** Keeps every frame and every answer of the API that the pages of a context receive from now on. */
export function listenTo(context: BrowserContext, who: string): Recording {
  const received = new Recording(who);
  context.on("page", (page) => record(page, received));
  for (const page of context.pages()) record(page, received);
  return received;
}

function record(page: Page, received: Recording): void {
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => received.add({ step: 0, way: "frame", bytes: Buffer.from(payload) })),
  );
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (!/^\/(api|matchmake)\//.test(pathname)) return;
    const keep = (body: Buffer) => received.add({ step: 0, way: `HTTP ${pathname}`, bytes: body });
    response.body().then(keep, () => undefined); // the page has gone on, and with it the body
  });
}

/** The GM prepares somebody whose name nobody else may ever read. @param sheet one that the ruleset takes */
export async function prepareCanary({ url, code, tokens }: OpenedTable, sheet: unknown): Promise<void> {
  const canary = { id: "canary", name: CANARY, side: CANARY, kind: "npc", owner: "gm", sheet };
  const body = { combatants: [canary] };
  await callFor(`${url}/api/tables/${code}/reserve`, { method: "PUT", token: tokens.get("gm"), body, status: 200 });
}

/**
 * What these have received and may not: the GM's key, whom the GM prepares, and further secrets of the fight.
 * @throws Error if somebody has received nothing at all, and so was not listened to
 */
export function overheard(
  received: readonly Recording[],
  { tokens }: OpenedTable,
  secrets: readonly string[] = [],
): readonly string[] {
  const deaf = received.find(({ pieces }) => pieces.length === 0);
  if (deaf !== undefined) throw new Error(`${deaf.who} has received nothing`);
  return canariesIn(received, [CANARY, tokens.get("gm") ?? CANARY, ...secrets]);
}
