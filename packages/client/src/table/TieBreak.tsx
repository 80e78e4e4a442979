import { useState } from "react";
import { useTranslations } from "use-intl";
import styles from "./TurnOrder.module.css";

/** Says of one in the order that the one before is its equal, and on a tap what put that one first. */
export function TieBreak({ before, reason }: { readonly before: string; readonly reason: string }) {
  const t = useTranslations("order");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.tie}
        aria-expanded={isOpen}
        aria-label={t("tiedWith", { name: before })}
        onClick={() => setOpen(!isOpen)}
      >
        {t("tied")}
      </button>
      {isOpen && <p className={styles.tieBreak}>{t("tieBreak", { name: before, reason })}</p>}
    </>
  );
}
