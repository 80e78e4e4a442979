/** The tables of the database, as rows. JSON columns hold text. */
export type Rows = {
  tables: {
    code: string;
    title: string;
    language: string;
    demo: number;
    open: number;
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
  reserves: { code: string; combatants: string };
  probe: { id: number; at: number };
};
