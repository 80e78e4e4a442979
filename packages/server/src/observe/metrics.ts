import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What the operator can watch. No label names a table, a person or anything of a fight. */
export type Metrics = {
  readonly registry: Registry;
  /** From a command's arrival until it is durable and shown; `outcome`: done, refused. */
  readonly commandSeconds: Histogram<"outcome">;
  /** Tables open in this process. */
  readonly openTables: Gauge;
  /** Clients at them: each tab and device of a seat, each spectator. */
  readonly connections: Gauge;
  /** Tables frozen; `why` as in `FrozenCode`. */
  readonly frozen: Counter<"why">;
  /** Connections that were closed; `why`: flood (sent too much), unread (did not read). */
  readonly dropped: Counter<"why">;
};

/** Metrics of one app: a registry of its own, so that two apps in one process do not meet. */
export function createMetrics(counts: {
  readonly openTables: () => number;
  readonly connections: () => number;
}): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    commandSeconds: new Histogram({
      name: "yomiai_command_seconds",
      help: "Time from a command's arrival until it is durable and shown",
      labelNames: ["outcome"],
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2],
      registers,
    }),
    openTables: new Gauge({
      name: "yomiai_open_tables",
      help: "Tables open in this process",
      registers,
      collect() {
        this.set(counts.openTables());
      },
    }),
    connections: new Gauge({
      name: "yomiai_connections",
      help: "Clients at tables of this process",
      registers,
      collect() {
        this.set(counts.connections());
      },
    }),
    frozen: new Counter({
      name: "yomiai_frozen_total",
      help: "Times that a table froze",
      labelNames: ["why"],
      registers,
    }),
    dropped: new Counter({
      name: "yomiai_dropped_total",
      help: "Connections closed because they sent too much or did not read",
      labelNames: ["why"],
      registers,
    }),
  };
}
