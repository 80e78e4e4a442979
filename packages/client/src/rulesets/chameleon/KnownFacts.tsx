import { cx } from "../../ui/cx.ts";
import type { CombatantPanelProps } from "../panels.ts";
import styles from "./Chameleon.module.css";
import { knownValue, SIGNS, SUITS } from "./suits.ts";
import { useSay } from "./useSay.ts";

/** What the table has learned of a combatant's three values, as three small cards and the lowest beside them. */
export function KnownFacts({ combatant }: CombatantPanelProps) {
  const say = useSay();
  const lowest = knownValue(combatant, "lowest");
  return (
    <span className={styles.facts} role="img" aria-label={factsText()}>
      {SUITS.map((suit) => {
        const value = knownValue(combatant, suit);
        return (
          <span key={suit} className={cx(styles.fact, value !== undefined && styles.factKnown)} aria-hidden="true">
            <span className={styles[suit]}>{SIGNS[suit]}</span>
            <b>{value ?? "?"}</b>
          </span>
        );
      })}
      {lowest !== undefined && (
        <span className={cx(styles.fact, styles.factKnown)} aria-hidden="true">
          {say("lowest")} <b>{lowest}</b>
        </span>
      )}
    </span>
  );

  function factsText(): string {
    const parts = [...SUITS, "lowest" as const].flatMap((key) => {
      const value = knownValue(combatant, key);
      if (value === undefined) return [];
      return [`${key === "lowest" ? say("lowest") : SIGNS[key]} ${value}`];
    });
    return `${say("knownTitle")}: ${parts.length === 0 ? say("nothingKnown") : parts.join(", ")}`;
  }
}
