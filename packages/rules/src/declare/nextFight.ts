import { lastingMark } from "../core/lastingMark.ts";
import { inSetUp } from "./create.ts";
import { type Fighter, type Mark, standingBefore, untouched } from "./fighter.ts";
import type { State } from "./state.ts";

// DC-7.4: the loss of HP stands for wounds and weariness that pile up; DC-8.1: a serious wound is one of them. Whoever has
// HP left can take part again (DC-7.5, DC-8.1 and DC-3.10 put out of one fight), which serious wound or not is the GM's to
// rule. Points of hot soul are those of the sheet at each start (section 2; DC-6.1), as is the place.

/** The table in set-up again with those who stay. */
export function nextFight({ house, combatants }: State, stay: readonly string[]): State {
  const staying = combatants.filter(({ id }) => stay.includes(id));
  const fighters = staying.map((fighter) => afterFight(fighter, stay));
  return { ...inSetUp(house, fighters), isLaterFight: true };
}

function afterFight(fighter: Fighter, stay: readonly string[]): Fighter {
  const { id, name, side, kind, owner, abilities, damageBonus, hp, hotSoul, weapons, startZone, marks } = fighter;
  return {
    ...{ id, name, side, kind, owner, abilities, damageBonus, hp, weapons },
    hotSoul: { current: hotSoul.max, max: hotSoul.max },
    zone: startZone,
    startZone,
    standing: standingBefore(hp),
    isSeriouslyWounded: fighter.isSeriouslyWounded,
    ...untouched(hp.current),
    marks: marks.flatMap((mark): readonly Mark[] => {
      const lasting = lastingMark(mark, stay);
      return lasting === undefined ? [] : [{ condition: mark.condition, ...lasting }];
    }),
  };
}
