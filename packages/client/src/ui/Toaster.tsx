import { X } from "lucide-react";
import { useTranslations } from "use-intl";
import { IconButton } from "./Button.tsx";
import { cx } from "./cx.ts";
import styles from "./Toaster.module.css";
import { dismissToast, useToasts } from "./toasts.ts";

/** Where toasts appear: at the top, so that they never cover what the thumb is about to tap. */
export function Toaster() {
  const t = useTranslations("common");
  const toasts = useToasts((state) => state.toasts);
  return (
    <section className={styles.region} aria-label={t("notices")}>
      <div role="status" aria-live="polite" className={styles.list}>
        {toasts.map(({ id, tone, text }) => (
          <div key={id} className={cx(styles.toast, tone === "bad" && styles.bad)}>
            <span className={styles.text}>{text}</span>
            <IconButton label={t("close")} icon={<X />} onPress={() => dismissToast(id)} />
          </div>
        ))}
      </div>
    </section>
  );
}
