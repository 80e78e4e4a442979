import type { NewCombatant, Refusal, Seat } from "@yomiai/rules";
import type {
  ApiError,
  ChangeTable,
  ClaimSeat,
  CreateTable,
  DiceReport,
  LogPage,
  NpcsPlayed,
  Replay,
  Reserve,
  RollBook,
  RulesetInfo,
  SeatClaimed,
  SeatInvite,
  SeatResumed,
  ServerInfo,
  TableCreated,
  TableInfo,
} from "@yomiai/server/protocol";

/** How long one request may take before it counts as failed, in milliseconds. */
const PATIENCE_MS = 20_000;

/** A request that did not succeed. `status` is 0 where no answer came at all; then the code is `offline`. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly refusal: Refusal;
  constructor(status: number, refusal: Refusal) {
    super(`${status} ${refusal.code}: ${refusal.message}`);
    this.name = "ApiFailure";
    this.status = status;
    this.refusal = refusal;
  }
}

/** Which page of whose replay; without a token a spectator's. */
type ReplayRequest = {
  readonly page: number;
  readonly eyes: "own" | "omniscient";
  readonly token: string | undefined;
};

type Request = {
  readonly method?: "GET" | "POST" | "PUT";
  readonly body?: unknown;
  readonly token?: string | undefined;
};

async function answerTo(path: string, request: Request): Promise<Response> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (request.body !== undefined) headers["content-type"] = "application/json";
  if (request.token !== undefined) headers.authorization = `Bearer ${request.token}`;
  try {
    return await fetch(path, {
      method: request.method ?? "GET",
      headers,
      cache: "no-store",
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    });
  } catch {
    throw new ApiFailure(0, { code: "offline", message: "no answer from the server" });
  }
}

async function call<T>(path: string, request: Request = {}): Promise<T> {
  const response = await answerTo(path, request);
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  const body = (await response.json().catch(() => undefined)) as ApiError | undefined;
  throw new ApiFailure(response.status, body?.error ?? { code: "serverError", message: response.statusText });
}

const at = (code: string, rest = ""): string => `/api/tables/${encodeURIComponent(code)}${rest}`;

/** The server's HTTP interface. Every call rejects with an {@link ApiFailure}. */
export const api = {
  server: () => call<ServerInfo>("/api/server"),
  rulesets: () => call<readonly RulesetInfo[]>("/api/rulesets"),
  createTable: (body: CreateTable) => call<TableCreated>("/api/tables", { method: "POST", body }),
  table: (code: string) => call<TableInfo>(at(code)),
  changeTable: (code: string, body: ChangeTable, token: string) =>
    call<TableInfo>(at(code), { method: "PUT", body, token }),
  claimSeat: (code: string, body: ClaimSeat) => call<SeatClaimed>(at(code, "/seats"), { method: "POST", body }),
  resume: (code: string, token: string) => call<SeatResumed>(at(code, "/resume"), { method: "POST", token }),
  releaseSeat: (code: string, seat: Seat, token: string) =>
    call<void>(at(code, `/seats/${seat}/release`), { method: "POST", token }),
  invite: (code: string, seat: Seat, token: string) =>
    call<SeatInvite>(at(code, `/seats/${seat}/invite`), { method: "POST", token }),
  logBefore: (code: string, line: number, token: string | undefined) =>
    call<LogPage>(at(code, `/log?before=${line}`), { token }),
  dice: (code: string, token: string | undefined) => call<DiceReport>(at(code, "/dice"), { token }),
  replay: (code: string, { page, eyes, token }: ReplayRequest) =>
    call<Replay>(at(code, `/replay?page=${page}${eyes === "omniscient" ? "&as=omniscient" : ""}`), { token }),
  rolls: (code: string, token: string | undefined) => call<RollBook>(at(code, "/rolls"), { token }),
  playNpcs: (code: string, token: string) => call<NpcsPlayed>(at(code, "/npcs"), { method: "POST", token }),
  reserve: (code: string, token: string) => call<Reserve>(at(code, "/reserve"), { token }),
  keepReserve: (code: string, combatants: readonly NewCombatant[], token: string) =>
    call<void>(at(code, "/reserve"), { method: "PUT", body: { combatants }, token }),
} as const;
