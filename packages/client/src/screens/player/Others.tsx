import type { Seat } from "@yomiai/rules";
import { useTranslations } from "use-intl";
import type { Table } from "../../connection/decodeTable.ts";
import { Sides } from "../../table/combatant/Sides.tsx";
import { ownCombatants } from "../../table/duties.ts";
import styles from "./Player.module.css";

/** Everybody else: those of other sides first, then friends. */
export function Others({
  table,
  seat,
  onLook,
}: {
  readonly table: Table;
  readonly seat: Seat;
  readonly onLook: (id: string) => void;
}) {
  const t = useTranslations("player");
  const { view } = table;
  const friendly = new Set(ownCombatants(view, seat).map(({ side }) => side));
  const others = Object.values(view.combatants)
    .filter(({ owner }) => owner !== seat)
    .sort((a, b) => Number(friendly.has(a.side)) - Number(friendly.has(b.side)));
  if (others.length === 0) return <p className={styles.nobody}>{t("nobodyElse")}</p>;
  return <Sides combatants={others} onOpen={onLook} />;
}
