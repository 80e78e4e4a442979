import { ArrowRight } from "lucide-react";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { cx } from "../../ui/cx.ts";
import type { TablePanelProps } from "../panels.ts";
import { blowOn } from "./board.ts";
import { BlowWords } from "./IncomingBlow.tsx";
import styles from "./Kengi.module.css";
import { useSay } from "./useSay.ts";

/** The attack of the moment: who strikes whom with what, which strike it is, and its hit value once the die has fallen. */
export function BlowStage({ table: { view } }: TablePanelProps) {
  const say = useSay();
  const words = useWords();
  const blow = blowOn(view);
  if (blow === undefined) return null;
  const { attacker, target, isCounter, total } = blow;
  const waits = view.phase === "defence" && view.active.includes(target);
  return (
    <figure className={cx(styles.stage, isCounter && styles.isCounter)}>
      <figcaption className={styles.kind}>{say(isCounter ? "counter" : "attack")}</figcaption>
      <div className={styles.fighter}>
        <b className={styles.name}>{words.name(attacker)}</b>
        <BlowWords blow={blow} />
      </div>
      <div className={styles.middle}>
        <p className={styles.value}>
          <small>{say("hitValue")}</small>
          <b>{total ?? say("unknownValue")}</b>
        </p>
        <ArrowRight aria-hidden="true" className={cx(styles.arrow)} />
      </div>
      <div className={styles.fighter}>
        <b className={styles.name}>{words.name(target)}</b>
        {waits && <span className={styles.note}>{say("waitsDefence")}</span>}
      </div>
    </figure>
  );
}
