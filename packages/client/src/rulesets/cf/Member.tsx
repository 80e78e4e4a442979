import type { CombatantView, TableView } from "@yomiai/rules";
import { Button, VisuallyHidden } from "react-aria-components";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { Conditions } from "../../table/combatant/Conditions.tsx";
import { cx } from "../../ui/cx.ts";
import styles from "./Cf.module.css";
import { flankersOf, isOut } from "./lineUp.ts";
import { sideSign } from "./sides.ts";
import { useSay } from "./useSay.ts";

/** One who stands at a mark: name, how it looks, what has befallen it. A tap tells all that is known, and what it means. */
export function Member({
  combatant,
  view,
  isMine,
  onLook,
}: {
  readonly combatant: CombatantView;
  readonly view: TableView;
  readonly isMine: boolean;
  readonly onLook: (id: string) => void;
}) {
  const say = useSay();
  const words = useWords();
  const { health, flanking, controller } = combatant.traits;
  const flankers = flankersOf(view, combatant.id);
  return (
    <Button
      className={cx(styles.member, view.active.includes(combatant.id) && styles.acting, isOut(combatant) && styles.out)}
      onPress={() => onLook(combatant.id)}
    >
      <span className={styles.memberHead}>
        <span aria-hidden="true">{sideSign(view, combatant.side)}</span>
        <span className={styles.name} title={combatant.name}>
          {combatant.name}
        </span>
        {health !== undefined && <span className={styles.health}>{words.value("health", health)}</span>}
      </span>
      {typeof flanking === "string" && (
        <span className={styles.flag}>{say("flanking", { name: words.name(flanking) })}</span>
      )}
      {flankers.length > 0 && (
        <span className={styles.flag}>
          {say("flankedBy", { names: words.list(flankers.map((id) => words.name(id))) })}
        </span>
      )}
      {typeof controller === "string" && (
        <span className={styles.flag}>{say("commandedBy", { name: words.value("controller", controller) })}</span>
      )}
      <span className={styles.tags}>
        {isMine && <span className={styles.you}>{say("you")}</span>}
        <Conditions combatant={combatant} />
      </span>
      <VisuallyHidden>{say("look", { side: combatant.side })}</VisuallyHidden>
    </Button>
  );
}
