import type { Seat } from "../../core/seat.ts";
import { type CheckResult, check, tidy } from "../flow/checks.ts";
import { endCarried, seatsBehind, setGradeEffect } from "../flow/conditions.ts";
import { reveal } from "../flow/reveal.ts";
import { say, type Table } from "../flow/say.ts";
import { conditionOf } from "../house/lookup.ts";
import { type Fighter, fighterOf } from "../state.ts";
import { finishAction } from "./finish.ts";
import { type Strike, toHitSum } from "./strike.ts";

/** ST-22, ST-25.8: feints. Under `secretRolls: feint` all that the dice say stays with the feinter's side of the screen. */
export function carryOutFeint(table: Table, as: string, strike: Strike): void {
  const { id: technique, mode, grade, toPosture } = strike;
  const target = strike.target.id;
  reveal(table, as, "feinted");
  reveal(table, target, "targeted");
  say(table, { type: "feintDeclared", as, target, technique, mode, grade });
  setGradeEffect(table, as, grade);
  endCarried(table, as);
  resolve(table, as, strike);
  finishAction(table, as, toPosture);
}

function resolve(table: Table, as: string, strike: Strike): void {
  const isSecret = table.state.house.secretRolls.includes("feint");
  const seats = isSecret ? seatsBehind(table.state, as) : undefined;
  const target = strike.target.id;
  const sum = tidy(toHitSum(table.state, fighterOf(table.state, as), strike));
  const made = check(table, sum, { as, why: "feint", isSecret });
  const resisted = made.success ? resist(table, target, isSecret) : undefined;
  const amount = made.success ? Math.max(0, made.margin - (resisted?.success ? resisted.margin : 0)) : 0;
  say(table, {
    type: "feintResolved",
    as,
    target,
    amount,
    targetNumber: made.targetNumber,
    faces: made.faces,
    ...(resisted === undefined ? {} : { resistNumber: resisted.targetNumber, resistFaces: resisted.faces }),
    sum: marginsOf(made, resisted, amount),
    ...(seats === undefined ? {} : { amountKnownTo: seats }),
  });
  if (amount > 0) setFeinted(table, target, { source: as, amount, seats });
}

/** ST-22.1: the target resists with the greatest of `dx` and his skills. */
function resist(table: Table, target: string, isSecret: boolean): CheckResult {
  return check(table, [bestOf(fighterOf(table.state, target))], { as: target, why: "resist feint", isSecret });
}

function bestOf({ sheet }: Fighter) {
  return { term: "resist", value: Math.max(sheet.dx, ...Object.values(sheet.skills)) };
}

function marginsOf(made: CheckResult, resisted: CheckResult | undefined, amount: number) {
  if (!made.success) return [{ term: "feintFailed", value: 0 }];
  const kept = resisted?.success ? resisted.margin : 0;
  return tidy([
    { term: "margin", value: made.margin },
    { term: "resisted", value: -kept },
    { term: "atLeast0", value: amount - (made.margin - kept) },
  ]);
}

function setFeinted(
  table: Table,
  as: string,
  feint: { readonly source: string; readonly amount: number; readonly seats: readonly Seat[] | undefined },
): void {
  const { source, amount, seats } = feint;
  const until = conditionOf(table.state.house, "feinted")?.until ?? "sourceAction";
  const secrecy = seats === undefined ? {} : { isSecret: true as const, knownTo: seats };
  say(table, { type: "conditionSet", as, condition: "feinted", until, source, amount, ...secrecy });
}
