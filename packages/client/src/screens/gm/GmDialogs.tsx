import { useTranslations } from "use-intl";
import type { Table } from "../../connection/decodeTable.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { AddCombatant } from "./AddCombatant.tsx";
import { EndForm } from "./EndForm.tsx";
import { HousePanel } from "./HousePanel.tsx";
import { JoinPanel } from "./JoinPanel.tsx";
import { KeyList } from "./KeyList.tsx";
import { NextFightForm } from "./NextFightForm.tsx";
import { ReservePanel } from "./ReservePanel.tsx";
import { RulingForm } from "./RulingForm.tsx";
import { SeeAs } from "./SeeAs.tsx";
import { TiesForm } from "./TiesForm.tsx";

/** What opens over the GM's table. */
export type GmDialog =
  | "join"
  | "add"
  | "reserve"
  | "ties"
  | "ruling"
  | "house"
  | "end"
  | "nextFight"
  | "seeAs"
  | "keys";

const WIDE: ReadonlySet<GmDialog> = new Set(["join", "add", "house", "seeAs"]);

/** The one dialog that is open, if any. */
export function GmDialogs({
  table,
  open,
  onClose,
}: {
  readonly table: Table;
  readonly open: GmDialog | undefined;
  readonly onClose: () => void;
}) {
  const t = useTranslations("gmDialog");
  if (open === undefined) return null;
  return (
    <Dialog title={t(open)} isOpen onClose={onClose} {...(WIDE.has(open) ? { look: "wide" as const } : {})}>
      <Content table={table} open={open} onClose={onClose} />
    </Dialog>
  );
}

function Content({
  table,
  open,
  onClose,
}: {
  readonly table: Table;
  readonly open: GmDialog;
  readonly onClose: () => void;
}) {
  switch (open) {
    case "join":
      return <JoinPanel table={table} />;
    case "add":
      return <AddCombatant table={table} />;
    case "reserve":
      return <ReservePanel table={table} />;
    case "ties":
      return <TiesForm table={table} onDone={onClose} />;
    case "ruling":
      return <RulingForm onDone={onClose} />;
    case "house":
      return <HousePanel table={table} onDone={onClose} />;
    case "end":
      return <EndForm table={table} onDone={onClose} />;
    case "nextFight":
      return <NextFightForm table={table} onDone={onClose} />;
    case "seeAs":
      return <SeeAs table={table} />;
    case "keys":
      return <KeyList />;
  }
}
