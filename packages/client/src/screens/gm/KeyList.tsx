import { useTranslations } from "use-intl";
import styles from "./Gm.module.css";

const KEYS = ["n", "digits", "u", "o", "j", "p", "help"] as const;
const SHOWN = { n: "N", digits: "1 – 9", u: "U", o: "O", j: "J", p: "P", help: "?" } as const;

/** What the keys do on the GM's screen. */
export function KeyList() {
  const t = useTranslations("keyList");
  return (
    <dl className={styles.keys}>
      {KEYS.map((key) => (
        <div key={key}>
          <dt>
            <kbd>{SHOWN[key]}</kbd>
          </dt>
          <dd>{t(key)}</dd>
        </div>
      ))}
    </dl>
  );
}
