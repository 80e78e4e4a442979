import type { Ruleset, TableView, Viewer } from "@yomiai/rules";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Player } from "../testing/player.ts";
import { secretNumber } from "../testing/secretNumber.ts";
import { TestServer } from "../testing/testServer.ts";

/** What is wrong with the rules now; each test plants its own fault. */
let spoil: (view: TableView, viewer: Viewer) => TableView = (view) => view;
const spoilt: Ruleset = {
  ...secretNumber,
  view: (state, viewer) => spoil(secretNumber.view(state, viewer), viewer),
};

let server: TestServer;
beforeEach(async () => {
  spoil = (view) => view;
  server = await TestServer.start({ rulesets: { secretNumber: spoilt } });
});
afterEach(() => server.stop());

async function seatedTable() {
  const { code, token } = await server.createTable();
  const p1 = await server.claim(code, { seat: "p1", name: "アキ" });
  const p2 = await server.claim(code, { seat: "p2", name: "ユキ" });
  const join = (who: string) => Player.join(server.url, code, who);
  const seated = { code, token, p2, gm: await join(token), rin: await join(p1.token), mei: await join(p2.token) };
  await seated.gm.send({ type: "start" });
  return seated;
}

test("what cannot be shown to one is done, answered as done, and shown to all others", async () => {
  const { gm, rin, mei, code, token, p2 } = await seatedTable();
  const rubbish = { round: "many" as unknown as number };
  spoil = (view, viewer) => (viewer === "p2" ? { ...view, ...rubbish } : view);
  const answer = await rin.send({ type: "rollLuck", as: "rin" }, "luck");
  expect(answer).toMatchObject({ ok: true });
  await gm.until(() => gm.lines.at(-1)?.event.type === "luckRolled");
  expect(gm.state.combatants.get("rin")?.traits.get("luck")).toBe(String(gm.lines.at(-1)?.event.face));
  expect(await gm.send({ type: "rule", text: "続ける" })).toMatchObject({ ok: true });
  expect(await rin.send({ type: "rollLuck", as: "rin" }, "luck")).toEqual(answer);
  await mei.until(() => mei.closed !== undefined);

  spoil = (view) => view;
  expect(await gm.send({ type: "undo", toLine: 1 })).toMatchObject({ ok: true });
  const back = await Player.join(server.url, code, p2.token);
  expect(back.state.phase).toBe("pick");
  await server.restart();
  expect((await Player.join(server.url, code, token)).state.phase).toBe("pick");
});

test("a step after which nobody new could be told of the table does not happen", async () => {
  const { code, gm, rin } = await seatedTable();
  spoil = (view, viewer) => {
    if (viewer === "spectator" && view.round > 0) throw new Error("the spectators' view is broken");
    return view;
  };
  expect(await rin.send({ type: "rollLuck", as: "rin" })).toMatchObject({ ok: false, code: "frozen" });
  await gm.until(() => gm.state.frozen === "invariant");
  expect((await server.api(`/api/tables/${code}`)).status).toBe(200);
  spoil = (view) => view;
  expect(await gm.send({ type: "rule", text: "続ける" })).toMatchObject({ ok: true });
  await rin.until(() => rin.state.frozen === "");
});
