import { Eye, QrCode as QrIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Table } from "../../connection/decodeTable.ts";
import { useTableStore } from "../../connection/tableStore.ts";
import { ConnectionState } from "../../table/ConnectionState.tsx";
import { Button, IconButton } from "../../ui/Button.tsx";
import { Mark } from "../../ui/Logo.tsx";
import { TableMenu } from "../table/TableMenu.tsx";
import styles from "./Gm.module.css";
import type { GmDialog } from "./GmDialogs.tsx";

/** The top of the GM's screen: the table's name, its code, the look through others' eyes. */
export function GmBar({ table, onOpen }: { readonly table: Table; readonly onOpen: (dialog: GmDialog) => void }) {
  const t = useTranslations("gm");
  const code = useTableStore((state) => state.sitting?.code ?? "");
  return (
    <header className={styles.bar}>
      <Mark className={styles.mark} />
      <h1 className={styles.title}>{table.title || t("pageTitle")}</h1>
      <Button size="small" icon={<QrIcon />} onPress={() => onOpen("join")} aria-label={t("joinPanel", { code })}>
        <span className={styles.code}>{code}</span>
      </Button>
      <IconButton label={t("seeAs")} icon={<Eye />} onPress={() => onOpen("seeAs")} />
      <ConnectionState />
      <TableMenu />
    </header>
  );
}
