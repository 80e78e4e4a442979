import { Protocol } from "@colyseus/core";
import type { Ruleset } from "@yomiai/rules";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LogMessage, SEAT_GONE } from "../protocol.ts";
import { MAX_CONNECTIONS_OF_SEAT } from "../seats/presence.ts";
import { Player } from "../testing/player.ts";
import { RawClient } from "../testing/rawClient.ts";
import { secretNumber } from "../testing/secretNumber.ts";
import { TestServer } from "../testing/testServer.ts";
import { findRoom } from "./tables.ts";

const { JOIN_ROOM, ROOM_STATE, ROOM_DATA } = Protocol;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

/** A table in its first round with its GM, Rin's and Mei's players and a spectator. */
async function seatedTable() {
  const { code, token } = await server.createTable();
  const tokens = {
    gm: token,
    p1: (await server.claim(code, { seat: "p1", name: "アキ", color: "#ff0000" })).token,
    p2: (await server.claim(code, { seat: "p2", name: "ユキ" })).token,
  };
  const gm = await Player.join(server.url, code, tokens.gm);
  const p1 = await Player.join(server.url, code, tokens.p1);
  const p2 = await Player.join(server.url, code, tokens.p2);
  const crowd = await Player.join(server.url, code);
  await gm.send({ type: "start" });
  for (const one of [p1, p2, crowd]) await one.until(() => one.state.phase === "pick");
  return { code, tokens, gm, p1, p2, crowd };
}

describe("who somebody is", () => {
  test("the token decides the seat, whatever else the client says of itself", async () => {
    const { code, tokens } = await seatedTable();
    const place = await server.api(`/matchmake/joinById/${code}`, {
      body: { token: tokens.p1, seat: "gm", viewer: "gm", role: "gm" },
    });
    expect(place.status).toBe(200);
    const again = await Player.join(server.url, code, tokens.p1);
    expect(again.state.viewer).toBe("p1");
  });

  test("a false token is refused and no token makes a spectator", async () => {
    const { code, crowd } = await seatedTable();
    await expect(Player.join(server.url, code, "forged")).rejects.toMatchObject({ message: "badToken", code: 401 });
    await expect(Player.join(server.url, code, "")).rejects.toMatchObject({ message: "badToken" });
    expect(crowd.state.viewer).toBe("spectator");
  });

  test("a token of another table holds no seat here", async () => {
    const { tokens } = await seatedTable();
    const other = await seatedTable();
    await expect(Player.join(server.url, other.code, tokens.gm)).rejects.toMatchObject({ message: "badToken" });
  });

  test("a table that does not exist is refused as such", async () => {
    await expect(Player.join(server.url, "AAAAAA")).rejects.toMatchObject({ message: "unknownTable", code: 404 });
  });

  test("clients cannot make rooms, list them or reconnect by another's session", async () => {
    const { code } = await seatedTable();
    for (const method of ["create", "joinOrCreate", "join", "reconnect"]) {
      expect(await server.api(`/matchmake/${method}/${code}`, { body: {} })).toMatchObject({
        status: 404,
        body: { error: { code: "notFound" } },
      });
      expect((await server.api(`/matchmake/${method}/encounter`, { body: {} })).status).toBe(404);
    }
  });
});

describe("what each audience is shown", () => {
  test("a secret is in its owner's state and in nobody else's", async () => {
    const { gm, p1, p2, crowd } = await seatedTable();
    await p1.send({ type: "pick", as: "rin", number: 7 });
    expect(p1.state.combatants.get("rin")?.traits.get("pick")).toBe("7");
    for (const other of [gm, p2, crowd])
      expect([...(other.state.combatants.get("rin")?.traits.keys() ?? [])]).toEqual(["luck"]);
  });

  test("a state holds the view and what everybody sees of the table", async () => {
    const { gm, p1 } = await seatedTable();
    await p1.until(() => p1.state.spectators === 1);
    expect(p1.plainState).toEqual({
      title: "",
      ruleset: "secretNumber",
      viewer: "p1",
      phase: "pick",
      round: 1,
      turn: "",
      active: ["rin", "mei", "ogre"],
      order: ["rin", "mei", "ogre"].map((id) => ({ id, initiative: 0, status: "ready" })),
      listing: ["rin", "mei", "ogre"],
      combatants: {
        rin: combatant({ id: "rin", name: "リン", side: "party", kind: "pc", owner: "p1" }),
        mei: combatant({ id: "mei", name: "メイ", side: "party", kind: "pc", owner: "p2" }),
        ogre: combatant({ id: "ogre", name: "鬼", side: "foes", kind: "npc", owner: "gm" }),
      },
      tieBreaks: "",
      map: "",
      board: {},
      prompts: { "0": '{"id":"pick:rin","type":"pick","as":"rin","fields":["0"]}' },
      parts: { "0": '{"name":"number","kind":"number","min":0,"max":9}' },
      asked: ["0"],
      house: '{"goal":3}',
      people: {
        gm: { name: "", color: "", connected: true },
        p1: { name: "アキ", color: "#ff0000", connected: true },
        p2: { name: "ユキ", color: "", connected: true },
      },
      spectators: 1,
      open: true,
      bots: [],
      gmMay: [],
      frozen: "",
      paused: false,
    });
    expect(gm.state.viewer).toBe("gm");
  });

  test("the GM is shown which common commands are possible now, and nobody else is", async () => {
    const { code, token } = await server.createTable();
    const gm = await Player.join(server.url, code, token);
    const crowd = await Player.join(server.url, code);
    expect([...gm.state.gmMay]).toEqual(["addCombatant", "setHouse"]);
    await gm.send({ type: "start" });
    await gm.until(() => gm.state.phase === "pick");
    expect([...gm.state.gmMay]).toEqual(["end", "addCombatant"]);
    await gm.send({ type: "end", outcome: "done" });
    await gm.until(() => gm.state.phase === "ended");
    expect([...gm.state.gmMay]).toEqual(["nextFight"]);
    await crowd.until(() => crowd.state.phase === "ended");
    expect([...crowd.state.gmMay]).toEqual([]);
  });

  test("the GM is not shown that he may skip somebody of whom he does not know", async () => {
    const skipTurn = { isPhase: () => true, decide: () => undefined };
    const shy: Ruleset = {
      ...secretNumber,
      common: { ...secretNumber.common, skipTurn },
      view(state, viewer) {
        const { combatants, ...view } = secretNumber.view(state, viewer);
        const { mei, ...others } = combatants;
        return { ...view, combatants: viewer === "gm" || mei === undefined ? others : combatants };
      },
    };
    await server.restart({ rulesets: { secretNumber: shy } });
    const { code, token } = await server.createTable();
    const gm = await Player.join(server.url, code, token);
    expect([...gm.state.gmMay]).toEqual(["addCombatant", "setHouse", "skipTurn rin", "skipTurn ogre"]);
    await server.restart({ rulesets: { secretNumber } });
  });

  test("the GM sees the table as a player does, without what is the player's alone", async () => {
    const { gm, p1, p2 } = await seatedTable();
    await p1.send({ type: "pick", as: "rin", number: 7 });
    gm.room.send("seeAs", { viewer: "p1" });
    await gm.until(() => gm.seen !== undefined);
    expect(gm.seen?.viewer).toBe("p1");
    expect(gm.seen?.table.combatants.rin?.traits).toEqual({ luck: 0 });
    expect(gm.seen?.table.prompts).toEqual([]);
    p2.room.send("seeAs", { viewer: "p1" });
    await p2.until(() => p2.refusals.length === 1);
    expect(p2.refusals).toEqual([{ code: "gmOnly", message: "seeAs: only the GM" }]);
    gm.room.send("seeAs", { viewer: "omniscient" });
    await gm.until(() => gm.refusals.length === 1);
    expect(gm.refusals[0]?.code).toBe("badMessage");
  });
});

describe("commands", () => {
  test("an accepted command is answered with the sender's last line, and told to all who may know", async () => {
    const { gm, p1, crowd } = await seatedTable();
    expect(await p1.send({ type: "rollLuck", as: "rin" }, "luck")).toEqual({ id: "luck", ok: true, line: 2 });
    await crowd.until(() => crowd.lines.length === 2);
    const face = Number(crowd.lines[1]?.event.face);
    expect(crowd.lines[1]).toEqual({
      line: 2,
      event: { type: "luckRolled", as: "rin", face },
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d$/),
      why: { clauses: ["SN-1"], sum: [{ term: "die", value: face }], total: face },
    });
    await gm.until(() => gm.lines.length === 2);
    expect(gm.lines[1]).toEqual(crowd.lines[1]);
  });

  test("a refusal goes to its sender alone, says why, and changes nothing", async () => {
    const { p1, p2 } = await seatedTable();
    const before = p2.plainState;
    expect(await p1.send({ type: "pick", as: "mei", number: 1 }, "x")).toEqual({
      id: "x",
      ok: false,
      code: "notYourCombatant",
      message: expect.any(String),
      field: "as",
    });
    expect(await p1.send({ type: "start" })).toMatchObject({ ok: false, code: "gmOnly" });
    expect(await p1.send({ type: "pick", as: "rin", number: 77 })).toMatchObject({ ok: false, code: "badArgument" });
    expect(await p1.send({ type: "nonsense" })).toMatchObject({ ok: false, code: "badArgument", field: "type" });
    expect(p2.plainState).toEqual(before);
    expect(p2.lines).toHaveLength(1);
  });

  test("the same id gets the first answer again and is carried out once, for each seat by itself", async () => {
    const { p1, p2 } = await seatedTable();
    const first = await p1.send({ type: "rollLuck", as: "rin" }, "same");
    expect(await p1.send({ type: "rollLuck", as: "rin" }, "same")).toEqual(first);
    expect(await p1.send({ type: "start" }, "no")).toEqual(await p1.send({ type: "rollLuck", as: "rin" }, "no"));
    expect(await p2.send({ type: "rollLuck", as: "mei" }, "same")).toMatchObject({ ok: true, line: 3 });
    expect(p1.lines.map(({ event }) => event.type)).toEqual(["fightStarted", "luckRolled", "luckRolled"]);
  });

  test("a command that is accepted and does nothing is answered, and leaves no trace", async () => {
    const { gm, crowd } = await seatedTable();
    const before = crowd.plainState;
    expect(await gm.send({ type: "ponder" })).toMatchObject({ ok: true, line: 1 });
    expect(await gm.send({ type: "rule", text: "続ける" })).toMatchObject({ ok: true, line: 2 });
    await crowd.until(() => crowd.lines.length === 2);
    expect(crowd.plainState).toEqual(before);
  });

  test("an id whose command did nothing is not carried out later", async () => {
    const { gm } = await seatedTable();
    const first = await gm.send({ type: "ponder" }, "same");
    expect(await gm.send({ type: "rule", text: "二度目" }, "same")).toEqual(first);
    expect(gm.lines).toHaveLength(1);
  });

  test("a spectator can send nothing that acts", async () => {
    const { crowd } = await seatedTable();
    expect(await crowd.send({ type: "rollLuck", as: "rin" })).toMatchObject({ ok: false, code: "noSeat" });
  });

  test("commands sent at once by many are carried out one after the other", async () => {
    const { gm, p1, p2, crowd } = await seatedTable();
    const rolls = [...Array(10).keys()].flatMap(() => [
      p1.send({ type: "rollLuck", as: "rin" }),
      p2.send({ type: "rollLuck", as: "mei" }),
    ]);
    expect((await Promise.all(rolls)).every(({ ok }) => ok)).toBe(true);
    for (const one of [gm, p1, p2, crowd]) {
      await one.until(() => one.lines.length === 21);
      expect(one.lines.map(({ line }) => line)).toEqual([...Array(21).keys()].map((i) => i + 1));
    }
  });
});

describe("undo", () => {
  test("the GM takes the table back to a line of the own log, and everybody is told from which line on", async () => {
    const { gm, p1, crowd } = await seatedTable();
    await p1.send({ type: "pick", as: "rin", number: 3 });
    await p1.send({ type: "rollLuck", as: "rin" });
    expect(await gm.send({ type: "undo", toLine: 1 })).toMatchObject({ ok: true, line: 3 });
    for (const one of [gm, p1, crowd]) {
      await one.until(() => one.lines.length === 3);
      expect(one.lines[2]?.event).toEqual({ type: "undone", toLine: 1 });
      expect(one.state.combatants.get("rin")?.traits.get("luck")).toBe("0");
    }
    expect(p1.state.combatants.get("rin")?.traits.get("pick")).toBe("3");
  });

  test("event numbers count what is hidden, so a table does not undo by them", async () => {
    const { gm } = await seatedTable();
    for (const to of [0, 1, 99]) {
      expect(await gm.send({ type: "undo", to })).toMatchObject({ ok: false, code: "badArgument", field: "to" });
    }
    expect(gm.lines).toHaveLength(1);
  });
});

describe("coming and going", () => {
  test("who is slow to greet gets the state as it is by then, then the log, and no patch before", async () => {
    const { code, p1 } = await seatedTable();
    const slow = await RawClient.join(server.url, code, undefined, { greets: false });
    await p1.send({ type: "rollLuck", as: "rin" });
    expect(slow.frames).toHaveLength(1);
    slow.greet();
    await slow.until(() => slow.frames.length === 4);
    expect(slow.frames.map((frame) => frame[0])).toEqual([JOIN_ROOM, ROOM_STATE, ROOM_DATA, ROOM_DATA]);
    const lines = slow.messages.flatMap(({ payload }) => (payload as LogMessage).lines);
    expect(lines.map(({ line }) => line)).toEqual([1, 2]);
    slow.close();
  });

  test("what an audience is shown is kept only while somebody of it is there", async () => {
    const { code, gm, p1, p2, crowd } = await seatedTable();
    for (const one of [p1, p2, crowd]) await one.leave();
    await gm.until(() => gm.state.spectators === 0 && gm.state.people.get("p2")?.connected === false);
    expect(findRoom(code)?.audiences()).toEqual(["gm"]);
  });

  test("two tabs of one seat are shown the same and both may act; one leaving leaves the other there", async () => {
    const { code, tokens, p1, p2 } = await seatedTable();
    const tab = await Player.join(server.url, code, tokens.p1);
    expect(tab.plainState).toEqual(p1.plainState);
    expect(tab.lines).toEqual(p1.lines);
    await tab.send({ type: "pick", as: "rin", number: 4 });
    await p1.until(() => p1.state.combatants.get("rin")?.traits.get("pick") === "4");
    await p1.leave();
    await tab.send({ type: "rollLuck", as: "rin" });
    expect(p2.state.people.get("p1")?.connected).toBe(true);
    await tab.leave();
    await p2.until(() => p2.state.people.get("p1")?.connected === false);
    expect(p2.state.people.get("p1")).toMatchObject({ name: "アキ", connected: false });
  });

  test("who comes late is shown what the others of the audience see, and the log so far", async () => {
    const { code, p1, crowd } = await seatedTable();
    await p1.send({ type: "rollLuck", as: "rin" });
    const late = await Player.join(server.url, code);
    await crowd.until(() => crowd.state.spectators === 2 && crowd.lines.length === 2);
    expect(late.plainState).toEqual(crowd.plainState);
    expect(late.lines).toEqual(crowd.lines);
  });

  test("a dropped player comes back to the same seat and picks with the same token", async () => {
    const { code, tokens, p1, p2 } = await seatedTable();
    await p1.send({ type: "pick", as: "rin", number: 3 });
    await p1.leave();
    await p2.until(() => p2.state.people.get("p1")?.connected === false);
    expect(await server.api(`/api/tables/${code}/seats`, { body: { seat: "p1", name: "stranger" } })).toMatchObject({
      status: 409,
      body: { error: { code: "seatTaken" } },
    });
    const back = await Player.join(server.url, code, tokens.p1);
    expect(back.state.combatants.get("rin")?.traits.get("pick")).toBe("3");
  });

  test("a GM who goes and comes five times sends nobody away, and what was picked meanwhile counts", async () => {
    const { code, tokens, gm, p1, p2, crowd } = await seatedTable();
    await gm.leave();
    await p1.send({ type: "pick", as: "rin", number: 3 });
    await p2.send({ type: "pick", as: "mei", number: 5 });
    for (let i = 0; i < 5; i++) {
      const back = await Player.join(server.url, code, tokens.gm);
      expect(back.asked).toEqual(["pick:ogre"]);
      await back.leave();
    }
    const back = await Player.join(server.url, code, tokens.gm);
    expect(await back.send({ type: "pick", as: "ogre", number: 1 })).toMatchObject({ ok: true });
    for (const one of [p1, p2, crowd]) await one.until(() => one.state.round === 2);
    expect([p1, p2, crowd].map(({ closed }) => closed)).toEqual([undefined, undefined, undefined]);
  });

  test("a released seat's connections end, its token is void, and somebody else may sit there", async () => {
    const { code, tokens, p1, p2 } = await seatedTable();
    const release = `/api/tables/${code}/seats/p1/release`;
    expect((await server.api(release, { method: "POST", token: tokens.p2 })).status).toBe(403);
    expect((await server.api(release, { method: "POST", token: tokens.gm })).status).toBe(204);
    await p1.until(() => p1.closed !== undefined);
    expect(p1.closed).toBe(SEAT_GONE);
    await p2.until(() => p2.state.people.get("p1") === undefined);
    await expect(Player.join(server.url, code, tokens.p1)).rejects.toMatchObject({ message: "badToken" });
    expect((await server.claim(code, { name: "ハル" })).seat).toBe("p1");
  });

  test("a seat is open on so many devices and no more; others have room all the same", async () => {
    const { code, token } = await server.createTable();
    const devices: RawClient[] = [];
    while (devices.length < MAX_CONNECTIONS_OF_SEAT) devices.push(await RawClient.join(server.url, code, token));
    await expect(Player.join(server.url, code, token)).rejects.toMatchObject({ message: "tooMany", code: 429 });
    const crowd = await Player.join(server.url, code);
    for (const device of devices) device.close();
    await crowd.until(() => crowd.state.people.get("gm")?.connected === false);
    const gm = await Player.join(server.url, code, token);
    expect(gm.state.viewer).toBe("gm");
  });

  test("of more than so many who were promised a place of a seat at the same time, the late one is sent away", async () => {
    const { code, token } = await server.createTable();
    const places: string[] = [];
    while (places.length <= MAX_CONNECTIONS_OF_SEAT) places.push(await RawClient.reserve(server.url, code, token));
    const devices = places.map((place) => RawClient.enter(place));
    const isThere = (device: RawClient) => device.frames.some((frame) => frame[0] === ROOM_STATE);
    for (const device of devices) await device.until(() => isThere(device) || device.closed !== undefined);
    expect(devices.filter(isThere)).toHaveLength(MAX_CONNECTIONS_OF_SEAT);
    for (const device of devices) device.close();
  });

  test("in a break nobody but the GM is asked or can do anything, and the fight goes on where it was", async () => {
    const { code, tokens, gm, p1, crowd } = await seatedTable();
    const put = (token: string, body: object) => server.api(`/api/tables/${code}`, { method: "PUT", token, body });
    expect(p1.state.asked.length).toBeGreaterThan(0);
    for (const token of [tokens.p1, tokens.p2]) expect((await put(token, { paused: true })).status).toBe(403);
    for (const body of [{}, { paused: "yes" }, { paused: true, pause: true }])
      expect((await put(tokens.gm, body)).status).toBe(400);
    expect(p1.state.paused).toBe(false);
    expect((await put(tokens.gm, { paused: true })).status).toBe(200);
    for (const one of [gm, p1, crowd]) await one.until(() => one.state.paused);
    expect([...p1.state.asked]).toEqual([]);
    expect(await p1.send({ type: "pick", as: "rin", number: 3 })).toMatchObject({ ok: false, code: "paused" });
    expect(p1.state.open).toBe(true);
    expect(await gm.send({ type: "rule", text: "お茶" })).toMatchObject({ ok: true });
    expect((await put(tokens.p1, { paused: false })).status).toBe(403);
    expect((await put(tokens.gm, { paused: false })).status).toBe(200);
    await p1.until(() => !p1.state.paused && p1.state.asked.length > 0);
    expect(await p1.send({ type: "pick", as: "rin", number: 3 })).toMatchObject({ ok: true });
  });

  test("whoever holds a seat may end the break of a GM who is gone, and nothing else", async () => {
    const { code, tokens, gm, p1, crowd } = await seatedTable();
    const put = (token: string | undefined, body: object) =>
      server.api(`/api/tables/${code}`, { method: "PUT", ...(token === undefined ? {} : { token }), body });
    await put(tokens.gm, { paused: true });
    await gm.leave();
    await p1.until(() => p1.state.people.get("gm")?.connected === false);
    expect((await put(tokens.p1, { open: false, paused: false })).status).toBe(403);
    expect((await put(tokens.p1, { paused: true })).status).toBe(403);
    expect((await put(undefined, { paused: false })).status).toBe(401);
    expect(p1.state.paused).toBe(true);
    expect((await put(tokens.p1, { paused: false })).status).toBe(200);
    await crowd.until(() => !crowd.state.paused);
  });

  test("a closed table lets nobody new in, but whoever holds a seat or an invite", async () => {
    const { code, tokens, p1, crowd } = await seatedTable();
    const put = (token: string, open: unknown) =>
      server.api(`/api/tables/${code}`, { method: "PUT", token, body: { open } });
    expect((await put(tokens.p1, false)).status).toBe(403);
    expect((await put(tokens.gm, "no")).status).toBe(400);
    expect(await put(tokens.gm, false)).toMatchObject({ status: 200, body: { code, open: false } });
    await p1.until(() => !p1.state.open);
    expect(crowd.closed).toBeUndefined();
    const refused = { status: 409, body: { error: { code: "tableClosed" } } };
    expect(await server.api(`/api/tables/${code}/seats`, { body: { name: "ハル" } })).toMatchObject(refused);
    await expect(Player.join(server.url, code)).rejects.toMatchObject({ message: "tableClosed", code: 409 });
    expect((await Player.join(server.url, code, tokens.p2)).state.viewer).toBe("p2");
    const asked = await server.api(`/api/tables/${code}/seats/p3/invite`, { method: "POST", token: tokens.gm });
    const { invite } = asked.body as { invite: string };
    expect((await server.claim(code, { name: "ハル", invite })).seat).toBe("p3");
    await put(tokens.gm, true);
    expect((await Player.join(server.url, code)).state.viewer).toBe("spectator");
  });

  test("an invite hands a seat on: it works once, and only from then on is the old token void", async () => {
    const { code, tokens, p1 } = await seatedTable();
    const asked = await server.api(`/api/tables/${code}/seats/p1/invite`, { method: "POST", token: tokens.gm });
    const { invite } = asked.body as { invite: string };
    expect(await p1.send({ type: "rollLuck", as: "rin" })).toMatchObject({ ok: true });
    const body = { name: "ハル", invite };
    const taken = await server.api(`/api/tables/${code}/seats`, { body });
    expect(taken).toMatchObject({ status: 201, body: { seat: "p1" } });
    await p1.until(() => p1.closed === SEAT_GONE);
    expect((await server.api(`/api/tables/${code}/seats`, { body })).status).toBe(403);
  });
});

function combatant(who: Record<string, string>) {
  return {
    ...who,
    status: "ready",
    gauges: { score: "0/3" },
    traits: { luck: "0" },
    conditions: {},
    place: "",
    labels: "",
  };
}
