import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { useLocation } from "wouter";
import { standingLines } from "../connection/logLines.ts";
import { useTableStore } from "../connection/tableStore.ts";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { DiceProof } from "./DiceProof.tsx";
import styles from "./Ended.module.css";
import { Log } from "./log/Log.tsx";
import { useLineText } from "./log/useLineText.ts";
import { RecordButtons } from "./RecordButtons.tsx";
import { saveFile } from "./saveRecord.ts";

/** What rulesets call the end of it all. */
const ENDINGS: ReadonlySet<string> = new Set(["fightEnded", "encounterEnded", "combatEnded", "ended"]);

/** After the fight: how it ended, how it goes on where that is the viewer's to say, and what may be kept of it. */
export function Ended({ children }: { readonly children?: ReactNode }) {
  const t = useTranslations("ended");
  const lineText = useLineText();
  const [, navigate] = useLocation();
  const lines = useTableStore((state) => state.lines);
  const sitting = useTableStore((state) => state.sitting);
  const [open, setOpen] = useState<"log" | "dice">();
  const last = standingLines(lines).findLast(({ event }) => ENDINGS.has(event.type));
  return (
    <Card look="framed" className={styles.ended}>
      <h2 className={styles.outcome}>{last === undefined ? t("title") : lineText(last).text}</h2>
      {children}
      <div className={styles.ways}>
        <RecordButtons />
        <Button onPress={() => setOpen("log")}>{t("log")}</Button>
        <Button onPress={() => setOpen("dice")}>{t("dice")}</Button>
        {sitting !== undefined && <Button onPress={() => void saveFile(sitting, "export")}>{t("save")}</Button>}
        <Button onPress={() => navigate("/")}>{t("home")}</Button>
      </div>
      <Dialog title={t(open ?? "log")} isOpen={open !== undefined} onClose={() => setOpen(undefined)}>
        {open === "dice" ? <DiceProof /> : <Log />}
      </Dialog>
    </Card>
  );
}
