import { EyeOff } from "lucide-react";
import { useTranslations } from "use-intl";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { isAnswerOpen } from "../openAnswer.ts";
import { Help } from "./Help.tsx";
import styles from "./PromptCard.module.css";
import { PromptInfo } from "./PromptInfo.tsx";
import type { PromptGroup } from "./questions.ts";

/** What is asked, with help, what is secret about it and what the server tells with it. */
export function PromptHead({
  id,
  groups,
  open,
  isOwn,
}: {
  readonly id: string;
  readonly isOwn: boolean;
  readonly groups: readonly PromptGroup[];
  readonly open: PromptGroup | undefined;
}) {
  const words = useWords();
  const t = useTranslations("prompt");
  const group = open ?? (groups.length === 1 ? groups[0] : undefined);
  const terms = group === undefined ? undefined : words.terms?.commands[group.type];
  const as = group?.as ?? groups[0]?.as;
  const unnamed = isOwn || as === undefined ? t("chooseOwn") : t("choose", { name: words.name(as) });
  return (
    <header className={styles.head}>
      <h2 id={id} className={styles.ask}>
        {terms === undefined ? unnamed : words.fill(terms.ask, { as: isOwn ? words.you(as) : (as ?? "") })}
      </h2>
      {terms?.help !== undefined && <Help text={terms.help} />}
      {terms?.secret !== undefined && group !== undefined && !isAnswerOpen(group.prompts) && (
        <p className={styles.secret}>
          <EyeOff aria-hidden="true" />
          {terms.secret}
        </p>
      )}
      {group !== undefined && <PromptInfo prompts={group.prompts} />}
    </header>
  );
}
