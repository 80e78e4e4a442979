import type { Command } from "@yomiai/rules";
import { Fragment, useLayoutEffect, useRef, useState } from "react";
import { isSeatName } from "../../connection/seatName.ts";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { CombatantDialog } from "../../table/combatant/CombatantDialog.tsx";
import { ownCombatants } from "../../table/duties.ts";
import { Button } from "../../ui/Button.tsx";
import type { TablePanelProps } from "../panels.ts";
import { Banners } from "./Banners.tsx";
import styles from "./Cf.module.css";
import { type Mark, marksOf } from "./lineUp.ts";
import { MarkColumn } from "./MarkColumn.tsx";
import { Overview } from "./Overview.tsx";
import { useSay } from "./useSay.ts";

/** From so many marks with somebody on, the line is summed up in one row over it. */
const MARKS_SUMMED = 4;

/**
 * The line of the fight: who stands at which mark with whom, how far the marks lie apart, and where one can go; a tap on
 * a lit mark goes there, or asks how where there are several ways.
 */
export function LineUp({ table, prompts, act }: TablePanelProps) {
  const say = useSay();
  const { view, viewer } = table;
  const [asked, setAsked] = useState<number>();
  const [looked, setLooked] = useState<string>();
  const marks = marksOf(view, act === undefined ? [] : prompts);
  const acting = view.active[0];
  const present = marks.find(({ members }) => acting !== undefined && members.includes(acting))?.at;
  const { line, jump } = useLine(`${present} ${acting}`);
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
  const mine = isSeatName(viewer) && viewer !== "gm" ? ownCombatants(view, viewer).map(({ id }) => id) : [];
  const crowded = marks.filter(({ members }) => members.length > 0);
  const seconds = view.board?.seconds;
  const actor = acting === undefined ? undefined : view.combatants[acting];
  const question = marks.find(({ at }) => at === asked);
  return (
    <div className={styles.board}>
      {actor !== undefined && <Banners combatant={actor} />}
      {crowded.length >= MARKS_SUMMED && <Overview marks={crowded} view={view} mine={mine} onJump={jump} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by the keyboard */}
      <ol className={styles.line} aria-label={say("lineUp")} tabIndex={0} ref={line}>
        {marks.map((mark) => (
          <Fragment key={mark.at}>
            {mark.gap > 1 && (
              <li className={styles.gap} aria-hidden="true">
                {say("gap", { metres: mark.gap })}
              </li>
            )}
            <MarkColumn
              mark={mark}
              view={view}
              mine={mine}
              isPresent={mark.at === present}
              onChoose={choose}
              onLook={setLooked}
            />
          </Fragment>
        ))}
      </ol>
      {question !== undefined && question.ways.length > 0 && (
        <WaysThere mark={question} onGo={go} onCancel={() => setAsked(undefined)} />
      )}
      {typeof seconds === "number" && view.round > 0 && <p className={styles.note}>{say("seconds", { seconds })}</p>}
      <CombatantDialog id={looked} onClose={() => setLooked(undefined)} />
    </div>
  );
}

/** Brings the mark of the one who acts into the middle whenever that changes, and any other when it is asked for. */
function useLine(key: string) {
  const line = useRef<HTMLOListElement>(null);
  const bring = (mark: HTMLElement | null | undefined) => {
    if (line.current === null || mark === null || mark === undefined) return;
    line.current.scrollLeft = mark.offsetLeft - (line.current.clientWidth - mark.offsetWidth) / 2;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the one who acts is what it follows
  useLayoutEffect(() => bring(line.current?.querySelector<HTMLElement>("[data-present]")), [key]);
  const jump = (at: number) => {
    const mark = line.current?.querySelector<HTMLElement>(`[data-at="${at}"]`);
    bring(mark);
    mark?.focus({ preventScroll: true });
  };
  return { line, jump };
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
