/** KG-5.8, KG-5.11, KG-5.13, KG-9.1 to KG-9.3: from the defender's choice to hit, defence or counterattack. */
import { fieldLabels } from "../../core/madeThings.ts";
import type { Technique, Way } from "../definitions.ts";
import { type Fighter, techniquesOf } from "../fighter.ts";
import { readersOfNumbers } from "../readers.ts";
import { isRanged } from "../rules/defending.ts";
import { guardParts } from "../rules/guardValue.ts";
import { sumOf } from "../rules/sum.ts";
import { comboCost, countStrikes } from "../rules/techniques.ts";
import { attackIn, fighterIn, type KengiDraft, type State } from "../state.ts";
import { landBlow } from "./blow.ts";
import { countLeft, goOnWithAttack, isRolledBefore, rollHit } from "./strike.ts";

/** A defence as its owner has chosen it. */
export type Defence = { readonly as: string; readonly way: Way; readonly techniques: readonly string[] };

/** Settles the pending strike against this defence and goes on with the attack. */
export function settleStrike(draft: KengiDraft, defence: Defence): void {
  declareDefence(draft, defence);
  revealAttack(draft);
  if (!isRolledBefore(draft.state)) rollHit(draft);
  const guard = rollGuard(draft, defence);
  if (isHit(draft.state, guard)) landBlow(draft);
  else holdOff(draft, defence);
  goOnWithAttack(draft);
}

/** KG-5.8: openings come at once, whether or not the defence succeeds. */
function declareDefence(draft: KengiDraft, { as, way, techniques }: Defence): void {
  const labels = labelled(draft.state, as, techniques);
  draft.emit({ type: "defenceChosen", as, way, techniques, ...labels });
  const turns = comboCost(techniques.length, draft.state.house);
  if (turns > 0) draft.emit({ type: "openingsGained", as, turns });
}

/** KG-11.2: what was chosen in secret is shown once the defender has chosen. */
function revealAttack(draft: KengiDraft): void {
  const { attacker, techniques, strikes, readied, revealed } = attackIn(draft.state);
  if (revealed) return;
  const labels = labelled(draft.state, attacker, techniques);
  draft.emit({ type: "techniquesRevealed", as: attacker, techniques, attacks: strikes, readied, ...labels });
}

/** The names of techniques that their sheet has made. */
function labelled(state: State, as: string, techniques: readonly string[]) {
  return fieldLabels({ techniques: techniquesOf(fighterIn(state, as), techniques) });
}

function rollGuard(draft: KengiDraft, { as, way, techniques }: Defence): number {
  const fighter = fighterIn(draft.state, as);
  const parts = guardParts(fighter, { way, techniques: techniquesOf(fighter, techniques) }, draft.state.house);
  const die = draft.roll("1d20", "defence")[0] ?? 0;
  const total = die + sumOf(parts);
  draft.emit({ type: "defenceRolled", as, die, total, parts, readers: { parts: readersOfNumbers(draft.state, as) } });
  return total;
}

/** KG-5.11: the higher value wins; equal values are the house's. */
function isHit(state: State, guard: number): boolean {
  const hit = attackIn(state).roll?.total ?? 0;
  return state.house.equalValues === "attacker" ? hit >= guard : hit > guard;
}

function holdOff(draft: KengiDraft, { as, techniques }: Defence): void {
  const { attacker, struck, strikes } = attackIn(draft.state);
  draft.emit({ type: "attackDefended", as: attacker, target: as, index: struck + 1, of: strikes });
  const counters = techniquesOf(fighterIn(draft.state, as), techniques).filter(({ kind }) => kind === "counter");
  if (counters.length > 0 && canCounter(draft.state, fighterIn(draft.state, as))) strikeBack(draft, as, counters);
}

/** KG-5.12, KG-9.7: house rules that keep a counter technique from striking back. */
function canCounter(state: State, defender: Fighter): boolean {
  const isOutOfReach = state.house.rangedDefence === "dodgeOnly" && isRanged(state);
  return !isOutOfReach && !(defender.inOpening && state.house.counterInOpening === "forbidden");
}

/** KG-9.2: the counterattack takes the place of the attack, whose remaining strikes become void. */
function strikeBack(draft: KengiDraft, as: string, counters: readonly Technique[]): void {
  const attack = attackIn(draft.state);
  const techniques = counters.map(({ id }) => id);
  const attacks = countStrikes(counters, draft.state.house);
  const labels = labelled(draft.state, as, techniques);
  draft.emit({ type: "counterTriggered", as, target: attack.attacker, techniques, attacks, ...labels });
  const left = countLeft(attack);
  if (left > 0) draft.emit({ type: "attacksCancelled", as: attack.attacker, left });
}
