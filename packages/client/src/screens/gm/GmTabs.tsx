import { useState } from "react";
import { useTranslations } from "use-intl";
import { dutiesOf } from "../../table/duties.ts";
import { Log } from "../../table/log/Log.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import styles from "./Gm.module.css";
import type { GmParts } from "./GmScreen.tsx";
import { Inspector } from "./Inspector.tsx";
import { OrderPanel } from "./OrderPanel.tsx";
import { StepPanel } from "./StepPanel.tsx";

/** The same four parts as pages, for a phone. */
export function GmTabs(parts: GmParts) {
  const t = useTranslations("gm");
  const [page, setPage] = useState("step");
  const must = new Set(dutiesOf(parts.table).must.map(({ as }) => as)).size;
  const select = (id: string) => {
    parts.onSelect(id);
    setPage("inspector");
  };
  return (
    <main className={styles.tabs}>
      <Tabs
        label={t("pages")}
        place="bottom"
        selected={page}
        onSelect={setPage}
        pages={[
          { key: "order", label: t("order"), content: <OrderPanel {...parts} onSelect={select} /> },
          {
            key: "step",
            label: must === 0 ? t("step") : t("stepWaiting", { count: must }),
            content: <StepPanel {...parts} onSelect={select} />,
          },
          { key: "inspector", label: t("inspector"), content: <Inspector {...parts} /> },
          { key: "log", label: t("log"), content: <Log onUndo={parts.onUndo} /> },
        ]}
      />
    </main>
  );
}
