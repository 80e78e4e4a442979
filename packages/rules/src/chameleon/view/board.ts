// What lies on the table between the combatants: public facts only.
import type { Json } from "../../core/json.ts";
import { memo } from "../../core/memo.ts";
import { isAwaitingRuling } from "../rules/answerers.ts";
import type { Action, Last, Special, State } from "../state.ts";

/** The board, the same for every viewer. A key without anything to show is absent. */
export const viewBoard = memo(
  (
    specials: State["specials"],
    action: Action | undefined,
    surprise: string | undefined,
    outcome: string | undefined,
    last: Last | undefined,
  ): Readonly<Record<string, Json>> => ({
    ...(action === undefined ? {} : viewTurn(action)),
    ...(specials.length === 0 ? {} : { specials: viewSpecials(specials) }),
    ...(surprise === undefined ? {} : { surprise }),
    ...(outcome === undefined ? {} : { outcome }),
    ...(last === undefined ? {} : { last: viewLast(last) }),
  }),
);

function viewTurn(action: Action): Readonly<Record<string, Json>> {
  const { request, individual, power, damage } = action;
  return {
    action: viewAction(action),
    ...(request !== undefined && isAwaitingRuling(action) ? { request } : {}),
    ...(individual === undefined ? {} : { individual }),
    ...(power === undefined ? {} : { power }),
    ...(damage === undefined ? {} : { damage: { full: damage.full, targets: damage.targets } }),
  };
}

function viewAction({ by, declared }: Action): Json {
  switch (declared.kind) {
    case "attack":
      return { by, kind: "attack", targets: declared.targets, weapon: declared.weapon, use: declared.use };
    case "skill":
      return { by, kind: "skill", skill: declared.skill, base: declared.base };
    case "special":
      return { by, kind: "special", special: declared.special };
    case "recovery":
      return { by, kind: "recovery" };
  }
}

function viewSpecials(specials: readonly Special[]): Json {
  return Object.fromEntries(
    specials.map(({ id, name, cost, accumulate, repeat, who }) => [
      id,
      { name, cost, accumulate, repeat, ...(who === undefined ? {} : { who }) },
    ]),
  );
}

function viewLast({ by, kind, position, power, success, roll, amount }: Last): Json {
  return {
    by,
    kind,
    ...(position === undefined ? {} : { position }),
    power,
    ...(success === undefined ? {} : { success }),
    ...(roll === undefined ? {} : { roll }),
    ...(amount === undefined ? {} : { amount }),
  };
}
