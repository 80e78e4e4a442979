import type { CombatantView, Seat } from "@yomiai/rules";
import { useTranslations } from "use-intl";
import type { Table } from "../../connection/decodeTable.ts";
import { CombatantRow } from "../../table/combatant/CombatantRow.tsx";
import { ownCombatants } from "../../table/duties.ts";
import styles from "./Player.module.css";

/** Everybody else: those of other sides first, then friends, each side under its name. */
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
  const others = Object.values(view.combatants).filter(({ owner }) => owner !== seat);
  const sides = bySide(others).sort((a, b) => Number(friendly.has(a.side)) - Number(friendly.has(b.side)));
  if (sides.length === 0) return <p className={styles.nobody}>{t("nobodyElse")}</p>;
  return (
    <>
      {sides.map(({ side, members }) => (
        <section key={side} aria-label={side} className={styles.side}>
          <h2 className={styles.sideName}>{side}</h2>
          {members.map((combatant) => (
            <CombatantRow key={combatant.id} combatant={combatant} onOpen={onLook} />
          ))}
        </section>
      ))}
    </>
  );
}

function bySide(combatants: readonly CombatantView[]): { readonly side: string; readonly members: CombatantView[] }[] {
  const sides = new Map<string, CombatantView[]>();
  for (const combatant of combatants) {
    const members = sides.get(combatant.side);
    if (members === undefined) sides.set(combatant.side, [combatant]);
    else members.push(combatant);
  }
  return [...sides].map(([side, members]) => ({ side, members }));
}
