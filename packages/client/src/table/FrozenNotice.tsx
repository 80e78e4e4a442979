import { useTranslations } from "use-intl";
import styles from "./ConnectionState.module.css";

/** Why the room takes no commands now, if it does not. */
export function FrozenNotice({ code }: { readonly code: string }) {
  const t = useTranslations("frozen");
  if (code === "") return null;
  return (
    <div className={styles.notice} role="alert">
      <p>{code === "storage" ? t("storage") : t("invariant")}</p>
    </div>
  );
}
