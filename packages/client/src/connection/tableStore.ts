import type { Command } from "@yomiai/rules";
import type { AnswerMessage, SeenAsMessage, ToldLine } from "@yomiai/server/protocol";
import { create } from "zustand";
import { api } from "./api.ts";
import { decodeTable, type Table } from "./decodeTable.ts";
import { newId } from "./ids.ts";
import type { Sitting } from "./keptSeats.ts";
import { withLines } from "./logLines.ts";
import { type Names, withNames, withNamesIn } from "./names.ts";
import { type LinkState, TableLink } from "./tableLink.ts";

/** Everything this tab knows of the table it sits at. All of it comes from the server; nothing here computes rules. */
export type TableStore = {
  readonly sitting: Sitting | undefined;
  readonly link: LinkState;
  readonly table: Table | undefined;
  readonly lines: readonly ToldLine[];
  /** Are there older lines on the server? */
  readonly hasOlder: boolean;
  /** Names of all combatants that this tab has heard of, also of those that are gone. */
  readonly names: Names;
  /** The table as somebody else sees it, for the GM. */
  readonly seenAs: SeenAsMessage | undefined;
};

const nothing: TableStore = {
  sitting: undefined,
  link: { is: "connecting" },
  table: undefined,
  lines: [],
  hasOlder: false,
  names: {},
  seenAs: undefined,
};

/** The one store of server-owned state. */
export const useTableStore = create<TableStore>()(() => nothing);

const { getState, setState } = useTableStore;

let link: TableLink | undefined;

/** Loads what speaks with a room. Screens from which one goes to a table may load it ahead. */
export function loadWire() {
  return import("./colyseusWire.ts");
}

/** Sits down at a table and keeps connected until {@link leaveTable}. */
export function enterTable(sitting: Sitting): void {
  leaveTable();
  setState({ ...nothing, sitting }, true);
  link = new TableLink({
    dial: async (events) => (await loadWire()).dialColyseus(sitting)(events),
    newId,
    seen: () => getState().lines.at(-1)?.line ?? 0,
    changed: (state) => setState({ link: state }),
    heard: {
      state: (state) => {
        const table = decodeTable(state);
        setState({ table, names: withNames(getState().names, Object.values(table.view.combatants)) });
      },
      log: ({ lines }) => {
        const known = withLines(getState().lines, lines);
        setState({
          lines: known,
          hasOlder: (known[0]?.line ?? 1) > 1,
          names: withNamesIn(getState().names, lines),
        });
      },
      seenAs: (seenAs) => setState({ seenAs }),
    },
  });
  link.start();
}

/** Stands up: the connection is closed and everything known of the table forgotten. */
export function leaveTable(): void {
  link?.stop();
  link = undefined;
  setState(nothing, true);
}

/** Be connected at once. */
export function wakeTable(): void {
  link?.wake();
}

/** Sends a command. Resolves with the server's answer, after reconnecting if need be. */
export function sendCommand(command: Command): Promise<AnswerMessage> {
  if (link === undefined) throw new Error("sendCommand: at no table");
  return link.send(command);
}

/** Asks to see the table as another viewer; the answer comes into `seenAs`. GM only. */
export function askToSeeAs(viewer: SeenAsMessage["viewer"]): void {
  link?.say("seeAs", { viewer });
}

/** Ends looking through another's eyes. */
export function stopSeeingAs(): void {
  setState({ seenAs: undefined });
}

/** Reads the lines before the oldest known one. @throws ApiFailure */
export async function readOlderLines(): Promise<void> {
  const { sitting, lines } = getState();
  const oldest = lines[0]?.line;
  if (sitting === undefined || oldest === undefined) return;
  const page = await api.logBefore(sitting.code, oldest, sitting.token);
  if (getState().sitting !== sitting) return;
  setState({
    lines: withLines(page.lines, getState().lines),
    hasOlder: page.more,
    names: withNamesIn(getState().names, page.lines),
  });
}

/** Combatants that log lines name in full. */
