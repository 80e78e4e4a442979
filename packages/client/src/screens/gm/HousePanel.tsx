import type { JsonObject } from "@yomiai/rules";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Table } from "../../connection/decodeTable.ts";
import { HouseForm } from "../../forms/HouseForm.tsx";
import { useAct } from "../../table/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { useRulesets } from "../useRulesets.ts";
import styles from "./Gm.module.css";
import { HouseList } from "./HouseList.tsx";

/** The house rules in force; in set-up they can be changed. */
export function HousePanel({ table, onDone }: { readonly table: Table; readonly onDone: () => void }) {
  const t = useTranslations("house");
  const act = useAct();
  const rulesets = useRulesets();
  const [changed, setChanged] = useState<JsonObject>({});
  const info = rulesets.is === "here" ? rulesets.infos.find(({ id }) => id === table.view.ruleset) : undefined;
  if (table.view.phase !== "setup" || info === undefined) return <HouseList house={table.house} />;
  const send = async () => {
    if (await act({ type: "setHouse", house: changed })) onDone();
  };
  return (
    <div className={styles.panel}>
      <HouseForm
        schema={info.house}
        value={{ ...table.house, ...changed }}
        onChange={(house) => setChanged(differing(house, table.house))}
      />
      <div className={styles.stickyFoot}>
        <Button
          tone="main"
          size="large"
          wide
          isDisabled={Object.keys(changed).length === 0}
          onPress={() => void send()}
        >
          {t("apply", { count: Object.keys(changed).length })}
        </Button>
      </div>
    </div>
  );
}

function differing(house: JsonObject, before: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(house).filter(([option, value]) => JSON.stringify(value) !== JSON.stringify(before[option])),
  );
}
