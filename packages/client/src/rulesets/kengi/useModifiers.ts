import { useWords } from "../../i18n/Vocabulary.tsx";
import { showSigned } from "../../ui/digits.ts";
import { useSay } from "./useSay.ts";

/** What a technique or a stance changes; what is nothing is not told. */
export type Modifiers = {
  readonly hit?: number;
  readonly guard?: number;
  readonly damage?: number;
  /** Strikes; 1 states none. */
  readonly attacks?: number;
};

/** Says modifiers in one short line: 命中+2、ダメージ+1. Empty where nothing changes. */
export function useModifiers(): (modifiers: Modifiers) => string {
  const say = useSay();
  const words = useWords();
  return ({ hit = 0, guard = 0, damage = 0, attacks = 1 }) => {
    const changes = { hit, guard, damage };
    const parts = (["hit", "guard", "damage"] as const).flatMap((key) =>
      changes[key] === 0
        ? []
        : [
            words.language === "ja"
              ? `${say(key)}${showSigned(changes[key])}`
              : `${showSigned(changes[key])} ${say(key)}`,
          ],
    );
    const all = attacks > 1 ? [...parts, say("strikes", { count: attacks })] : parts;
    return words.language === "ja" ? all.join(" ") : words.list(all);
  };
}
