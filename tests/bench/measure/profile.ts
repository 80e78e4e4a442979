import { Session } from "node:inspector/promises";

/** A place in the program and its share of the processor time in a profile, 0 to 1. */
export type Entry = { readonly where: string; readonly share: number };

let session: Session | undefined;

/** Begins to record where this process spends its time. */
export async function beginProfile(): Promise<void> {
  session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.setSamplingInterval", { interval: 200 });
  await session.post("Profiler.start");
}

/** Ends the recording: the places that took most of the time, the one with most first. Waiting does not count. */
export async function endProfile(): Promise<readonly Entry[]> {
  if (session === undefined) throw new Error("no profile was begun");
  const { profile } = await session.post("Profiler.stop");
  session.disconnect();
  const places = new Map(profile.nodes.map((node) => [node.id, placeOf(node.callFrame)]));
  const times = new Map<string, number>();
  profile.samples?.forEach((id, i) => {
    const place = places.get(id) ?? "";
    times.set(place, (times.get(place) ?? 0) + (profile.timeDeltas?.[i] ?? 0));
  });
  times.delete(IDLE);
  const total = [...times.values()].reduce((sum, time) => sum + time, 0);
  const entries = [...times].map(([where, time]) => ({ where, share: time / total }));
  return entries.sort((a, b) => b.share - a.share);
}

const IDLE = "(idle)";

function placeOf({ functionName, url }: { readonly functionName: string; readonly url: string }): string {
  const file = url.split("/").slice(-2).join("/");
  return file === "" ? functionName : `${functionName || "(anonymous)"} ${file}`;
}
