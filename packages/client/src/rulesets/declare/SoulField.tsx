import type { Prompt } from "@yomiai/rules";
import { NumberField } from "../../ui/NumberField.tsx";
import styles from "./Declare.module.css";
import { mostSoul } from "./prompted.ts";
import { useSay } from "./useSay.ts";

/** How much hot soul to spend; nothing where there is none to spend. */
export function SoulField({
  prompt,
  die,
  value,
  onChange,
}: {
  readonly prompt: Prompt;
  /** The dice that each point adds. */
  readonly die: string;
  readonly value: number;
  readonly onChange: (soul: number) => void;
}) {
  const say = useSay();
  const max = mostSoul(prompt);
  if (max === 0) return null;
  return (
    <div className={styles.soul}>
      <NumberField
        look="row"
        label={say("spend", { die })}
        min={0}
        max={max}
        value={value}
        onChange={(soul) => onChange(soul ?? 0)}
      />
    </div>
  );
}
