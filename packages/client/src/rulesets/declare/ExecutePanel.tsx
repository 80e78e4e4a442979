import { useState } from "react";
import { Label, Radio, RadioGroup } from "react-aria-components";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { fieldLabel, sendLabel } from "../../table/prompt/promptWords.ts";
import { commandOf } from "../../table/prompt/questions.ts";
import { Button } from "../../ui/Button.tsx";
import { cx } from "../../ui/cx.ts";
import type { PromptPanelProps } from "../panels.ts";
import { DeclarationFace } from "./DeclarationFace.tsx";
import styles from "./Declare.module.css";
import { fieldOf, optionsOf } from "./prompted.ts";
import { SoulField } from "./SoulField.tsx";
import { useSay } from "./useSay.ts";

/** What was declared, to be done now: with hot soul, and at another target where the old one is gone. */
export function ExecutePanel({ table, prompts, act, isSending }: PromptPanelProps) {
  const say = useSay();
  const words = useWords();
  const [soul, setSoul] = useState(0);
  const [asked, setTarget] = useState<string>();
  const [prompt] = prompts;
  if (prompt === undefined) return null;
  const targets = optionsOf(prompt, "target");
  const target = targets.length === 1 ? targets[0] : targets.find((id) => id === asked);
  const command = commandOf(prompt, { soul: soul > 0 ? soul : undefined, target });
  const isComplete = fieldOf(prompt, "target") === undefined || target !== undefined;
  return (
    <div className={styles.panel}>
      <div className={styles.declared}>
        <DeclarationFace declaration={prompt.info ?? {}} as={prompt.as} />
      </div>
      {targets.length > 0 && (
        <RadioGroup className={cx(styles.targets)} value={target ?? null} onChange={setTarget}>
          <Label className={cx(styles.label)}>{fieldLabel("execute", "target", words)}</Label>
          {targets.map((id) => (
            <Radio key={id} value={id} className={cx(styles.target)}>
              <b className={styles.name}>{words.name(id)}</b>
            </Radio>
          ))}
        </RadioGroup>
      )}
      <SoulField prompt={prompt} die={String(table.house.hotSoulDie ?? "")} value={soul} onChange={setSoul} />
      <Button
        tone="main"
        size="large"
        wide
        isDisabled={!isComplete}
        isBusy={isSending}
        onPress={() => isComplete && void act(command)}
      >
        {isComplete ? sendLabel([prompt], command, words) : say("chooseTarget")}
      </Button>
    </div>
  );
}
