import type { ToldLine } from "@yomiai/server/protocol";
import { useCallback, useState } from "react";
import { useTranslations } from "use-intl";
import type { Table } from "../../connection/decodeTable.ts";
import { standingLines } from "../../connection/logLines.ts";
import { useTableStore } from "../../connection/tableStore.ts";
import { CutNotice } from "../../table/ConnectionState.tsx";
import { dutiesOf, isFighting, turnOf } from "../../table/duties.ts";
import { FrozenNotice } from "../../table/FrozenNotice.tsx";
import { LiveRegion } from "../../table/LiveRegion.tsx";
import { useAct } from "../../table/useAct.ts";
import { useIsWide } from "../../ui/useIsWide.ts";
import { useKeys } from "../../ui/useKeys.ts";
import { PausedNotice } from "../table/PausedNotice.tsx";
import { useChangeTable } from "../table/useChangeTable.ts";
import { useTurnSignals } from "../table/useTurnSignals.ts";
import { useWakeLock } from "../table/useWakeLock.ts";
import styles from "./Gm.module.css";
import { GmBar } from "./GmBar.tsx";
import { GmColumns } from "./GmColumns.tsx";
import { type GmDialog, GmDialogs } from "./GmDialogs.tsx";
import { GmTabs } from "./GmTabs.tsx";

/** What the parts of the GM's screen share. */
export type GmParts = {
  readonly table: Table;
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
  readonly onOpen: (dialog: GmDialog) => void;
  /** Takes back a line of the log and all after it. */
  readonly onUndo: (line: ToldLine) => void;
  /** Which of the prompts that the table waits for the keys belong to. */
  readonly current: number;
};

/** The GM's screen: order, present step, inspector, log; side by side where there is room, else as pages. */
export function GmScreen({ table }: { readonly table: Table }) {
  const t = useTranslations("gm");
  const isWide = useIsWide();
  const [selected, setSelected] = useState<string>();
  const [dialog, setDialog] = useState<GmDialog>();
  const [current, setCurrent] = useState(0);
  const act = useAct();
  const change = useChangeTable();
  const { must } = dutiesOf(table);
  const onUndo = useCallback(({ line }: ToldLine) => void act({ type: "undo", toLine: line - 1 }), [act]);
  const undoLast = () => {
    const last = standingLines(useTableStore.getState().lines).at(-1);
    if (last !== undefined) onUndo(last);
  };
  const cards = new Set(must.map(({ as }) => as ?? "")).size;
  useKeys({
    n: () => setCurrent(cards === 0 ? 0 : (current + 1) % cards),
    u: undoLast,
    o: () => setSelected(turnOf(table.view) ?? table.view.active[0]),
    j: () => setDialog("join"),
    p: () => change({ paused: !table.paused }),
    "?": () => setDialog("keys"),
  });
  useTurnSignals({ isAsked: must.length > 0 && !table.paused, title: table.title || t("pageTitle") });
  useWakeLock(isFighting(table.view) && !table.paused);
  const parts: GmParts = {
    table,
    selected: selected ?? turnOf(table.view),
    onSelect: setSelected,
    onOpen: setDialog,
    onUndo,
    current: cards === 0 ? 0 : current % cards,
  };
  return (
    <div className={styles.screen}>
      <GmBar table={table} onOpen={setDialog} />
      <CutNotice />
      <FrozenNotice code={table.frozen} />
      <PausedNotice table={table} />
      {isWide ? <GmColumns {...parts} /> : <GmTabs {...parts} />}
      <GmDialogs table={table} open={dialog} onClose={() => setDialog(undefined)} />
      <LiveRegion isMyTurn={must.length > 0} />
    </div>
  );
}
