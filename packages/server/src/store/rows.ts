/** The tables of the database, as rows. JSON columns hold text. */
export type Rows = {
  tables: {
    code: string;
    title: string;
    language: string;
    demo: number;
    open: number;
    paused: number;
    founding: string;
    created_at: number;
  };
  commits: {
    code: string;
    from_number: number;
    by_seat: string;
    command: string;
    command_id: string | null;
    version: number;
    events: string;
    rolls: string;
    at: number;
    /** Of the lease under which it was appended; 0 where there are no leases. Never falls along a table's numbers. */
    fence: number;
  };
  seats: {
    code: string;
    seat: string;
    name: string;
    color: string;
    token_hash: string;
    invite_hash: string;
  };
  seeds: {
    code: string;
    era: number;
    seed: string;
    open_from: number;
    hidden_from: number;
  };
  servers: {
    id: string;
    address: string;
    secret: string;
    leaving: number;
    alive_until: number;
  };
  leases: { code: string; server: string | null; fence: number };
  reserves: { code: string; combatants: string };
  probe: { id: number; at: number; room: string };
};
