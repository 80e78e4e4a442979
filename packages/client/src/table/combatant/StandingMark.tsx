import { useTranslations } from "use-intl";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { cx } from "../../ui/cx.ts";
import { standingOf } from "../duties.ts";
import { useTable } from "../useTable.ts";
import styles from "./Combatant.module.css";

/** How a combatant stands in the order: a shape and a word, the ruleset's own where it has one. */
export function StandingMark({
  status,
  isWaitedFor = false,
}: {
  readonly status: string;
  readonly isWaitedFor?: boolean;
}) {
  const view = useTable()?.view;
  const words = useWords();
  const t = useTranslations("standing");
  const standing = standingOf(status);
  // Before a fight nobody has a turn; who cannot take part in it is marked all the same.
  if (view?.phase === "setup" && standing !== "out") return null;
  // Even somebody who is out of the fight may be asked something: what is waited for is not crossed out.
  const shown = isWaitedFor && standing !== "acting" ? "answers" : standing;
  return (
    <span className={cx(styles.standing, shown !== "answers" && styles[shown])}>
      <span className={styles.shape} aria-hidden="true">
        {shapes[shown]}
      </span>
      {shown === "answers" ? t("answers") : (words.terms?.statuses[status] ?? t(standing))}
    </span>
  );
}

const shapes = { acting: "▶", ready: "○", done: "●", skipped: "－", out: "✕", answers: "▷" } as const;
