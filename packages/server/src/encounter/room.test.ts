import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Player } from "../testing/player.ts";
import { TestServer } from "../testing/testServer.ts";

describe("a table over real sockets", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server.stop());

  test("each seat sees its own view, and a command is answered, shown and told", async () => {
    const { code, token } = await server.createTable();
    const p1 = await server.claim(code, { seat: "p1", name: "アキ" });
    const gm = await Player.join(server.url, code, token);
    const rin = await Player.join(server.url, code, p1.token);
    const crowd = await Player.join(server.url, code);
    expect(gm.state.viewer).toBe("gm");
    expect(rin.state.viewer).toBe("p1");
    expect(crowd.state.viewer).toBe("spectator");

    expect(await gm.send({ type: "start" })).toEqual({ id: "c1", ok: true, line: 1 });
    await rin.until(() => rin.state.phase === "pick");
    expect(await rin.send({ type: "pick", as: "rin", number: 7 })).toEqual({ id: "c1", ok: true, line: 1 });
    expect(rin.state.combatants.get("rin")?.traits.get("pick")).toBe("7");
    expect(gm.state.combatants.get("rin")?.traits.get("pick")).toBeUndefined();
    expect(crowd.state.combatants.get("rin")?.traits.get("pick")).toBeUndefined();
    expect(await crowd.send({ type: "start" })).toMatchObject({ ok: false, code: "noSeat" });
    for (const one of [gm, rin, crowd]) await one.leave();
  });
});
