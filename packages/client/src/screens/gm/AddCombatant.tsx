import type { NewCombatant } from "@yomiai/rules";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Table } from "../../connection/decodeTable.ts";
import type { Names } from "../../connection/names.ts";
import { useTableStore } from "../../connection/tableStore.ts";
import { useAct } from "../../table/useAct.ts";
import { Switch } from "../../ui/Choices.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { toast } from "../../ui/toasts.ts";
import { useRulesets } from "../useRulesets.ts";
import { CombatantForm } from "./CombatantForm.tsx";
import styles from "./Gm.module.css";
import type { Company } from "./newCombatant.ts";
import { StarterList } from "./StarterList.tsx";
import { useReserve } from "./useReserve.ts";

/** Brings combatants to the table, or prepares them behind the screen: ready ones with a tap, or from a sheet. */
export function AddCombatant({ table }: { readonly table: Table }) {
  const t = useTranslations("add");
  const act = useAct();
  const rulesets = useRulesets();
  const { reserve = [], keep } = useReserve();
  const [page, setPage] = useState("starters");
  const [isHidden, setHidden] = useState(false);
  const names = useTableStore((state) => state.names);
  const company = companyOf(table, reserve, names);
  const add = async (combatant: NewCombatant): Promise<boolean> => {
    const isDone = isHidden ? await keep([...reserve, combatant]) : await act({ type: "addCombatant", combatant });
    if (isDone) toast(t(isHidden ? "prepared" : "added", { name: combatant.name }));
    return isDone;
  };
  const info = rulesets.is === "here" ? rulesets.infos.find(({ id }) => id === table.view.ruleset) : undefined;
  if (info === undefined) return <p role="status">{t("loading")}</p>;
  const shared = { info, table, company, onAdd: add };
  return (
    <div className={styles.panel}>
      <Switch label={t("hidden")} help={t("hiddenHelp")} isOn={isHidden} onChange={setHidden} />
      <Tabs
        label={t("how")}
        selected={page}
        onSelect={setPage}
        pages={[
          { key: "starters", label: t("starters"), content: <StarterList {...shared} /> },
          { key: "sheet", label: t("sheet"), content: <CombatantForm {...shared} /> },
        ]}
      />
    </div>
  );
}

/** Ids of those who were there before are taken too: the log goes on speaking of them. */
function companyOf(table: Table, reserve: readonly NewCombatant[], known: Names): Company {
  const all = [...Object.values(table.view.combatants), ...reserve];
  return {
    ids: new Set([...Object.keys(known), ...all.map(({ id }) => id)]),
    names: new Set(all.map(({ name }) => name)),
  };
}
