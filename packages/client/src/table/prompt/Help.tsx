import { CircleHelp } from "lucide-react";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import styles from "./PromptCard.module.css";

/** Help that is there when asked for: a sign at the edge, and the words below. */
export function Help({ text }: { readonly text: string }) {
  const t = useTranslations("prompt");
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.helpButton}
        aria-label={t("help")}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <CircleHelp aria-hidden="true" />
      </button>
      <p id={id} className={styles.helpText} hidden={!isOpen}>
        {text}
      </p>
    </>
  );
}
