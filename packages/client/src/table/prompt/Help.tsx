import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import styles from "./PromptCard.module.css";

/** Help that is there when asked for. */
export function Help({ text }: { readonly text: string }) {
  const t = useTranslations("prompt");
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.help}>
      <button
        type="button"
        className={styles.helpButton}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t("helpLess") : t("help")}
      </button>
      <p id={id} className={styles.helpText} hidden={!isOpen}>
        {text}
      </p>
    </div>
  );
}
