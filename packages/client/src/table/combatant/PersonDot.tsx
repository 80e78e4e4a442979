import type { Seat } from "@yomiai/rules";
import { cssColor } from "../../ui/playerColors.ts";
import { useTable } from "../useTable.ts";
import styles from "./Combatant.module.css";

/** The colour of whoever sits in a seat, beside a name that says the same. */
export function PersonDot({ seat }: { readonly seat: Seat }) {
  const color = cssColor(useTable()?.people[seat]?.color ?? "");
  return color === undefined ? null : (
    <span className={styles.personDot} style={{ background: color }} aria-hidden="true" />
  );
}
