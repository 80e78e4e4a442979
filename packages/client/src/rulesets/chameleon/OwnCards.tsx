import type { CombatantView } from "@yomiai/rules";
import { HoldToPeek } from "../../ui/HoldToPeek.tsx";
import type { CombatantPanelProps } from "../panels.ts";
import styles from "./Chameleon.module.css";
import { KnownFacts } from "./KnownFacts.tsx";
import { SuitFace } from "./SuitFace.tsx";
import { ownValue, SUITS } from "./suits.ts";
import { useSay } from "./useSay.ts";

/** The player's own three values, face down until held, and what the table has learned of them. */
export function OwnCards(props: CombatantPanelProps) {
  const say = useSay();
  return (
    <div className={styles.own}>
      <OwnValues own={props.combatant} />
      <p className={styles.ownFacts}>
        <span>{say("knownTitle")}</span>
        <KnownFacts {...props} />
      </p>
    </div>
  );
}

/** Three values side by side under one cover; nothing for whoever does not know them. */
export function OwnValues({ own }: { readonly own: CombatantView }) {
  const say = useSay();
  if (SUITS.some((suit) => ownValue(own, suit) === undefined)) return null;
  return (
    <HoldToPeek label={say("peekValues")} look="line">
      <span className={styles.values}>
        {SUITS.map((suit) => (
          <span key={suit} className={styles.value}>
            <SuitFace suit={suit} />
            <b>{ownValue(own, suit)}</b>
          </span>
        ))}
      </span>
    </HoldToPeek>
  );
}
