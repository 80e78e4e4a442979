import { useTranslations } from "use-intl";
import { ChooseOne } from "../../ui/Choices.tsx";
import { TextField } from "../../ui/TextField.tsx";
import styles from "./Gm.module.css";

const READY = ["count", "slip", "scene", "ruling"] as const;

/** Why something is changed: a ready answer with one tap, or one's own words. */
export function Reason({ value, onChange }: { readonly value: string; readonly onChange: (reason: string) => void }) {
  const t = useTranslations("adjust");
  const options = READY.map((key) => ({ key: t(`reasons.${key}`), label: t(`reasons.${key}`) }));
  return (
    <div className={styles.reason}>
      <ChooseOne
        label={t("reason")}
        look="row"
        options={options}
        value={options.some(({ key }) => key === value) ? value : undefined}
        onChange={onChange}
      />
      <TextField
        label={t("otherReason")}
        isLabelHidden
        placeholder={t("otherReason")}
        value={options.some(({ key }) => key === value) ? "" : value}
        onChange={onChange}
        maxLength={500}
      />
    </div>
  );
}
