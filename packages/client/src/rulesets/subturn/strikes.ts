import type { Command, Prompt } from "@yomiai/rules";
import { isRecord } from "./hexMap.ts";

/** One way to carry out an attack or feint that is offered, with what comes of it. */
export type Manner = {
  readonly command: Command;
  /** The field that makes the difference, and its value: how one moves, or the posture afterwards. */
  readonly by: "mode" | "toPosture";
  readonly key: string;
  readonly grade: string;
  readonly isBigSwing: boolean;
  readonly targetNumber: number;
  /** The condition that one is left in. */
  readonly effect: string | undefined;
};

/** An attack or feint with one technique on one target, and all manners of it. */
export type Strike = {
  readonly target: string;
  readonly technique: string;
  readonly distance: number;
  readonly direction: string;
  readonly isCircled: boolean;
  readonly damage: string;
  readonly manners: readonly Manner[];
};

/** The strikes that these prompts offer, in the server's order. @param prompts of one type and one combatant */
export function strikesOf(prompts: readonly Prompt[]): readonly Strike[] {
  const found = new Map<string, Strike>();
  for (const prompt of prompts) {
    const [technique, target] = [onlyOf(prompt, "technique"), onlyOf(prompt, "target")];
    if (technique === undefined || target === undefined) continue;
    const key = `${target} ${technique}`;
    const before = found.get(key);
    const manners = mannersOf(prompt, { technique, target });
    const { distance, direction, circled, damage } = prompt.info ?? {};
    found.set(
      key,
      before === undefined
        ? {
            target,
            technique,
            distance: Number(distance),
            direction: String(direction),
            isCircled: circled === true,
            damage: isRecord(damage) ? diceText(Number(damage.dice), Number(damage.add)) : "",
            manners,
          }
        : { ...before, manners: [...before.manners, ...manners] },
    );
  }
  return [...found.values()];
}

function onlyOf(prompt: Prompt, name: string): string | undefined {
  const field = prompt.fields.find((one) => one.name === name);
  return field?.kind === "choice" || field?.kind === "combatant" ? String(field.options[0]) : undefined;
}

function mannersOf(
  { type, as, fields, info }: Prompt,
  given: { readonly technique: string; readonly target: string },
): readonly Manner[] {
  const by = fields.some(({ name }) => name === "toPosture") ? "toPosture" : "mode";
  return Object.entries(isRecord(info?.options) ? info.options : {}).flatMap(([key, option]) =>
    isRecord(option)
      ? [
          {
            command: { type, ...(as === undefined ? {} : { as }), ...given, [by]: key },
            by,
            key,
            grade: String(option.grade),
            isBigSwing: option.bigSwing === true,
            targetNumber: Number(option.targetNumber),
            effect: typeof option.effect === "string" ? option.effect : undefined,
          },
        ]
      : [],
  );
}

/** Dice as people write them: `2D+1`. */
function diceText(dice: number, add: number): string {
  const sum = add === 0 ? "" : add > 0 ? `+${add}` : `−${-add}`;
  return dice === 0 ? String(add) : `${dice}D${sum}`;
}
