import type { CombatantView, TableView } from "@yomiai/rules";
import { useState } from "react";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { Conditions } from "../../table/combatant/Conditions.tsx";
import { Button } from "../../ui/Button.tsx";
import { cx } from "../../ui/cx.ts";
import styles from "./Cf.module.css";
import { inSight, isOut, type Mark } from "./lineUp.ts";
import { useSay } from "./useSay.ts";

/** Signs of the sides, besides their names: told apart by shape. */
const SIDE_SIGNS = ["●", "■", "▲", "◆"] as const;

type MarkColumnProps = {
  readonly mark: Mark;
  readonly view: TableView;
  readonly sides: readonly string[];
  /** Does the one who acts stand here? */
  readonly isPresent: boolean;
  readonly onChoose: (mark: Mark) => void;
};

/** One mark: those who stand there together, what lies there, and the way there; an empty one is a button alone. */
export function MarkColumn({ mark, view, sides, isPresent, onChoose }: MarkColumnProps) {
  const say = useSay();
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const { at, members, ground, ways } = mark;
  const goes = words.list(
    ways.map(({ type }) => say("goes", { at, command: words.terms?.commands[type]?.name ?? type })),
  );
  if (members.length === 0 && ground.length === 0) {
    return (
      <li className={styles.bare}>
        <Button className={styles.bareGo} aria-label={goes} onPress={() => onChoose(mark)}>
          {say("gap", { metres: at })}
        </Button>
      </li>
    );
  }
  const here = members.flatMap((id) => view.combatants[id] ?? []);
  const shown = isOpen ? here : inSight(here, view.active);
  const isEngaged = new Set(here.filter((one) => !isOut(one)).map(({ side }) => side)).size > 1;
  return (
    <li className={cx(styles.mark, isEngaged && styles.engaged)} data-present={isPresent || undefined}>
      <span className={styles.at}>
        {say("mark", { at })}
        {isEngaged && <b className={styles.engagedWord}>{say("engaged")}</b>}
      </span>
      {shown.map((combatant) => (
        <Member
          key={combatant.id}
          combatant={combatant}
          view={view}
          sign={SIDE_SIGNS[sides.indexOf(combatant.side)] ?? "○"}
        />
      ))}
      {(isOpen || shown.length < here.length) && (
        <Button tone="quiet" size="small" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? say("fewer") : say("more", { count: here.length - shown.length })}
        </Button>
      )}
      {ground.length > 0 && (
        <span className={styles.note}>
          {say("ground")}: {words.list(ground.map((name) => words.value("item", name)))}
        </span>
      )}
      {ways.length > 0 && (
        <Button
          size="small"
          className={styles.go}
          aria-label={`${say(isPresent ? "onTheSpot" : "here")}: ${goes}`}
          onPress={() => onChoose(mark)}
        >
          {say(isPresent ? "onTheSpot" : "here")}
        </Button>
      )}
    </li>
  );
}

function Member({
  combatant,
  view,
  sign,
}: {
  readonly combatant: CombatantView;
  readonly view: TableView;
  readonly sign: string;
}) {
  const say = useSay();
  const words = useWords();
  const { health, flanking, controller } = combatant.traits;
  return (
    <span
      className={cx(styles.member, view.active.includes(combatant.id) && styles.acting, isOut(combatant) && styles.out)}
    >
      <span className={styles.memberHead}>
        <span aria-hidden="true">{sign}</span>
        <span className={styles.name} title={combatant.name}>
          {combatant.name}
        </span>
        {health !== undefined && <span className={styles.health}>{words.value("health", health)}</span>}
      </span>
      {typeof flanking === "string" && (
        <span className={styles.flag}>{say("flanking", { name: words.name(flanking) })}</span>
      )}
      {typeof controller === "string" && (
        <span className={styles.flag}>{say("commandedBy", { name: words.value("controller", controller) })}</span>
      )}
      <Conditions combatant={combatant} />
    </span>
  );
}
