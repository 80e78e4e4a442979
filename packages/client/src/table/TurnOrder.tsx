import type { CombatantView, TableView } from "@yomiai/rules";
import { EyeOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "react-aria-components";
import { useTranslations } from "use-intl";
import { useWords } from "../i18n/Vocabulary.tsx";
import { cx } from "../ui/cx.ts";
import { showNumber } from "../ui/digits.ts";
import { SearchField } from "../ui/SearchField.tsx";
import { holds, SEARCHED_FROM } from "../ui/search.ts";
import { StandingMark } from "./combatant/StandingMark.tsx";
import { standingOf, turnOf } from "./duties.ts";
import { TieBreak } from "./TieBreak.tsx";
import styles from "./TurnOrder.module.css";
import { tiedBefore } from "./tied.ts";

type TurnOrderProps = {
  readonly view: TableView;
  readonly selected?: string | undefined;
  readonly onSelect?: (id: string) => void;
  /** Combatants whom only this viewer knows of: dimmed, with a closed eye. */
  readonly isHidden?: (combatant: CombatantView) => boolean;
};

type Place = { readonly id: string; readonly status: string; readonly initiative?: number };

/**
 * Who comes when: 行動中, 未行動, 行動済, 離脱, by shape and by word; of equals also why the first one is first. Those
 * without a place in the order stand below it. A crowd stands close together and is searched by name; whoever acts is in sight where a box `data-scrolls` or a tab holds the list.
 */
export function TurnOrder({ view, selected, onSelect, isHidden }: TurnOrderProps) {
  const t = useTranslations("order");
  const words = useWords();
  const inOrder = new Set(view.order.map(({ id }) => id));
  const others = Object.values(view.combatants).filter(({ id }) => !inOrder.has(id));
  const places: readonly Place[] = [...view.order, ...others.map(({ id, status }) => ({ id, status }))];
  const isCrowd = places.length >= SEARCHED_FROM;
  const [sought, setSought] = useState("");
  const list = useCurrent(`${view.round} ${view.turn} ${view.active.join()}`, isCrowd);
  if (places.length === 0) return <p className={styles.empty}>{t("empty")}</p>;
  const named = ({ id }: Place) => view.combatants[id]?.name ?? words.name(id);
  return (
    <>
      {isCrowd && (
        <div className={styles.search}>
          <SearchField value={sought} onChange={setSought} />
        </div>
      )}
      <ol className={cx(styles.order, isCrowd && styles.crowd)} aria-label={t("label")} ref={list}>
        {places.map((place, i) => {
          if (!holds(named(place), sought)) return null;
          const combatant = view.combatants[place.id];
          const hidden = combatant !== undefined && (isHidden?.(combatant) ?? false);
          const tied = tiedBefore(view, place.id);
          const isTurn = turnOf(view) === place.id || standingOf(place.status) === "acting";
          return (
            <li key={`${place.id} ${i}`} className={styles.place}>
              <OrderItem
                name={named(place)}
                place={place}
                isTurn={isTurn}
                isHidden={hidden}
                isSelected={selected === place.id}
                isWaitedFor={view.active.includes(place.id)}
                onSelect={combatant === undefined ? undefined : onSelect}
              />
              {tied !== undefined && <TieBreak before={words.name(tied.before)} reason={words.tieBreak(tied.reason)} />}
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** In a crowd: keeps whoever acts in sight, wherever the list scrolls. */
function useCurrent(key: string, isCrowd: boolean) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the one who acts is what it follows
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>("[aria-current=step]");
    const box = list.current?.closest<HTMLElement>("[data-scrolls], [role=tabpanel]");
    if (!isCrowd || current === null || current === undefined || box === null || box === undefined) return;
    const { top, height } = current.getBoundingClientRect();
    box.scrollTop += top - box.getBoundingClientRect().top - (box.clientHeight - height) / 2;
  }, [key, isCrowd]);
  return list;
}

function OrderItem({
  name,
  place,
  isTurn,
  isHidden,
  isSelected,
  isWaitedFor,
  onSelect,
}: {
  readonly name: string;
  readonly place: Place;
  readonly isTurn: boolean;
  readonly isHidden: boolean;
  readonly isSelected: boolean;
  readonly isWaitedFor: boolean;
  readonly onSelect: ((id: string) => void) | undefined;
}) {
  const t = useTranslations("order");
  const content = (
    <>
      <span className={styles.name}>
        {isHidden && <EyeOff role="img" aria-label={t("hidden")} className={styles.eye} />}
        {name}
      </span>
      {place.initiative !== undefined && (
        <span className={styles.initiative} title={t("initiative")}>
          {showNumber(place.initiative)}
        </span>
      )}
      <StandingMark status={place.status} isWaitedFor={isWaitedFor} />
    </>
  );
  const className = cx(
    styles.item,
    isTurn && styles.turn,
    isSelected && styles.selected,
    isHidden && styles.hidden,
    standingOf(place.status) === "out" && styles.gone,
  );
  if (onSelect === undefined) {
    return (
      <div className={className} aria-current={isTurn ? "step" : undefined}>
        {content}
      </div>
    );
  }
  return (
    <Button
      className={className}
      onPress={() => onSelect(place.id)}
      aria-pressed={isSelected}
      {...(isTurn ? { "aria-current": "step" } : {})}
    >
      {content}
    </Button>
  );
}
