/**
 * A small fight on boardgame.io: four fighters who pick a stance that only they see and strike with a die. A move is
 * reduced and the state projected for six viewers, as its server does it.
 */
import { createRequire } from "node:module";
import { answering } from "../measure/answering.ts";
import { ratePerSecond } from "../measure/rate.ts";

/** It is made for `require` alone. */
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = createRequire(import.meta.url)(
  "boardgame.io/internal",
) as typeof import("boardgame.io/internal");

type Fighter = { health: number; stance: number | undefined };
type Fight = { fighters: Record<string, Fighter> };
type Moving = {
  readonly G: Fight;
  readonly ctx: { readonly currentPlayer: string };
  readonly random: { D6(): number };
};

const FIGHTERS = ["0", "1", "2", "3"];
const VIEWERS = [...FIGHTERS, "4", null];
const MOVES = 150;

const game = ProcessGameConfig({
  name: "fight",
  setup: (): Fight => ({
    fighters: Object.fromEntries(FIGHTERS.map((id) => [id, { health: 200, stance: undefined }])),
  }),
  turn: { minMoves: 2, maxMoves: 2 },
  moves: {
    pick({ G, ctx }: Moving, stance: number) {
      const self = G.fighters[ctx.currentPlayer];
      if (self !== undefined) self.stance = stance;
    },
    strike({ G, random }: Moving, target: string) {
      const other = G.fighters[target];
      if (other !== undefined) other.health -= random.D6() + (other.stance ?? 0);
    },
  },
  playerView({ G, playerID }) {
    const { fighters } = G as Fight;
    const seen = Object.entries(fighters).map(([id, one]) => [id, id === playerID ? one : { health: one.health }]);
    return { fighters: Object.fromEntries(seen) };
  },
});
const reduce = CreateGameReducer({ game });
const begun = InitializeGame({ game, numPlayers: FIGHTERS.length });

function play(): number {
  let state: ReturnType<typeof reduce> = begun;
  for (let i = 0; i < MOVES; i++) {
    const playerID = state.ctx.currentPlayer;
    const [type, args] = i % 2 === 0 ? ["pick", [i % 3]] : ["strike", [String((Number(playerID) + 1) % 4)]];
    state = reduce(state, { type: "MAKE_MOVE", payload: { type, args, playerID, credentials: "" } } as Action);
    for (const viewer of VIEWERS) game.playerView?.({ G: state.G, ctx: state.ctx, playerID: viewer });
  }
  if (state._stateID !== begun._stateID + MOVES) throw new Error("a move was refused");
  return MOVES;
}

type Action = Parameters<typeof reduce>[1];

answering({ rate: (forMs: number) => ratePerSecond(forMs, play) });
