import type { Prompt, PromptField } from "../../core/prompt.ts";
import { isSameHex } from "../../space/hex.ts";
import { kindOfChange, lyingSides, placeAfterChange, postureNo } from "../action/posture.ts";
import type { Actor } from "../commands/aaRule.ts";
import { bodyOf, isLying, mainHex } from "../ground/bodies.ts";
import { changesFrom, postureOf } from "../house/lookup.ts";
import { isNo } from "../refused.ts";
import type { State } from "../state.ts";

/** ST-19: one prompt for each posture that can be changed to. */
export function posturePrompts(state: State, actor: Actor): readonly Prompt[] {
  const { as, fighter, record } = actor;
  if (record.action !== undefined) return [];
  return changesFrom(state.house, fighter.posture)
    .filter((to) => postureNo(state, fighter, record, to) === undefined)
    .flatMap((to): Prompt[] => {
      const where = bodyFields(state, actor, to);
      if (where === undefined) return [];
      const isAction = kindOfChange(state, fighter.posture, to) === "lying";
      return [
        {
          id: `changePosture:${as}:${to}`,
          type: "changePosture",
          as,
          fields: [{ name: "posture", kind: "choice", options: [to] }, ...where],
          info: { takesAction: isAction },
        },
      ];
    });
}

/** Where the body gets up or lies down; `undefined` if it can do so nowhere. */
function bodyFields(state: State, { fighter }: Actor, to: string): readonly PromptField[] | undefined {
  const { place } = fighter;
  const isUpThen = postureOf(state.house, to)?.class !== "prone";
  if (place === undefined || isLying(state, fighter) !== isUpThen) return [];
  if (!isUpThen) {
    const options = lyingSides(state, fighter, place);
    const [byDefault] = options;
    return byDefault === undefined
      ? []
      : [{ name: "dir", kind: "choice", options, optional: true, default: byDefault }];
  }
  const options = bodyOf(fighter).filter((hex) => !isNo(placeAfterChange(state, fighter, { to, hex })));
  if (options.length === 0) return undefined;
  const isMainFree = options.some((hex) => isSameHex(hex, place));
  return [
    { name: "hex", kind: "hex", options, ...(isMainFree ? { optional: true as const, default: mainHex(place) } : {}) },
  ];
}
