import { withDataFolder } from "./measure/dataFolder.ts";
import { Subject } from "./measure/subject.ts";
import { interleave } from "./percentiles.ts";
import { atLeast, type Bench, digits, times } from "./report/figure.ts";

const TURNS = 3;
const MANY_ROOMS = 64;

/** How many commits a second are on the disk. */
export const durability: Bench = {
  title: "Durability",
  how:
    "Commits a second that the store has on the disk: one room alone, which waits for each before it makes the next, " +
    `and ${MANY_ROOMS} such rooms at once, which share syncs; beside \`fdatasync\` calls a second of appended kilobytes.`,
  async run({ rounds, some }) {
    return await withDataFolder(async (folder) => {
      const store = await Subject.start("appends.ts", folder);
      const appends = async (rooms: number, each: number) => [
        await store.ask<number>("appendsPerSecond", { rooms, each }),
      ];
      try {
        const seen = await interleave(rounds, TURNS, {
          probe: async () => [await store.ask<number>("fsyncsPerSecond", some(60))],
          lone: () => appends(1, some(60)),
          many: () => appends(MANY_ROOMS, Math.ceil(some(60) / 4)),
        });
        const [probe, lone, many] = [seen.probe.p50, seen.lone.p50, seen.many.p50];
        const beside = `${digits(probe)} fsyncs/s`;
        return [
          { what: "one room", ours: `${digits(lone)} commits/s`, beside, times: times(lone, probe) },
          {
            what: `${MANY_ROOMS} rooms`,
            ours: `${digits(many)} commits/s`,
            beside,
            times: times(many, probe),
            goal: atLeast(many / probe, 1, "×"),
          },
        ];
      } finally {
        await store.end();
      }
    });
  },
};
