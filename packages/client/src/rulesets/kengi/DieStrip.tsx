import { cx } from "../../ui/cx.ts";
import { facesFrom } from "./composing.ts";
import styles from "./Kengi.module.css";
import { useSay } from "./useSay.ts";

/** The twenty faces of the die side by side; those that defend stand up. @param face the least that does */
export function DieStrip({ face }: { readonly face: number }) {
  const say = useSay();
  const count = facesFrom(face);
  return (
    <span className={styles.odds}>
      <span className={styles.faces} aria-hidden="true">
        {Array.from({ length: 20 }, (_, i) => (
          <span key={i} className={cx(styles.faceOfDie, i + 1 >= face && styles.holds)} />
        ))}
      </span>
      <span className={styles.oddsWords}>
        {count === 20 ? say("alwaysHolds") : count === 0 ? say("neverHolds") : say("faceNeeded", { face })}
        {count > 0 && count < 20 && <b> {say("percent", { percent: 5 * count })}</b>}
      </span>
    </span>
  );
}
