import type { Explanation } from "@yomiai/rules";
import { useTranslations } from "use-intl";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { showSigned } from "../../ui/digits.ts";
import styles from "./Log.module.css";

/** The answer to なぜ？: the sum, line by line, and the clauses that were followed. */
export function Why({ why }: { readonly why: Explanation }) {
  const words = useWords();
  const t = useTranslations("log");
  const sum = why.sum ?? [];
  return (
    <div className={styles.whyBox}>
      {sum.length > 0 && (
        <dl className={styles.sum}>
          {sum.map(({ term, value }, i) => (
            <div key={`${term} ${i}`}>
              <dt>{words.terms?.sums[term] ?? words.label(term) ?? term}</dt>
              <dd>{typeof value === "number" && i > 0 ? showSigned(value) : words.value(term, value)}</dd>
            </div>
          ))}
          {why.total !== undefined && (
            <div className={styles.total}>
              <dt>{t("total")}</dt>
              <dd>{words.value("total", why.total)}</dd>
            </div>
          )}
        </dl>
      )}
      {why.clauses.length > 0 && <p className={styles.clauses}>{t("clauses", { clauses: why.clauses.join(" · ") })}</p>}
    </div>
  );
}
