import { useWords } from "../../i18n/Vocabulary.tsx";
import { cx } from "../../ui/cx.ts";
import type { TablePanelProps } from "../panels.ts";
import styles from "./Chameleon.module.css";
import { type Exchange, exchangeOf } from "./exchange.ts";
import { KnownFacts } from "./KnownFacts.tsx";
import { SuitFace } from "./SuitFace.tsx";
import { isSuit } from "./suits.ts";
import { useSay } from "./useSay.ts";

/** The middle of the table: who acts, the card face down or turned over, whom it is meant for, and the power it gave. */
export function ExchangeStage({ table: { view, viewer } }: TablePanelProps) {
  const say = useSay();
  const words = useWords();
  const exchange = exchangeOf(view);
  if (exchange === undefined) return null;
  const by = view.combatants[exchange.by];
  return (
    <figure className={cx(styles.stage, exchange.isOver && styles.over)}>
      {exchange.isOver && <figcaption className={styles.note}>{say("last")}</figcaption>}
      <div className={styles.actor}>
        <b className={styles.actorName}>{by?.name ?? words.name(exchange.by)}</b>
        <span>{words.value("kind", exchange.kind)}</span>
        {by !== undefined && <KnownFacts view={view} combatant={by} isMine={by.owner === viewer} />}
      </div>
      <StagedCard key={`${exchange.by}:${exchange.card}:${exchange.isOpen}`} exchange={exchange} />
      <div className={styles.actor}>
        {exchange.targets.length > 0 && (
          <b className={styles.actorName}>
            {say("against", { names: words.list(exchange.targets.map((id) => words.name(id))) })}
          </b>
        )}
        {exchange.power !== undefined && (
          <span className={styles.powerLine}>
            {say("power")} <b className={styles.powerNumber}>{exchange.power}</b>
          </span>
        )}
      </div>
    </figure>
  );
}

function StagedCard({ exchange: { card, isOpen, isOver } }: { readonly exchange: Exchange }) {
  const say = useSay();
  const label =
    card === "none" ? say("noCardYet") : card === "down" ? say("cardDown") : say(isOpen ? "turned" : "mine");
  const isFace = isSuit(card);
  return (
    <div
      role="img"
      aria-label={label}
      className={cx(
        styles.staged,
        isFace ? styles.face : card === "down" ? styles.back : styles.empty,
        isOver && styles.laid,
      )}
    >
      {isFace && <SuitFace suit={card} />}
      {isFace && !isOpen && !isOver && <span className={styles.note}>{say("mine")}</span>}
    </div>
  );
}
