import type { CombatantView } from "@yomiai/rules";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Fold } from "../../ui/Fold.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { holds, SEARCHED_FROM } from "../../ui/search.ts";
import { standingOf } from "../duties.ts";
import styles from "./Combatant.module.css";
import { CombatantRow } from "./CombatantRow.tsx";

/**
 * Combatants side by side under the names of their sides. A crowd is folded away, each side with how many it has and how
 * many of them are out, and is searched by name: no screen becomes as long as the crowd.
 */
export function Sides({
  combatants,
  onOpen,
}: {
  /** In the order in which the sides shall come. */
  readonly combatants: readonly CombatantView[];
  readonly onOpen: (id: string) => void;
}) {
  const t = useTranslations("sides");
  const [sought, setSought] = useState("");
  const isCrowd = combatants.length >= SEARCHED_FROM;
  const rows = (members: readonly CombatantView[]) =>
    members.map((combatant) => (
      <CombatantRow key={combatant.id} combatant={combatant} onOpen={onOpen} isDense={isCrowd} />
    ));
  const of = (side: string) => combatants.filter((combatant) => combatant.side === side);
  const sides = [...new Set(combatants.map(({ side }) => side))];
  if (!isCrowd) {
    return sides.map((side) => (
      <section key={side} aria-label={side} className={styles.side}>
        <h2 className={styles.sideName}>{side}</h2>
        {rows(of(side))}
      </section>
    ));
  }
  const found = combatants.filter(({ name }) => holds(name, sought));
  return (
    <section className={styles.side} aria-label={t("label")}>
      <SearchField value={sought} onChange={setSought} />
      {sought.trim() === "" ? (
        sides.map((side) => (
          <Fold key={side} title={side} note={t("count", countsOf(of(side)))}>
            <div className={styles.side}>{rows(of(side))}</div>
          </Fold>
        ))
      ) : (
        <div className={styles.side}>
          {rows(found)}
          {found.length === 0 && <p role="status">{t("nobody")}</p>}
        </div>
      )}
    </section>
  );
}

function countsOf(members: readonly CombatantView[]): { readonly count: number; readonly out: number } {
  return { count: members.length, out: members.filter(({ status }) => standingOf(status) === "out").length };
}
