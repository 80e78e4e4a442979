import type { RollBook } from "@yomiai/server/protocol";
import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "../../connection/api.ts";
import type { Sitting } from "../../connection/keptSeats.ts";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { saveFile } from "../../table/saveRecord.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./Dice.module.css";
import { type DieStatistics, expectedMean, statisticsOf, type Tally } from "./statistics.ts";

/** How the dice fell that the own log tells of, by die and by combatant: what people quarrel about, in numbers. */
export function DiceStatistics({ sitting }: { readonly sitting: Sitting }) {
  const t = useTranslations("statistics");
  const [book, setBook] = useState<RollBook | "failed">();
  useEffect(() => {
    api.rolls(sitting.code, sitting.token).then(setBook, () => setBook("failed"));
  }, [sitting]);
  if (book === undefined) return <p role="status">{t("loading")}</p>;
  if (book === "failed") return <p role="alert">{t("failed")}</p>;
  const dice = statisticsOf(book.rolls);
  return (
    <div className={styles.page}>
      <p>{dice.length === 0 ? t("empty") : t("help", { count: dice.reduce((sum, { all }) => sum + all.count, 0) })}</p>
      {dice.map((die) => (
        <Die key={die.sides} die={die} />
      ))}
      {dice.length > 0 && (
        <Button icon={<Download />} onPress={() => void saveFile(sitting, "rolls.csv")}>
          {t("save")}
        </Button>
      )}
    </div>
  );
}

function Die({ die: { sides, step, all, by } }: { readonly die: DieStatistics }) {
  const t = useTranslations("statistics");
  const words = useWords();
  const columns = all.faces.map((_, i) =>
    step === 1 ? String(i + 1) : `${i * step + 1}–${Math.min(sides, (i + 1) * step)}`,
  );
  return (
    <section className={styles.die}>
      <h3>{t("die", { die: `d${sides}`, count: all.count })}</h3>
      <section
        className={styles.scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways, for the keyboard too
        tabIndex={0}
        aria-label={t("die", { die: `d${sides}`, count: all.count })}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t("who")}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              <th scope="col">{t("count")}</th>
              <th scope="col">{t("mean")}</th>
            </tr>
          </thead>
          <tbody>
            {by.map(({ id, tally }) => (
              <Row key={id ?? ""} name={id === undefined ? t("nobody") : words.name(id)} tally={tally} />
            ))}
          </tbody>
          <tfoot>
            <Row name={t("all")} tally={all} />
          </tfoot>
        </table>
      </section>
      <p className={styles.note}>{t("expected", { mean: expectedMean(sides) })}</p>
    </section>
  );
}

function Row({ name, tally: { count, mean, faces } }: { readonly name: string; readonly tally: Tally }) {
  const most = Math.max(1, ...faces);
  return (
    <tr>
      <th scope="row">{name}</th>
      {faces.map((dice, i) => (
        <td key={i} style={{ backgroundSize: `100% ${(0.3 * dice) / most}rem` }} className={styles.face}>
          {dice}
        </td>
      ))}
      <td>{count}</td>
      <td>{mean.toFixed(1)}</td>
    </tr>
  );
}
