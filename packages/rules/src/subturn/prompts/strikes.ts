import type { Json } from "../../core/json.ts";
import type { Prompt, PromptField } from "../../core/prompt.ts";
import { isBigSwing, MODES, modesOf } from "../action/modes.ts";
import { type Manner, mannerOrNo, targetOrNo, toHitSum } from "../action/strike.ts";
import type { Actor } from "../commands/aaRule.ts";
import { totalOf } from "../flow/checks.ts";
import { attackDirection } from "../ground/direction.ts";
import { ruleDistance } from "../ground/reach.ts";
import { changesFrom, techniqueOf } from "../house/lookup.ts";
import type { Technique } from "../house/tables.ts";
import type { Grade } from "../house/values.ts";
import { isNo } from "../refused.ts";
import { techniquesOf } from "../sheet.ts";
import type { Fighter, Mode, State } from "../state.ts";
import { usesLeft } from "../uses.ts";

/** ST-12, ST-19.3, ST-21, ST-22: for each technique and target an attack and a feint, and those with a change of posture. */
export function strikePrompts(state: State, actor: Actor): readonly Prompt[] {
  if (actor.record.action !== undefined) return [];
  return techniquesOf(actor.fighter.sheet, state.house).flatMap((id) => {
    const technique = techniqueOf(state.house, id);
    const isExhausted = usesLeft(state.house, actor.fighter, id) === 0;
    return technique === undefined || isExhausted ? [] : promptsOf(state, actor, { id, technique });
  });
}

type Named = { readonly id: string; readonly technique: Technique };

function promptsOf(state: State, actor: Actor, named: Named): readonly Prompt[] {
  const targets = state.combatants.filter((other) => !isNo(targetOrNo(state, actor, other.id, named.technique)));
  if (targets.length === 0) return [];
  const manners = mannersOf(state, actor, named.technique.grade, MODES);
  return targets.flatMap((other) => {
    const plain = plainOffer(state, actor, { ...named, other, manners: manners.plain });
    const withPosture = postureOffer(state, actor, { ...named, other, manners: manners.withPosture });
    const id = `${actor.as}:${named.id}:${other.id}`;
    return (["attack", "feint"] as const).flatMap((type): readonly Prompt[] => [
      ...plain.map((offer) => ({ id: `${type}:${id}`, type, as: actor.as, ...offer })),
      ...withPosture.map((offer) => ({ id: `${type}:${id}:toPosture`, type, as: actor.as, ...offer })),
    ]);
  });
}

/** The ways in which an action of this grade can be done now: by mode, and with a change of posture. */
export function mannersOf(state: State, { fighter, record }: Actor, grade: Grade, forCommand: readonly Mode[]) {
  const ask = (given: { readonly mode?: Mode; readonly toPosture?: string }): readonly Manner[] => {
    const manner = mannerOrNo(state, fighter, record, { ...given, grade, forCommand });
    return isNo(manner) ? [] : [manner];
  };
  return {
    plain: modesOf(state, fighter, record).flatMap((mode) => ask({ mode })),
    withPosture: changesFrom(state.house, fighter.posture).flatMap((toPosture) => ask({ toPosture })),
  };
}

type Offer = Named & {
  readonly other: Fighter;
  readonly manners: readonly Manner[];
};

/** What an attack and a feint alike ask and tell. */
type Offered = Pick<Prompt, "fields" | "info">;

function plainOffer(state: State, actor: Actor, offer: Offer): readonly Offered[] {
  if (offer.manners.length === 0) return [];
  return [
    {
      fields: [...whom(offer), modeField(state, actor, offer.manners)],
      info: { ...circumstances(state, actor, offer), options: byManner(state, actor, offer, ({ mode }) => mode) },
    },
  ];
}

function postureOffer(state: State, actor: Actor, offer: Offer): readonly Offered[] {
  const options = offer.manners.flatMap(({ toPosture }) => toPosture ?? []);
  if (options.length === 0) return [];
  return [
    {
      fields: [...whom(offer), { name: "toPosture", kind: "choice", options }],
      info: {
        ...circumstances(state, actor, offer),
        options: byManner(state, actor, offer, ({ toPosture }) => toPosture ?? ""),
      },
    },
  ];
}

function whom({ id, other }: Offer): readonly PromptField[] {
  return [
    { name: "technique", kind: "choice", options: [id] },
    { name: "target", kind: "combatant", options: [other.id] },
  ];
}

/** The mode may be left out where the default is possible. */
export function modeField(state: State, { fighter, record }: Actor, manners: readonly Manner[]): PromptField {
  const options = manners.map(({ mode }) => mode);
  const byDefault = modesOf(state, fighter, record)[0];
  const isDefaultPossible = byDefault !== undefined && options.includes(byDefault);
  const omission = isDefaultPossible ? { optional: true as const, default: byDefault } : {};
  return { name: "mode", kind: "choice", options, ...omission };
}

function circumstances(state: State, { fighter }: Actor, { other, technique }: Offer) {
  const distance = ruleDistance(state, fighter, other);
  const { dice, add } = technique.damage;
  return { distance, ...attackDirection(state, fighter, other), damage: { dice, add } };
}

/** `options` by mode or posture: grade, wild swing, target number, and the condition that one is left in. */
function byManner(state: State, actor: Actor, offer: Offer, keyOf: (manner: Manner) => string): Json {
  const { fighter, record } = actor;
  const direction = attackDirection(state, fighter, offer.other);
  return Object.fromEntries(
    offer.manners.map((manner) => {
      const bigSwing = isBigSwing(state, record, manner.mode);
      const strike = {
        ...manner,
        ...direction,
        id: offer.id,
        technique: offer.technique,
        target: offer.other,
        isBigSwing: bigSwing,
      };
      const targetNumber = totalOf(toHitSum(state, fighter, strike));
      const effect = state.house.gradeEffects[manner.grade];
      return [keyOf(manner), { grade: manner.grade, bigSwing, targetNumber, ...(effect === null ? {} : { effect }) }];
    }),
  );
}
