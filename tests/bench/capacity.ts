import { type Encounter, rulesets, type Viewer } from "@yomiai/rules";
import { crowd } from "./fights.ts";
import type { Memory } from "./measure/answering.ts";
import { withDataFolder } from "./measure/dataFolder.ts";
import { storeFights } from "./measure/storedFight.ts";
import { Subject } from "./measure/subject.ts";
import { atMost, type Bench, digits, type Figure, times } from "./report/figure.ts";
import type { BareVisit, Visit } from "./subjects/visitors.ts";

const ROOMS = 100;
const COMBATANTS = 12;
const OTHERS: readonly Viewer[] = ["p1", "p2", "p3", "p4", "p5", "spectator"];
const IDLE_MINUTES = 0.05;

/** Tables that are opened and closed before anything is weighed, one of each ruleset: what is loaded once is not a room's. */
const WARM_UP = 5;

/** What an open table costs in memory. */
export const capacity: Bench = {
  title: "Capacity",
  how:
    `Started fights of ${COMBATANTS} with the GM, five players and a spectator connected, of all rulesets in turn: what the ` +
    "server process holds after a collection of garbage, by the number of rooms; beside bare Colyseus rooms with as " +
    "many clients. Then everybody leaves and the rooms close; what a closed room holds is what is held when all have been " +
    "opened and closed once more, since the first time also makes the program's code warm.",
  async run({ some }) {
    return await withDataFolder(async (folder) => {
      const rooms = WARM_UP + some(ROOMS);
      const fights = Array.from({ length: rooms }, (_, i) => fightOf(i));
      const tables = await storeFights(folder, fights);
      const server = await Subject.start("ourServer.ts", folder, String(IDLE_MINUTES));
      const bare = await Subject.start("bareServer.ts");
      const visitors = await Subject.start("visitors.ts");
      try {
        const url = await server.ask<string>("url");
        const [warm, more] = [tables.slice(0, WARM_UP), tables.slice(WARM_UP)];
        await visitors.ask("visit", { url, tables: warm, viewers: ["gm", ...OTHERS] } satisfies Visit);
        await visitors.ask("leave");
        await server.ask("untilClosed");
        const empty = await memoryOf(server);
        await visitors.ask("visit", { url, tables: more, viewers: ["gm"] } satisfies Visit);
        const opened = await memoryOf(server);
        await visitors.ask("visit", { url, tables: more, viewers: OTHERS } satisfies Visit);
        const full = await memoryOf(server);
        await visitors.ask("leave");
        await server.ask("untilClosed");
        const closed = await memoryOf(server);
        await visitors.ask("visit", { url, tables: more, viewers: ["gm", ...OTHERS] } satisfies Visit);
        await visitors.ask("leave");
        await server.ask("untilClosed");
        const closedAgain = await memoryOf(server);
        const bareUrl = await bare.ask<string>("url");
        const clients = OTHERS.length + 1;
        await visitors.ask("visitBare", { url: bareUrl, rooms: 1, clients } satisfies BareVisit);
        const bareEmpty = await memoryOf(bare);
        await visitors.ask("visitBare", { url: bareUrl, rooms: more.length, clients } satisfies BareVisit);
        const bareFull = await memoryOf(bare);
        return figures(more.length, { empty, opened, full, closed, closedAgain, bareEmpty, bareFull });
      } finally {
        for (const subject of [server, bare, visitors]) await subject.end();
      }
    });
  },
};

function fightOf(i: number): Encounter {
  const all = Object.values(rulesets);
  const ruleset = all[i % all.length];
  if (ruleset === undefined) throw new Error("no rulesets");
  return crowd(ruleset, COMBATANTS);
}

function memoryOf(subject: Subject): Promise<Memory> {
  return subject.ask<Memory>("memory");
}

type Measured = Readonly<
  Record<"empty" | "opened" | "full" | "closed" | "closedAgain" | "bareEmpty" | "bareFull", Memory>
>;

function figures(rooms: number, memory: Measured): readonly Figure[] {
  const { empty, opened, full, closed, closedAgain, bareEmpty, bareFull } = memory;
  const perRoom = (more: Memory, less: Memory, of: keyof Memory) => (more[of] - less[of]) / rooms / 1000;
  const kB = (value: number) => `${digits(value)} kB`;
  const [room, bareRoom] = [perRoom(full, empty, "held"), perRoom(bareFull, bareEmpty, "held")];
  const [resident, bareResident] = [perRoom(full, empty, "resident"), perRoom(bareFull, bareEmpty, "resident")];
  const left = perRoom(closedAgain, closed, "held");
  return [
    {
      what: `a room with ${OTHERS.length + 1} clients, held`,
      ours: kB(room),
      beside: `${kB(bareRoom)} bare room`,
      times: times(room, bareRoom),
      goal: atMost(room / 1000, 1, " MB"),
    },
    {
      what: "the same, of the machine's memory",
      ours: kB(resident),
      beside: `${kB(bareResident)} bare room`,
      times: times(resident, bareResident),
      goal: atMost(resident / 1000, 1, " MB"),
    },
    { what: "a room with the GM alone", ours: kB(perRoom(opened, empty, "held")) },
    { what: "each further audience", ours: kB(perRoom(full, opened, "held") / OTHERS.length) },
    { what: "a closed room", ours: kB(left), goal: atMost(Math.max(0, left), 10, " kB") },
    { what: `the server with ${rooms} rooms, of the machine's memory`, ours: `${digits(full.resident / 1e6)} MB` },
  ];
}
