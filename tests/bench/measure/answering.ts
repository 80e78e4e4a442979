import { beginProfile, endProfile } from "./profile.ts";

/** What a process under measure says: an answer, or why there is none. */
export type Told = { readonly told: unknown } | { readonly problem: string };

/** What a process under measure can be asked. */
export type Handlers = { readonly [question: string]: (detail: never) => unknown };

/** Memory after a collection of garbage, bytes: what the program holds, and what the machine has given it. */
export type Memory = { readonly held: number; readonly resident: number };

/**
 * Says to the parent that this process is ready, and then answers it. All can be asked for memory, processor time and
 * profiles.
 */
export function answering(own: Handlers): void {
  const handlers: Handlers = { memory, resident, cpu, beginProfile, endProfile, ...own };
  process.on("message", (asked: { readonly question: string; readonly detail: never }) => {
    void tell(async () => await handlers[asked.question]?.(asked.detail));
  });
  void tell(() => undefined);
}

async function tell(find: () => unknown): Promise<void> {
  try {
    say({ told: await find() });
  } catch (error) {
    say({ problem: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

function say(told: Told): void {
  process.send?.(told);
}

function memory(): Memory {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { held: heapUsed + external, resident: rss };
}

/** Bytes that the machine has given it, as they are: collecting garbage would hold up what is running. */
function resident(): number {
  return process.memoryUsage.rss();
}

/** Milliseconds of processor time that this process has taken so far. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
