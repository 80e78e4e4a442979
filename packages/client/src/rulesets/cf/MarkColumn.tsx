import type { TableView } from "@yomiai/rules";
import { useState } from "react";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { Button } from "../../ui/Button.tsx";
import { cx } from "../../ui/cx.ts";
import styles from "./Cf.module.css";
import { inSight, isEngaged, type Mark } from "./lineUp.ts";
import { Member } from "./Member.tsx";
import { useSay } from "./useSay.ts";

type MarkColumnProps = {
  readonly mark: Mark;
  readonly view: TableView;
  /** Ids of those whom the viewer plays. */
  readonly mine: readonly string[];
  /** Does the one who acts stand here? */
  readonly isPresent: boolean;
  readonly onChoose: (mark: Mark) => void;
  /** Wants to know more of somebody. */
  readonly onLook: (id: string) => void;
};

/** One mark: those who stand there together, what lies there, and the way there; an empty one is a button alone. */
export function MarkColumn({ mark, view, mine, isPresent, onChoose, onLook }: MarkColumnProps) {
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
  const shown = isOpen ? here : inSight(here, [...view.active, ...mine]);
  const engaged = isEngaged(here);
  return (
    <li
      className={cx(styles.mark, engaged && styles.engaged)}
      data-present={isPresent || undefined}
      data-at={at}
      tabIndex={-1}
    >
      <span className={styles.at}>
        {say("mark", { at })}
        {engaged && <b className={styles.engagedWord}>{say("engaged")}</b>}
      </span>
      {shown.map((combatant) => (
        <Member
          key={combatant.id}
          combatant={combatant}
          view={view}
          isMine={mine.includes(combatant.id)}
          onLook={onLook}
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
