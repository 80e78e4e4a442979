import type { Json, Prompt } from "@yomiai/rules";
import { useTranslations } from "use-intl";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { useTable } from "../useTable.ts";
import { alliesLast } from "./alliesLast.ts";
import { OptionButtons } from "./OptionButtons.tsx";
import styles from "./PromptCard.module.css";
import { fieldLabel, tapLabels } from "./promptWords.ts";
import { type Answers, nextQuestion, type PromptGroup } from "./questions.ts";

/** A question that one tap answers. */
export function PickQuestion({
  group,
  question,
  answers,
  prompts,
  isSending,
  hasKeys,
  onTap,
}: {
  readonly group: PromptGroup;
  readonly question: { readonly name: string; readonly options: readonly (Json | undefined)[] };
  readonly answers: Answers;
  readonly prompts: readonly Prompt[];
  readonly isSending: boolean;
  readonly hasKeys: boolean;
  readonly onTap: (name: string, value: Json | undefined) => void;
}) {
  const t = useTranslations("prompt");
  const words = useWords();
  const view = useTable()?.view;
  const { name } = question;
  const label = fieldLabel(group.type, name, words);
  const values = alliesLast(question.options, { as: group.as, view });
  const none = { leaveOut: t("leaveOut"), empty: t("nobody") };
  const labels = tapLabels({ prompts, answers, name, values }, { words, none });
  const options = values.map((value, i) => ({
    key: JSON.stringify(value) ?? "",
    label: labels[i] ?? "",
    leadsOn: nextQuestion(prompts, { ...answers, [name]: value })?.kind !== "ready",
    isMinor: value === undefined || (Array.isArray(value) && value.length === 0),
    onTap: () => onTap(name, value),
  }));
  const isOnlyQuestion = group.prompts.every((prompt) => prompt.fields.length <= 1);
  return (
    <>
      {!isOnlyQuestion && <p className={styles.label}>{label}</p>}
      <OptionButtons label={label} options={options} isSending={isSending} hasKeys={hasKeys} />
    </>
  );
}
