import type { CombatantView, Command, TableView } from "@yomiai/rules";
import { useState } from "react";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { Conditions } from "../../table/combatant/Conditions.tsx";
import { Button } from "../../ui/Button.tsx";
import { cx } from "../../ui/cx.ts";
import type { TablePanelProps } from "../panels.ts";
import styles from "./Cf.module.css";
import { type Mark, marksOf } from "./lineUp.ts";
import { useSay } from "./useSay.ts";

/** Signs of the sides, besides their names: told apart by shape. */
const SIDE_SIGNS = ["●", "■", "▲", "◆"] as const;

/**
 * The line of the fight: who stands at which mark with whom, how far the marks lie apart, and where one can go; a tap on
 * a lit mark goes there, or asks how where there are several ways.
 */
export function LineUp({ table, prompts, act }: TablePanelProps) {
  const say = useSay();
  const { view } = table;
  const [asked, setAsked] = useState<number>();
  const marks = marksOf(view, act === undefined ? [] : prompts);
  if (marks.length === 0) return null;
  const go = (command: Command) => {
    setAsked(undefined);
    void act?.(command);
  };
  const choose = ({ at, ways }: Mark) => {
    const [only, ...more] = ways;
    if (only !== undefined && more.length === 0) go(only);
    else setAsked(at);
  };
  const sides = [...new Set(Object.values(view.combatants).map(({ side }) => side))];
  const seconds = view.board?.seconds;
  const question = marks.find(({ at }) => at === asked);
  return (
    <div className={styles.board}>
      {typeof seconds === "number" && view.round > 0 && <p className={styles.note}>{say("seconds", { seconds })}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by the keyboard */}
      <ol className={styles.line} aria-label={say("lineUp")} tabIndex={0}>
        {marks.map((mark) => (
          <MarkColumn key={mark.at} mark={mark} view={view} sides={sides} onChoose={choose} />
        ))}
      </ol>
      {question !== undefined && question.ways.length > 0 && (
        <Ways mark={question} onGo={go} onCancel={() => setAsked(undefined)} />
      )}
    </div>
  );
}

function MarkColumn({
  mark,
  view,
  sides,
  onChoose,
}: {
  readonly mark: Mark;
  readonly view: TableView;
  readonly sides: readonly string[];
  readonly onChoose: (mark: Mark) => void;
}) {
  const say = useSay();
  const words = useWords();
  const { at, members, ground, ways, gap } = mark;
  const isEmpty = members.length === 0;
  const here = members.flatMap((id) => view.combatants[id] ?? []);
  const isEngaged =
    new Set(here.filter(({ status }) => status !== "down" && status !== "dead").map(({ side }) => side)).size > 1;
  return (
    <li className={cx(styles.mark, isEmpty && styles.bare, isEngaged && styles.engaged)}>
      {gap > 1 && (
        <span className={styles.gap} aria-hidden="true">
          {say("gap", { metres: gap })}
        </span>
      )}
      <span className={styles.at}>
        {say("mark", { at })}
        {isEngaged && <b className={styles.engagedWord}>{say("engaged")}</b>}
      </span>
      {here.map((combatant) => (
        <Member
          key={combatant.id}
          combatant={combatant}
          view={view}
          sign={SIDE_SIGNS[sides.indexOf(combatant.side)] ?? "○"}
        />
      ))}
      {ground.length > 0 && (
        <span className={styles.note}>
          {say("ground")}: {words.list(ground)}
        </span>
      )}
      {ways.length > 0 && (
        <Button
          size="small"
          className={styles.go}
          aria-label={`${say("here")}: ${words.list(ways.map(({ type }) => say("goes", { at, command: words.terms?.commands[type]?.name ?? type })))}`}
          onPress={() => onChoose(mark)}
        >
          {say("here")}
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
  const isOut = combatant.status === "down" || combatant.status === "dead";
  return (
    <span className={cx(styles.member, view.active.includes(combatant.id) && styles.acting, isOut && styles.out)}>
      <span className={styles.name}>
        <span aria-hidden="true">{sign}</span> {combatant.name}
      </span>
      {health !== undefined && <span className={styles.health}>{words.value("health", health)}</span>}
      {flanking !== undefined && <span className={styles.flag}>{say("flanking")}</span>}
      {typeof controller === "string" && (
        <span className={styles.flag}>{say("commandedBy", { name: words.value("controller", controller) })}</span>
      )}
      <Conditions combatant={combatant} />
    </span>
  );
}

function Ways({
  mark,
  onGo,
  onCancel,
}: {
  readonly mark: Mark;
  readonly onGo: (command: Command) => void;
  readonly onCancel: () => void;
}) {
  const say = useSay();
  const words = useWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight
    <div role="group" aria-label={say("ways")} className={styles.ways}>
      {mark.ways.map((command) => (
        <Button key={command.type} size="small" onPress={() => onGo(command)}>
          {say("goes", { at: mark.at, command: words.terms?.commands[command.type]?.name ?? command.type })}
        </Button>
      ))}
      <Button tone="quiet" size="small" onPress={onCancel}>
        {say("cancel")}
      </Button>
    </div>
  );
}
