/** KG-4.4, KG-5, KG-8, KG-9: attacks, defences and counterattacks. */
import type { Folds } from "../../core/fold.ts";
import type { EventOf } from "../events.ts";
import { openingsWith } from "../rules/techniques.ts";
import { type Attack, attackIn, changed, fighterIn, type State } from "../state.ts";

type AttackEvent = EventOf<
  | "attackDeclared"
  | "techniquesRevealed"
  | "attackRolled"
  | "defenceChosen"
  | "openingsGained"
  | "defenceRolled"
  | "attackHit"
  | "attackDefended"
  | "counterTriggered"
  | "attacksCancelled"
  | "attackEnded"
>;

/** How they change the state. */
export const attackFolds: Folds<State, AttackEvent> = {
  attackDeclared: (state, event) => ({
    ...changed(state, event.as, () => ({ prepared: 0, readied: [] })),
    phase: "defence",
    attack: declared(state, event),
  }),
  techniquesRevealed: (state) => withAttack(state, () => ({ revealed: true })),
  attackRolled: (state, { total }) => withAttack(state, ({ struck }) => ({ roll: { strike: struck + 1, total } })),
  defenceChosen: (state, { as, way, techniques }) =>
    changed(state, as, ({ parryUsed, spent }) => ({
      parryUsed: parryUsed || (way === "parry" && techniques.length === 0),
      spent: [...spent, ...techniques.filter((id) => !spent.includes(id))],
    })),
  openingsGained: (state, { as, turns }) =>
    changed(state, as, ({ openings }) => ({
      openings: openingsWith(openings, turns, state.house),
    })),
  defenceRolled: (state) => state,
  attackHit: settled,
  attackDefended: settled,
  counterTriggered: (state, { as, target, techniques, attacks }) => ({
    ...state,
    attack: {
      attacker: as,
      target,
      weapon: fighterIn(state, as).wielded,
      techniques,
      readied: [],
      strikes: attacks,
      struck: 0,
      counter: true,
      revealed: true,
    },
  }),
  attacksCancelled: (state) => state,
  attackEnded: (state) => ({ ...state, phase: "action", attack: undefined }),
};

function declared(state: State, event: EventOf<"attackDeclared">): Attack {
  const { as, target, weapon, techniques, attacks } = event;
  const { readied } = fighterIn(state, as);
  return {
    attacker: as,
    target,
    weapon,
    techniques,
    readied: techniques.filter((id) => readied.includes(id)),
    strikes: attacks,
    struck: 0,
    counter: false,
    revealed: state.house.techniqueChoice === "open",
  };
}

function settled(state: State): State {
  return withAttack(state, ({ struck }) => ({ struck: struck + 1 }));
}

function withAttack(state: State, change: (attack: Attack) => Partial<Attack>): State {
  const attack = attackIn(state);
  return { ...state, attack: { ...attack, ...change(attack) } };
}
