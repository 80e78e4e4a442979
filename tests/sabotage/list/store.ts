import { below, type Entry, type Look } from "../sabotage.ts";
import { lookedAtBeside } from "./beside.ts";

/** PostgreSQL's pool of connections has no test but that of the store on it. */
const postgres: Look = { project: "server", files: ["packages/server/src/store/postgres.test.ts"] };

const entries: readonly Entry[] = [
  {
    name: "rows in one write have no bound",
    kind: "outage",
    file: "store/groupCommit.ts",
    find: "this.#waiting.splice(0, MAX_BATCH)",
    put: "this.#waiting.splice(0, MAX_BATCH * 99)",
  },
  {
    name: "two writes are on their way at a time",
    kind: "durability",
    file: "store/groupCommit.ts",
    find: "      if (this.#isScheduled) return;\n",
    put: "",
  },
  {
    name: "a lone write is held up until another comes",
    kind: "outage",
    file: "store/groupCommit.ts",
    find: "    else this.#isScheduled = false;\n",
    put: "",
  },
  {
    name: "a database that is gone is asked for each row",
    kind: "outage",
    file: "store/groupCommit.ts",
    find: "batch.length === 1 || !this.#write.isOfOneRow(error)",
    put: "batch.length === 1",
  },
  {
    name: "a row that was left out counts as written",
    kind: "durability",
    file: "store/groupCommit.ts",
    find: "if (error === undefined) resolve();",
    put: "if (error === undefined || row !== undefined) resolve();",
  },
  {
    name: "steps between two versions are left out for what a table began with",
    kind: "durability",
    file: "store/upcast.ts",
    find: "step.founding?.(older) ?? older",
    put: "step.from < 0 ? older : older",
  },
  {
    name: "steps between two versions are left out for events",
    kind: "durability",
    file: "store/upcast.ts",
    find: "return step.event?.(event) ?? event;",
    put: "return step.from < 0 ? event : event;",
  },
  {
    name: "what was read from an old version says that it is old",
    kind: "durability",
    file: "store/upcast.ts",
    find: "return { ...stored, version: ruleset.version, commit",
    put: "return { ...stored, commit",
  },
  {
    name: "a founding of an old version says that it is old",
    kind: "durability",
    file: "store/upcast.ts",
    find: "return { ...read, version: ruleset.version };",
    put: "return read;",
  },
  {
    name: "a step that is missing is passed over",
    kind: "durability",
    file: "store/upcast.ts",
    find: "if (step === undefined) throw",
    put: 'if (step === undefined) return { from: version + i, name: "" };\n    if (step === null) throw',
  },
  {
    name: "a database that may forget what it has acknowledged is taken",
    kind: "durability",
    file: "store/postgresStore.ts",
    find: "    await requireDurable(pool);\n",
    put: "    void requireDurable;\n",
    looks: [postgres],
  },
  {
    name: "a database that does not sync to its disk is taken",
    kind: "durability",
    file: "store/postgres.ts",
    find: '["fsync", "synchronous_commit"]',
    put: '["synchronous_commit"]',
    looks: [postgres],
  },
  {
    name: "a connection that breaks in use ends the server",
    kind: "outage",
    file: "store/postgres.ts",
    find: '  client.on("error", onError);\n',
    put: "",
    looks: [postgres],
  },
  {
    name: "a connection that broke is used again",
    kind: "outage",
    file: "store/postgres.ts",
    find: "client.release(isBroken || destroy === true);",
    put: "client.release(destroy === true);",
    looks: [postgres],
  },
  {
    name: "a database that cannot be used keeps its connections",
    kind: "outage",
    file: "store/postgresStore.ts",
    find: "    await pool.end();\n",
    put: "",
    looks: [postgres],
  },
];

/** The store's own parts: writes made together, older versions, PostgreSQL. */
export const store = below("packages/server/src", [], entries.map(lookedAtBeside));
