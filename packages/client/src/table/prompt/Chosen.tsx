import type { Prompt } from "@yomiai/rules";
import { useTranslations } from "use-intl";
import { useWords } from "../../i18n/Vocabulary.tsx";
import styles from "./PromptCard.module.css";
import { optionLabel } from "./promptWords.ts";
import type { Answers } from "./questions.ts";

/** What has been chosen so far; a tap takes it back. */
export function Chosen({
  answers,
  prompts,
  onBack,
}: {
  readonly answers: Answers;
  readonly prompts: readonly Prompt[];
  readonly onBack: () => void;
}) {
  const t = useTranslations("prompt");
  const words = useWords();
  const none = { leaveOut: t("leaveOut"), empty: t("nobody") };
  const texts = Object.entries(answers).map(([name, value]) => optionLabel({ prompts, name, value }, { words, none }));
  return (
    <button type="button" className={styles.chosen} onClick={onBack}>
      <span>{words.list(texts)}</span>
      <span className={styles.again}>{t("again")}</span>
    </button>
  );
}
