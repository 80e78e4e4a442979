import type { DiceReport } from "@yomiai/server/protocol";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "../connection/api.ts";
import { useTableStore } from "../connection/tableStore.ts";
import styles from "./Ended.module.css";

/** That the dice were fair: what was promised before the first roll, and the seeds that keep the promise. */
export function DiceProof() {
  const t = useTranslations("dice");
  const sitting = useTableStore((state) => state.sitting);
  const [report, setReport] = useState<DiceReport | "failed">();
  useEffect(() => {
    if (sitting === undefined) return;
    api.dice(sitting.code, sitting.token).then(setReport, () => setReport("failed"));
  }, [sitting]);
  if (report === undefined) return <p role="status">{t("loading")}</p>;
  if (report === "failed") return <p role="alert">{t("failed")}</p>;
  return (
    <div className={styles.proof}>
      <p>{t("help")}</p>
      {report.revealed.length === 0 && <p>{t("notYet")}</p>}
      {report.revealed.map((stream) => (
        <section key={`${stream.stream} ${stream.commitment}`} className={styles.proof}>
          <h3>{t(stream.stream)}</h3>
          <dl className={styles.proof}>
            <div>
              <dt>{t("commitment")}</dt>
              <dd>
                <code>{stream.commitment}</code>
              </dd>
            </div>
            <div>
              <dt>{t("seed")}</dt>
              <dd>
                <code>{stream.seed}</code>
              </dd>
            </div>
          </dl>
          <ol className={styles.rolls}>
            {stream.rolls.map((roll) => (
              <li key={roll.first}>
                <span>{roll.notation}</span>
                <b>{roll.faces.join(" · ")}</b>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
