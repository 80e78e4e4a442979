import type { CombatantView, TableView } from "@yomiai/rules";
import { useLayoutEffect, useRef } from "react";
import { Button, VisuallyHidden } from "react-aria-components";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { cx } from "../../ui/cx.ts";
import styles from "./Cf.module.css";
import { isEngaged, isOut, type Mark } from "./lineUp.ts";
import { sideSign } from "./sides.ts";
import { useSay } from "./useSay.ts";

/** The whole line in one row: how many of which side stand where, where one stands oneself, who acts. A tap goes there. */
export function Overview({
  marks,
  view,
  mine,
  onJump,
}: {
  /** Those with somebody. */
  readonly marks: readonly Mark[];
  readonly view: TableView;
  /** Ids of those whom the viewer plays. */
  readonly mine: readonly string[];
  readonly onJump: (at: number) => void;
}) {
  const say = useSay();
  const row = useOwn(`${view.turn} ${mine.join()}`);
  return (
    <nav className={styles.overview} aria-label={say("overview")} ref={row}>
      {marks.map((mark) => (
        <Spot key={mark.at} {...{ mark, view, mine, onJump }} />
      ))}
    </nav>
  );
}

/** Keeps one's own mark, else that of whoever acts, in sight. */
function useOwn(key: string) {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn is what it follows
  useLayoutEffect(() => {
    const spots = row.current;
    const own = spots?.querySelector<HTMLElement>("[data-own]") ?? spots?.querySelector<HTMLElement>("[data-acting]");
    if (spots === null || own === null || own === undefined) return;
    spots.scrollLeft = own.offsetLeft - spots.offsetLeft - (spots.clientWidth - own.offsetWidth) / 2;
  }, [key]);
  return row;
}

function Spot({
  mark: { at, members },
  view,
  mine,
  onJump,
}: {
  readonly mark: Mark;
  readonly view: TableView;
  readonly mine: readonly string[];
  readonly onJump: (at: number) => void;
}) {
  const say = useSay();
  const words = useWords();
  const here = members.flatMap((id) => view.combatants[id] ?? []);
  const counts = countsOf(here);
  const isMine = members.some((id) => mine.includes(id));
  const acting = view.active.find((id) => members.includes(id));
  const engaged = isEngaged(here);
  const facts = [
    say("mark", { at }),
    engaged ? say("engaged") : undefined,
    isMine ? say("you") : undefined,
    acting === undefined ? undefined : say("acts", { name: words.name(acting) }),
    ...counts.map(({ side, count }) => say("sideCount", { side, count })),
  ].filter((fact) => fact !== undefined);
  return (
    <Button
      className={cx(styles.spot, engaged && styles.engaged, isMine && styles.mine)}
      data-own={isMine || undefined}
      data-acting={acting !== undefined || undefined}
      onPress={() => onJump(at)}
    >
      <VisuallyHidden>{words.list(facts)}</VisuallyHidden>
      <span className={styles.spotFace} aria-hidden="true">
        <b>
          {acting !== undefined && "▶"}
          {say("gap", { metres: at })}
        </b>
        {isMine && <span className={styles.you}>{say("you")}</span>}
        <span className={styles.counts}>
          {counts.map(({ side, count }) => (
            <span key={side}>
              {sideSign(view, side)}
              {count}
            </span>
          ))}
          {counts.length === 0 && "✕"}
        </span>
      </span>
    </Button>
  );
}

/** Those who still stand, by side. */
function countsOf(here: readonly CombatantView[]): readonly { readonly side: string; readonly count: number }[] {
  const standing = here.filter((one) => !isOut(one));
  return [...new Set(standing.map(({ side }) => side))].map((side) => ({
    side,
    count: standing.filter((one) => one.side === side).length,
  }));
}
