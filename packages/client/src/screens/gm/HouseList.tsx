import type { JsonObject } from "@yomiai/rules";
import { useTranslations } from "use-intl";
import { useWords } from "../../i18n/Vocabulary.tsx";
import styles from "./Gm.module.css";

/** The house rules in force, to be read. */
export function HouseList({ house }: { readonly house: JsonObject }) {
  const t = useTranslations("house");
  const words = useWords();
  const options = Object.entries(house);
  if (options.length === 0) return <p>{t("none")}</p>;
  return (
    <dl className={styles.houseList}>
      {options.map(([name, value]) => {
        const option = words.terms?.house[name];
        return (
          <div key={name}>
            <dt>{option?.name ?? name}</dt>
            <dd>{option?.values?.[String(value)] ?? (words.value(name, value) || t("off"))}</dd>
          </div>
        );
      })}
    </dl>
  );
}
