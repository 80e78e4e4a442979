import { VisuallyHidden } from "react-aria-components";
import { useTranslations } from "use-intl";
import type { Table } from "../../connection/decodeTable.ts";
import { usePanels } from "../../i18n/Vocabulary.tsx";
import { useAct } from "../../table/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./Player.module.css";

/** The ruleset's own board, if it has one and panels are on: in sight, and closed with one tap where `onToggle` is given. */
export function BoardPanel({
  table,
  isOpen,
  onToggle,
  canAct = true,
}: {
  readonly table: Table;
  readonly isOpen: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly canAct?: boolean;
}) {
  const t = useTranslations("player");
  const { Board } = usePanels();
  const send = useAct();
  if (Board === undefined) return null;
  const act = async (command: Parameters<typeof send>[0]) => void (await send(command));
  return (
    <section className={styles.board} aria-label={t("board")}>
      <VisuallyHidden elementType="h2">{t("board")}</VisuallyHidden>
      {isOpen && <Board table={table} prompts={table.view.prompts} {...(canAct ? { act } : {})} />}
      {onToggle !== undefined && (
        <Button tone="quiet" size="small" onPress={() => onToggle(!isOpen)}>
          {isOpen ? t("closeBoard") : t("openBoard")}
        </Button>
      )}
    </section>
  );
}
