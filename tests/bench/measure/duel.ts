import type { Seat } from "@yomiai/rules";
import { SeatedClient } from "../../wire/seatedClient.ts";
import { openTable } from "../../wire/table.ts";

/** A started fight of two with connected clients, in which the GM moves a number that everybody sees. */
export type Duel = {
  /** A player's client, whose screen shows the number. */
  readonly watcher: SeatedClient;
  /** Sends the command; it resolves when it is answered. */
  adjust(): Promise<void>;
};

const control = { spade: 5, diamond: 2, club: 3 };
const combatants = [
  { id: "rin", name: "リン", side: "party", kind: "pc", owner: "p1", sheet: { control } },
  { id: "ogre", name: "鬼", side: "foes", kind: "npc", owner: "gm", sheet: { control } },
] as const;

/** Makes the table on this server. @param spectators clients besides the two seats' */
export async function startDuel(url: string, { spectators = 0 } = {}): Promise<Duel> {
  const seats: readonly Seat[] = ["p1"];
  const table = await openTable(url, { ruleset: "chameleon", table: { house: {}, combatants }, seats });
  const join = (viewer: Seat | "spectator") =>
    SeatedClient.join({
      url,
      code: table.code,
      viewer,
      token: viewer === "spectator" ? undefined : table.tokens.get(viewer),
    });
  const [gm, watcher] = [await join("gm"), await join("p1")];
  for (let i = 0; i < spectators; i++) await join("spectator");
  let sent = 0;
  const send = async (command: { readonly type: string }) => {
    const answer = await gm.send(`b${sent++}`, command);
    if (!answer.ok) throw new Error(answer.message);
  };
  await send({ type: "start" });
  const adjustment = () => ({ set: 1 + (sent % 2), path: "gauges.injury.current", as: "ogre", reason: "bench" });
  return { watcher, adjust: () => send({ type: "adjust", ...adjustment() }) };
}
