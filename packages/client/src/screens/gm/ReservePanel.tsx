import type { NewCombatant } from "@yomiai/rules";
import { X } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Table } from "../../connection/decodeTable.ts";
import { once } from "../../connection/once.ts";
import { useAct } from "../../table/useAct.ts";
import { Button, IconButton } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import styles from "./Gm.module.css";
import { freeId } from "./newCombatant.ts";
import { useReserve } from "./useReserve.ts";

/** Those who wait behind the screen: nobody knows of them until they enter. */
export function ReservePanel({ table }: { readonly table: Table }) {
  const t = useTranslations("reserve");
  const act = useAct();
  const { reserve, keep } = useReserve();
  const enter = async (combatant: NewCombatant) => {
    const id = freeId(combatant.id, new Set(Object.keys(table.view.combatants)));
    if (!(await act({ type: "addCombatant", combatant: { ...combatant, id } }))) return;
    await keep((reserve ?? []).filter((other) => other !== combatant));
  };
  if (reserve === undefined) return <p role="status">{t("loading")}</p>;
  if (reserve.length === 0) return <p>{t("empty")}</p>;
  return (
    <ul className={styles.list}>
      {reserve.map((combatant) => (
        <li key={combatant.id} className={styles.listRow}>
          <span className={styles.grow}>
            <b>{combatant.name}</b> <Chip tone="faint">{combatant.side}</Chip>
          </span>
          <Button tone="main" size="small" onPress={() => void once(`enter ${combatant.id}`, () => enter(combatant))}>
            {t("enter")}
          </Button>
          <IconButton
            label={t("drop", { name: combatant.name })}
            icon={<X />}
            onPress={() => void keep(reserve.filter((other) => other !== combatant))}
          />
        </li>
      ))}
    </ul>
  );
}
