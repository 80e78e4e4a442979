import type { Prompt } from "@yomiai/rules";
import { Checkbox, CheckboxGroup, Label } from "react-aria-components";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { cx } from "../../ui/cx.ts";
import { labelIn, tapped, techniquesIn } from "./composing.ts";
import styles from "./Kengi.module.css";

type TechniquesProps = {
  readonly label: string;
  readonly prompts: readonly Prompt[];
  readonly chosen: readonly string[];
  /** What a technique gives, in words. */
  readonly note: (technique: string) => string;
  readonly onChange: (chosen: readonly string[]) => void;
};

/** The techniques that may be used, each with what it gives. What cannot be joined to the chosen ones is switched off. */
export function Techniques({ label, prompts, chosen, note, onChange }: TechniquesProps) {
  const words = useWords();
  const techniques = techniquesIn(prompts);
  if (techniques.length === 0) return null;
  const change = (value: readonly string[]) => {
    const technique = techniques.find((one) => value.includes(one) !== chosen.includes(one));
    const next = technique === undefined ? undefined : tapped(prompts, chosen, technique);
    if (next !== undefined) onChange(next);
  };
  return (
    <CheckboxGroup className={cx(styles.techniques)} value={[...chosen]} onChange={change}>
      <Label className={cx(styles.label)}>{label}</Label>
      <div className={styles.chips}>
        {techniques.map((technique) => (
          <Checkbox
            key={technique}
            value={technique}
            className={cx(styles.technique)}
            isDisabled={tapped(prompts, chosen, technique) === undefined}
          >
            <span className={styles.tick} aria-hidden="true">
              {chosen.length > 1 && chosen.includes(technique) ? chosen.indexOf(technique) + 1 : "✓"}
            </span>
            <span>
              <b className={styles.techniqueName}>
                {labelIn(prompts, technique) ?? words.value("techniques", technique)}
              </b>
              <span className={styles.techniqueNote}>{note(technique)}</span>
            </span>
          </Checkbox>
        ))}
      </div>
    </CheckboxGroup>
  );
}
