import { Archive, UserPlus } from "lucide-react";
import { useTranslations } from "use-intl";
import { TurnOrder } from "../../table/TurnOrder.tsx";
import { Button } from "../../ui/Button.tsx";
import styles from "./Gm.module.css";
import type { GmParts } from "./GmScreen.tsx";
import { tiedGroups } from "./tiedGroups.ts";

/** Who comes when, and who may yet come. */
export function OrderPanel({ table: { view, gmMay }, selected, onSelect, onOpen }: GmParts) {
  const t = useTranslations("gm");
  const ties = gmMay.includes("orderTies") ? tiedGroups(view.order).length : 0;
  return (
    <div className={styles.panel}>
      <TurnOrder
        view={view}
        selected={selected}
        onSelect={onSelect}
        isHidden={({ traits }) => traits.hidden === true}
      />
      <div className={styles.row}>
        {gmMay.includes("addCombatant") && (
          <Button size="small" icon={<UserPlus />} onPress={() => onOpen("add")}>
            {t("add")}
          </Button>
        )}
        <Button size="small" icon={<Archive />} onPress={() => onOpen("reserve")}>
          {t("reserve")}
        </Button>
        {ties > 0 && (
          <Button size="small" onPress={() => onOpen("ties")}>
            {t("ties", { count: ties })}
          </Button>
        )}
      </div>
    </div>
  );
}
