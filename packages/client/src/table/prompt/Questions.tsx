import type { Command } from "@yomiai/rules";
import { useTranslations } from "use-intl";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { Button } from "../../ui/Button.tsx";
import { Switch } from "../../ui/Choices.tsx";
import { Chosen } from "./Chosen.tsx";
import { FormPage } from "./FormPage.tsx";
import { OptionButtons } from "./OptionButtons.tsx";
import { PickQuestion } from "./PickQuestion.tsx";
import styles from "./PromptCard.module.css";
import { fieldLabel, sendLabel, variantLabel } from "./promptWords.ts";
import { type PromptGroup, settled, switchesOf } from "./questions.ts";
import { useAnswers } from "./useAnswers.ts";

/** The prompts of one command, and where it is sent. */
export type QuestionsProps = {
  readonly group: PromptGroup;
  readonly isSending: boolean;
  /** Do the keys 1–9 choose? */
  readonly hasKeys: boolean;
  /** Resolves with whether it was carried out. */
  readonly onSend: (command: Command) => Promise<boolean>;
};

/** Asks for the arguments of one command, one question at a time; the last tap sends it. */
export function Questions({ group, isSending, hasKeys, onSend }: QuestionsProps) {
  const words = useWords();
  const t = useTranslations("prompt");
  const asked = useAnswers(group, onSend);
  const { prompts, answers, question } = asked;
  const taps = { isSending, hasKeys };
  if (question === undefined) return null;
  return (
    <div className={styles.questions}>
      {asked.isBegun && <Chosen answers={answers} prompts={prompts} onBack={asked.restart} />}
      {switchesOf(prompts).map(({ name }) => (
        <Switch
          key={name}
          label={fieldLabel(group.type, name, words)}
          isOn={asked.isOn(name)}
          onChange={(isOn) => asked.flip(name, isOn)}
        />
      ))}
      {question.kind === "pick" && (
        <PickQuestion {...{ group, question, answers, prompts }} {...taps} onTap={asked.tap} />
      )}
      {question.kind === "variant" && (
        <OptionButtons
          {...taps}
          label={t("which")}
          options={question.prompts.map((prompt) => ({
            key: prompt.id,
            label: variantLabel(prompt, words),
            leadsOn: true,
            onTap: () => asked.narrowTo(prompt.id),
          }))}
        />
      )}
      {question.kind === "form" && (
        <FormPage
          key={question.prompt.id}
          prompt={question.prompt}
          fields={question.fields}
          answers={settled(prompts, answers)}
          isSending={isSending}
          onSend={asked.send}
        />
      )}
      {question.kind === "ready" && (
        <Button tone="main" size="large" wide isBusy={isSending} onPress={() => asked.send(question.command)}>
          {sendLabel(prompts, question.command, words)}
        </Button>
      )}
    </div>
  );
}
