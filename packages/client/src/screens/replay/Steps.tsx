import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button, IconButton } from "../../ui/Button.tsx";
import { RangeField } from "../../ui/RangeField.tsx";
import styles from "./Replay.module.css";
import type { Replaying } from "./useReplay.ts";

/** Forward and back, at thumb height; the arrow keys do the same. */
export function Steps({ replay, line }: { readonly replay: Replaying; readonly line: number }) {
  const t = useTranslations("replay");
  const { last, isFirst, isLast, forward, back, toBeginning, toEnd, goTo } = replay;
  return (
    <nav className={styles.steps} aria-label={t("steps")}>
      <div className={styles.slide}>
        <RangeField label={t("line")} min={0} max={last} value={line} onChange={goTo} />
        <span className={styles.count}>{t("count", { line, last })}</span>
      </div>
      <div className={styles.buttons}>
        <IconButton label={t("toBeginning")} icon={<ChevronFirst />} isDisabled={isFirst} onPress={toBeginning} />
        <Button size="large" icon={<ChevronLeft />} isDisabled={isFirst} onPress={back}>
          {t("back")}
        </Button>
        <Button size="large" tone="main" icon={<ChevronRight />} isDisabled={isLast} onPress={forward}>
          {t("forward")}
        </Button>
        <IconButton label={t("toEnd")} icon={<ChevronLast />} isDisabled={isLast} onPress={toEnd} />
      </div>
    </nav>
  );
}
