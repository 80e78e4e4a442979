import type { ToldLine } from "@yomiai/server/protocol";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { standingLines } from "../../connection/logLines.ts";
import { useTableStore } from "../../connection/tableStore.ts";
import { useAct } from "../../table/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { ChooseOne } from "../../ui/Choices.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import styles from "./Replay.module.css";
import type { Eyes } from "./useReplay.ts";

/** For the GM, after the end: everything with its secrets. Opening it is said to all and ends all undoing, so it is asked first. */
export function Everything({ eyes, onChoose }: { readonly eyes: Eyes; readonly onChoose: (eyes: Eyes) => void }) {
  const t = useTranslations("replay");
  const act = useAct();
  const [isAsking, setAsking] = useState(false);
  const isOpen = useTableStore((state) => isRecordOpen(state.lines));
  if (isOpen) {
    return (
      <ChooseOne
        label={t("eyes")}
        isLabelHidden
        look="row"
        options={[
          { key: "own", label: t("own") },
          { key: "omniscient", label: t("everything") },
        ]}
        value={eyes}
        onChange={(key) => onChoose(key === "omniscient" ? "omniscient" : "own")}
      />
    );
  }
  const open = async () => {
    if (!(await act({ type: "openRecord" }))) return;
    setAsking(false);
    onChoose("omniscient");
  };
  return (
    <>
      <Button size="small" onPress={() => setAsking(true)}>
        {t("openEverything")}
      </Button>
      <Dialog title={t("openEverything")} isOpen={isAsking} onClose={() => setAsking(false)}>
        <div className={styles.asking}>
          <p>{t("openHelp")}</p>
          <Button tone="main" size="large" wide onPress={() => void open()}>
            {t("openNow")}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

/** It was opened, and no other fight has been set up since. */
function isRecordOpen(lines: readonly ToldLine[]): boolean {
  const turns = standingLines(lines).map(({ event }) => event.type);
  return turns.lastIndexOf("recordOpened") > turns.lastIndexOf("nextFightPrepared");
}
