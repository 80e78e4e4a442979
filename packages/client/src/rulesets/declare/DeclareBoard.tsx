import type { TableView } from "@yomiai/rules";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { cx } from "../../ui/cx.ts";
import { HoldToPeek } from "../../ui/HoldToPeek.tsx";
import type { TablePanelProps } from "../panels.ts";
import { ActionIcon } from "./ActionIcon.tsx";
import { Clashes } from "./Clashes.tsx";
import { DeclarationFace } from "./DeclarationFace.tsx";
import styles from "./Declare.module.css";
import { type DeclaringPlace, declaringPlaces, groupOf, publishedOf, secondsOf } from "./declared.ts";
import { useSay } from "./useSay.ts";

/** Two bands: the order of declaring with what may be read of it, and the order of acting; over them the blows of now. */
export function DeclareBoard({ table: { view } }: TablePanelProps) {
  const say = useSay();
  const seconds = secondsOf(view);
  if (seconds === undefined) return null;
  return (
    <div className={styles.frame}>
      <div className={styles.board}>
        <Clashes view={view} />
        <p className={styles.clock}>{say("clock", { seconds })}</p>
        <Band title={say("declaring")} note={say("declaringNote")}>
          {declaringPlaces(view).map((place) => (
            <DeclaringCard key={place.id} place={place} isInGroup={groupOf(view).includes(place.id)} />
          ))}
        </Band>
        <ActingBand view={view} />
      </div>
    </div>
  );
}

/** A row of places in their order. Where there is little room it is one line, and what is of now is moved into sight. */
function Band({
  title,
  note,
  isThin = false,
  children,
}: {
  readonly title: string;
  readonly note: string;
  readonly isThin?: boolean;
  readonly children: ReactNode;
}) {
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef<Element>(null);
  useLayoutEffect(() => {
    const now = list.current?.querySelector("[data-in-group=true]") ?? null;
    if (list.current === null || now === null || now === shown.current) return;
    shown.current = now;
    list.current.scrollLeft += now.getBoundingClientRect().left - list.current.getBoundingClientRect().left;
  });
  return (
    <section className={styles.row}>
      <h2 className={styles.title}>
        {title} <small>{note}</small>
      </h2>
      <ol
        ref={list}
        className={cx(styles.band, isThin && styles.acting)}
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, for the keyboard too
        tabIndex={0}
      >
        {children}
      </ol>
    </section>
  );
}

function DeclaringCard({
  place: { id, state, declaration },
  isInGroup,
}: {
  readonly place: DeclaringPlace;
  readonly isInGroup: boolean;
}) {
  const say = useSay();
  const words = useWords();
  return (
    <li
      className={cx(styles.card, styles[state], state === "own" && styles.covered)}
      data-in-group={isInGroup}
      aria-current={state === "now" ? "step" : undefined}
    >
      <b className={styles.name}>{words.name(id)}</b>
      {declaration === undefined && <span className={styles.state}>{say(state === "read" ? "covered" : state)}</span>}
      {declaration !== undefined && state === "read" && <DeclarationFace declaration={declaration} as={id} />}
      {declaration !== undefined && state === "own" && (
        <HoldToPeek look="line" label={say("own")}>
          <DeclarationFace declaration={declaration} as={id} />
        </HoldToPeek>
      )}
    </li>
  );
}

function ActingBand({ view }: { readonly view: TableView }) {
  const say = useSay();
  const words = useWords();
  const group = view.phase === "declare" ? [] : groupOf(view);
  return (
    <Band title={say("acting")} note={say("actingNote")} isThin>
      {view.order.map(({ id, initiative, status }) => {
        const isNow = group.includes(id);
        const isOver = status !== "ready" && status !== "acting";
        return (
          <li
            key={id}
            data-in-group={isNow}
            className={cx(styles.actor, isNow && styles.now, isOver && styles.over)}
            aria-current={isNow ? "step" : undefined}
          >
            <span className={styles.speed}>{initiative ?? say("noNumber")}</span>
            <b className={styles.name}>{words.name(id)}</b>
            <ActionIcon action={publishedOf(view, id)?.action} />
            <span className={styles.state}>{isNow ? say("now") : (words.terms?.statuses[status] ?? status)}</span>
          </li>
        );
      })}
    </Band>
  );
}
