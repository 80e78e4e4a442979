import { X } from "lucide-react";
import { createPortal } from "react-dom";
import { useTranslations } from "use-intl";
import { IconButton } from "./Button.tsx";
import { cx } from "./cx.ts";
import styles from "./Toaster.module.css";
import { dismissToast, useToasts } from "./toasts.ts";

/**
 * Where toasts appear: at the top, so that they never cover what the thumb is about to tap, and over dialogs, which would
 * otherwise keep them from eyes and ears.
 */
export function Toaster() {
  const t = useTranslations("common");
  const toasts = useToasts((state) => state.toasts);
  return createPortal(
    <section className={styles.region} aria-label={t("notices")} data-react-aria-top-layer="true">
      <div role="status" aria-live="polite" className={styles.list}>
        {toasts.map(({ id, tone, text }) => (
          <div key={id} className={cx(styles.toast, tone === "bad" && styles.bad)}>
            <span className={styles.text}>{text}</span>
            <IconButton label={t("close")} icon={<X />} onPress={() => dismissToast(id)} />
          </div>
        ))}
      </div>
    </section>,
    document.body,
  );
}
