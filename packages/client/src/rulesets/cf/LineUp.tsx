import type { Command } from "@yomiai/rules";
import { Fragment, useLayoutEffect, useRef, useState } from "react";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { Button } from "../../ui/Button.tsx";
import type { TablePanelProps } from "../panels.ts";
import { Banners } from "./Banners.tsx";
import styles from "./Cf.module.css";
import { type Mark, marksOf } from "./lineUp.ts";
import { MarkColumn } from "./MarkColumn.tsx";
import { useSay } from "./useSay.ts";

/**
 * The line of the fight: who stands at which mark with whom, how far the marks lie apart, and where one can go; a tap on
 * a lit mark goes there, or asks how where there are several ways.
 */
export function LineUp({ table, prompts, act }: TablePanelProps) {
  const say = useSay();
  const { view } = table;
  const [asked, setAsked] = useState<number>();
  const marks = marksOf(view, act === undefined ? [] : prompts);
  const acting = view.active[0];
  const present = marks.find(({ members }) => acting !== undefined && members.includes(acting))?.at;
  const line = usePresent(`${present} ${acting}`);
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
  const actor = acting === undefined ? undefined : view.combatants[acting];
  const question = marks.find(({ at }) => at === asked);
  return (
    <div className={styles.board}>
      {typeof seconds === "number" && view.round > 0 && <p className={styles.note}>{say("seconds", { seconds })}</p>}
      {actor !== undefined && <Banners combatant={actor} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by the keyboard */}
      <ol className={styles.line} aria-label={say("lineUp")} tabIndex={0} ref={line}>
        {marks.map((mark) => (
          <Fragment key={mark.at}>
            {mark.gap > 1 && (
              <li className={styles.gap} aria-hidden="true">
                {say("gap", { metres: mark.gap })}
              </li>
            )}
            <MarkColumn mark={mark} view={view} sides={sides} isPresent={mark.at === present} onChoose={choose} />
          </Fragment>
        ))}
      </ol>
      {question !== undefined && question.ways.length > 0 && (
        <WaysThere mark={question} onGo={go} onCancel={() => setAsked(undefined)} />
      )}
    </div>
  );
}

/** Brings the mark of the one who acts into the middle whenever that changes. */
function usePresent(key: string) {
  const line = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the one who acts is what it follows
  useLayoutEffect(() => {
    const mark = line.current?.querySelector<HTMLElement>("[data-present]");
    if (line.current === null || mark === null || mark === undefined) return;
    line.current.scrollLeft = mark.offsetLeft - (line.current.clientWidth - mark.offsetWidth) / 2;
  }, [key]);
  return line;
}

function WaysThere({
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
