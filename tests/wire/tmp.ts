import { pebbles } from "../contract/toy/pebbles.ts";
import { demoTable } from "../play/table.ts";
import { SeatedClient } from "./seatedClient.ts";
import { startServer } from "./server.ts";
import { openTable } from "./table.ts";

const log = (...a: unknown[]) => console.log(Date.now() % 100000, ...a);
const server = await startServer({ rulesets: { pebbles }, logLevel: "debug" });
log("up");
const table = await openTable(server.url, { ruleset: "pebbles", table: demoTable(pebbles), seats: ["p1", "p2"] });
log("table", table.code);
const gm = await SeatedClient.join({
  ...table,
  viewer: "gm",
  token: table.tokens.get("gm"),
  onFrame: (f) => log("frame", f.length, f[0]),
});
log("joined");
log(await gm.send("1", { type: "start" }));
await gm.cut();
log("cut");
await server.close();
log("closed");
