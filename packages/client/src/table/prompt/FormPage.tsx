import type { Command, Prompt, PromptField } from "@yomiai/rules";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { Button } from "../../ui/Button.tsx";
import { FormField } from "./FormField.tsx";
import { argumentOf, type Entered, firstValue, problemOf } from "./fieldValues.ts";
import styles from "./PromptCard.module.css";
import { fieldLabel, sendLabel } from "./promptWords.ts";
import { type Answers, commandOf } from "./questions.ts";

type FormPageProps = {
  readonly prompt: Prompt;
  readonly fields: readonly PromptField[];
  readonly answers: Answers;
  readonly isSending: boolean;
  readonly onSend: (command: Command) => void;
};

/** What is left to enter of a command, on one page, and the button that sends it and says what it does. */
export function FormPage({ prompt, fields, answers, isSending, onSend }: FormPageProps) {
  const words = useWords();
  const t = useTranslations("prompt");
  const [entered, setEntered] = useState<Readonly<Record<string, Entered>>>(() =>
    Object.fromEntries(fields.map((field) => [field.name, firstValue(field)])),
  );
  const terms = words.terms?.commands[prompt.type];
  const labelOf = ({ name }: PromptField) => fieldLabel(prompt.type, name, words);
  const missing = fields.filter((field) => problemOf(field, entered[field.name]) !== undefined);
  const isComplete = missing.length === 0;
  const args = Object.fromEntries(fields.map((field) => [field.name, argumentOf(field, entered[field.name])]));
  const command = commandOf(prompt, { ...answers, ...args });
  const send = () => isComplete && !isSending && onSend(command);
  return (
    <div className={styles.form}>
      {fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          label={labelOf(field)}
          value={entered[field.name]}
          onChange={(value) => setEntered((before) => ({ ...before, [field.name]: value }))}
          onEnter={send}
        />
      ))}
      {!isComplete && <p className={styles.missing}>{t("missing", { fields: words.list(missing.map(labelOf)) })}</p>}
      <Button tone="main" size="large" wide isDisabled={!isComplete} isBusy={isSending} onPress={send}>
        {isComplete ? sendLabel([prompt], command, words) : (terms?.name ?? t("send"))}
      </Button>
    </div>
  );
}
