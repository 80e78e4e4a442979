import { ThrowawayPostgres, ThrowawayRedis } from "@yomiai/server/throwaway";
import { ClusterServer } from "./clusterServer.ts";
import { type Front, TurnFront } from "./front.ts";

/** Two servers on one PostgreSQL and one Redis, behind one address. */
export class Cluster {
  readonly postgres: ThrowawayPostgres;
  readonly redis: ThrowawayRedis;
  readonly servers: readonly [ClusterServer, ClusterServer];
  readonly databaseUrl: string;
  readonly #front: Front;

  private constructor(made: {
    readonly postgres: ThrowawayPostgres;
    readonly redis: ThrowawayRedis;
    readonly servers: readonly [ClusterServer, ClusterServer];
    readonly databaseUrl: string;
    readonly front: Front;
  }) {
    this.postgres = made.postgres;
    this.redis = made.redis;
    this.servers = made.servers;
    this.databaseUrl = made.databaseUrl;
    this.#front = made.front;
  }

  /**
   * @param seed of the dice of every table
   * @param startFront what gives the servers at these ports one address
   */
  static async start(
    seed: number,
    startFront: (ports: readonly number[]) => Promise<Front> = TurnFront.start,
  ): Promise<Cluster> {
    const [postgres, redis] = await Promise.all([ThrowawayPostgres.start(), ThrowawayRedis.start()]);
    const databaseUrl = await postgres.createDatabase();
    const environment = {
      DATABASE_URL: databaseUrl,
      REDIS_URL: redis.url,
      SEED: String(seed),
      RATE_LIMITS: "off",
      MESSAGES_PER_SECOND: "100000",
      IDLE_MINUTES: "0.02",
      PROBE_EVERY_MS: "200",
    };
    const servers = await Promise.all([ClusterServer.start(environment), ClusterServer.start(environment)] as const);
    const front = await startFront(servers.map(({ port }) => port));
    return new Cluster({ postgres, redis, servers, databaseUrl, front });
  }

  /** The address that people know. */
  get url(): string {
    return this.#front.url;
  }

  /** How many tables each server has, by its address. */
  async tablesByAddress(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.postgres.query<{ address: string; tables: string }>(
      this.databaseUrl,
      "SELECT address, count(code) AS tables FROM servers LEFT JOIN leases ON server = id GROUP BY address",
    );
    return new Map(rows.map(({ address, tables }) => [address, Number(tables)]));
  }

  /** The server that has a table, and the other one. */
  async ownerOf(code: string): Promise<{ readonly owner: ClusterServer; readonly other: ClusterServer }> {
    const [row] = await this.postgres.query<{ address: string }>(
      this.databaseUrl,
      `SELECT address FROM leases JOIN servers ON server = id WHERE code = '${code}'`,
    );
    const [one, two] = this.servers;
    return row?.address === one.url ? { owner: one, other: two } : { owner: two, other: one };
  }

  /**
   * Commits that an owner wrote after a later one had begun to, as the database shows them: of each table the fences of
   * its commits may only grow along their numbers.
   */
  async commitsOutOfTurn(): Promise<number> {
    const [row] = await this.postgres.query<{ n: string }>(
      this.databaseUrl,
      `SELECT count(*) AS n FROM (
         SELECT fence, lag(fence) OVER (PARTITION BY code ORDER BY from_number) AS before FROM commits
       ) AS ordered WHERE fence < before OR fence = 0`,
    );
    return Number(row?.n);
  }

  /** How many owners have written to a table. */
  async writersOf(code: string): Promise<number> {
    const [row] = await this.postgres.query<{ n: string }>(
      this.databaseUrl,
      `SELECT count(DISTINCT fence) AS n FROM commits WHERE code = '${code}'`,
    );
    return Number(row?.n);
  }

  async remove(): Promise<void> {
    await this.#front.close();
    for (const server of this.servers) {
      server.goOn();
      await server.kill();
    }
    await Promise.all([this.redis.crash(), this.postgres.remove()]);
  }
}
