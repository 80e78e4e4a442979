import { ChevronUp } from "lucide-react";
import { useState } from "react";
import { Button, VisuallyHidden } from "react-aria-components";
import { useTranslations } from "use-intl";
import { useTableStore } from "../../connection/tableStore.ts";
import { cx } from "../../ui/cx.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import styles from "./Log.module.css";
import { Log } from "./Log.tsx";
import { useLineText } from "./useLineText.ts";

/** The newest line, always in sight; a tap opens the whole log. */
export function LastLine() {
  const t = useTranslations("log");
  const lineText = useLineText();
  const last = useTableStore((state) => state.lines.at(-1));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className={cx(styles.lastLine)} onPress={() => setOpen(true)}>
        <span key={last?.line} className={styles.lastText} data-testid="last-line">
          {last === undefined ? t("empty") : lineText(last).text}
        </span>
        <VisuallyHidden>{t("open")}</VisuallyHidden>
        <ChevronUp aria-hidden="true" />
      </Button>
      <Dialog title={t("label")} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Log />
      </Dialog>
    </>
  );
}
