import { type Seat, seededRandom, type TableView } from "@yomiai/rules";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Player } from "../testing/player.ts";
import { secretNumber } from "../testing/secretNumber.ts";
import { TestServer } from "../testing/testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ random: seededRandom(7) });
});
afterAll(() => server.stop());

test("a demo table is begun, and bots play every seat to the end while somebody looks", async () => {
  const { code } = await server.createTable({ demo: true, language: "en" });
  expect(await server.api(`/api/tables/${code}`)).toMatchObject({
    body: {
      phase: "pick",
      demo: true,
      seats: [
        { seat: "gm", claimed: true },
        { seat: "p1", claimed: false, characters: [{ id: "a", name: "A" }] },
        { seat: "p2", claimed: false, characters: [{ id: "b", name: "B" }] },
      ],
    },
  });
  const crowd = await Player.join(server.url, code);
  expect([...crowd.state.bots]).toEqual(["gm", "p1", "p2"]);
  await crowd.until(() => crowd.state.phase === "ended");
});

test("bots wait while nobody looks", async () => {
  const { code, token } = await server.createTable({ demo: true });
  const logOf = async () => (await server.api(`/api/tables/${code}/log`, { token })).body;
  const before = await logOf();
  expect(before).toMatchObject({ lines: [{ event: { type: "fightStarted" } }] });
  const other = await server.createTable({ demo: true });
  const crowd = await Player.join(server.url, other.code);
  await crowd.until(() => crowd.state.phase === "ended");
  expect(await logOf()).toEqual(before);
});

test("bots rest in a break, and go on after it", async () => {
  const { code, token } = await server.createTable({ demo: true });
  const pause = (paused: boolean) => server.api(`/api/tables/${code}`, { method: "PUT", token, body: { paused } });
  expect((await pause(true)).status).toBe(200);
  const crowd = await Player.join(server.url, code);
  const before = crowd.lines.length;
  const other = await Player.join(server.url, (await server.createTable({ demo: true })).code);
  await other.until(() => other.state.phase === "ended");
  expect([crowd.state.phase, crowd.lines.length]).toEqual(["pick", before]);
  await pause(false);
  await crowd.until(() => crowd.state.phase === "ended");
});

test("a claimed seat is played by its player alone, and the fight waits for them", async () => {
  const { code, token } = await server.createTable({ demo: true });
  const seat = await server.claim(code, { seat: "p1", name: "アキ" });
  const p1 = await Player.join(server.url, code, seat.token);
  await p1.until(() => p1.state.bots.length === 2);
  expect([...p1.state.bots]).toEqual(["gm", "p2"]);
  for (let round = 1; p1.state.phase === "pick"; round++) {
    await p1.until(() => p1.state.round === round || p1.state.phase === "ended");
    expect(p1.state.combatants.get("a")?.traits.get("pick")).toBeUndefined();
    await p1.send({ type: "pick", as: "a", number: 9 });
    await p1.until(() => p1.state.round > round || p1.state.phase === "ended");
  }
  const gm = await Player.join(server.url, code, token);
  expect([...gm.state.bots]).toEqual(["p2"]);
});

test("a bot is shown what its seat sees and nothing else", async () => {
  const shown: { readonly seat: Seat; readonly view: TableView }[] = [];
  const suggest = (view: TableView, seat: Seat) => {
    shown.push({ seat, view });
    return undefined;
  };
  await server.restart({ rulesets: { secretNumber: { ...secretNumber, suggest } } });
  const { code } = await server.createTable({ demo: true });
  const crowd = await Player.join(server.url, code);
  await crowd.until(() => crowd.state.phase === "ended");
  const known = shown.flatMap(({ seat, view }) =>
    Object.values(view.combatants).flatMap(({ owner, traits }) => (traits.pick === undefined ? [] : [{ seat, owner }])),
  );
  expect(known.filter(({ seat, owner }) => seat !== owner)).toEqual([]);
  expect(shown.filter(({ view }) => view.prompts.length === 0)).toEqual([]);
  expect(new Set(shown.map(({ seat }) => seat))).toEqual(new Set(["gm", "p1", "p2"]));
});

test("bots whose ruleset fails to advise them play all the same", async () => {
  const suggest = () => {
    throw new Error("no advice");
  };
  await server.restart({ rulesets: { secretNumber: { ...secretNumber, suggest } } });
  const { code } = await server.createTable({ demo: true });
  const crowd = await Player.join(server.url, code);
  await crowd.until(() => crowd.state.phase === "ended");
});
