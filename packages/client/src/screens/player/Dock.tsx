import type { Prompt, Seat } from "@yomiai/rules";
import { RefreshCw } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { Table } from "../../connection/decodeTable.ts";
import { standingLines } from "../../connection/logLines.ts";
import { useTableStore } from "../../connection/tableStore.ts";
import { usePanels, useWords } from "../../i18n/Vocabulary.tsx";
import { dutiesOf, isFighting } from "../../table/duties.ts";
import { Ended } from "../../table/Ended.tsx";
import { PromptCard } from "../../table/prompt/PromptCard.tsx";
import { SealedCard } from "../../table/prompt/SealedCard.tsx";
import { type Sealed, standing, useSealed } from "../../table/sealed.ts";
import { useSending } from "../../table/sending.ts";
import { WaitingFor } from "../../table/WaitingFor.tsx";
import { Button } from "../../ui/Button.tsx";
import { ChooseOne } from "../../ui/Choices.tsx";
import { cx } from "../../ui/cx.ts";
import { Fold } from "../../ui/Fold.tsx";
import styles from "./Player.module.css";

/**
 * At thumb height: what I must do now, one card at a time. With nothing to do, whom the table waits for, what I have
 * laid down covered, and what I may prepare.
 */
export function Dock({
  table,
  seat,
  isBoardOpen,
}: {
  readonly table: Table;
  readonly seat: Seat;
  readonly isBoardOpen: boolean;
}) {
  const { Board, boardPrompts = [], isBoardSlim = false, coversOwn = [] } = usePanels();
  const hasBoard = Board !== undefined && isBoardOpen;
  const { must, may } = dutiesOf(table);
  const sealed = useStanding(table);
  const [isChanging, setChanging] = useState<string>();
  // A choice that is made stays covered even where it may still be changed, until its player asks to.
  const covered = sealed.filter((choice) => keyOf(choice) !== isChanging && !coversOwn.includes(choice.command.type));
  const isKeeping = ({ as }: Prompt) => may.some((prompt) => prompt.as === as && coversOwn.includes(prompt.type));
  const open = [...must, ...may.filter(isKeeping)].filter(
    (prompt) =>
      !covered.some(({ command }) => command.as === prompt.as && command.type === prompt.type) &&
      !(hasBoard && boardPrompts.includes(prompt.type)),
  );
  const isChangeable = (choice: Sealed) =>
    must.some(({ as, type }) => as === choice.command.as && type === choice.command.type);
  const dock = useTop(open.map(({ id }) => id).join(" "));
  return (
    <section className={cx(styles.dock, hasBoard && (isBoardSlim ? styles.lower : styles.low))} ref={dock}>
      {table.view.phase === "ended" && <Ended />}
      <Queued />
      {covered.map((choice) => (
        <div key={keyOf(choice)} className={styles.sealed}>
          <SealedCard sealed={choice} />
          {isChangeable(choice) && <ChangeButton onPress={() => setChanging(keyOf(choice))} />}
        </div>
      ))}
      {open.length > 0 && <Now prompts={open} />}
      {open.length === 0 && isFighting(table.view) && <WaitingFor table={table} />}
      {open.length === 0 && <Prepare prompts={may.filter((prompt) => !isKeeping(prompt))} table={table} seat={seat} />}
    </section>
  );
}

/** A card that is new is seen from its top. */
function useTop(card: string) {
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new card is what it follows
  useLayoutEffect(() => {
    // Newer browsers answer with a promise, which React would take for a clean-up.
    void box.current?.scrollTo(0, 0);
  }, [card]);
  return box;
}

const keyOf = ({ command }: Sealed): string => `${command.as ?? ""} ${command.type}`;

function useStanding({ view }: Table): readonly Sealed[] {
  const code = useTableStore((state) => state.sitting?.code);
  const lines = useTableStore((state) => state.lines);
  const sealed = useSealed((state) => state.sealed);
  return code === undefined ? [] : standing(sealed, { code, view, lines: standingLines(lines) });
}

function ChangeButton({ onPress }: { readonly onPress: () => void }) {
  const t = useTranslations("secret");
  return (
    <Button size="small" icon={<RefreshCw />} onPress={onPress}>
      {t("change")}
    </Button>
  );
}

/** What was chosen while there is no connection is kept, and said so. */
function Queued() {
  const t = useTranslations("player");
  const isSending = useSending((state) => state.isSending);
  const isOpen = useTableStore((state) => state.link.is === "open");
  return isSending && !isOpen ? <p role="status">{t("queued")}</p> : null;
}

/** One combatant's prompts as a card; with several combatants asked, a row to change between them. */
function Now({ prompts }: { readonly prompts: readonly Prompt[] }) {
  const t = useTranslations("player");
  const words = useWords();
  const [chosen, setChosen] = useState<string>();
  const asked = [...new Set(prompts.map(({ as }) => as ?? ""))];
  const as = asked.find((id) => id === chosen) ?? asked[0] ?? "";
  return (
    <div className={styles.now}>
      {asked.length > 1 && (
        <ChooseOne
          label={t("whoActs")}
          isLabelHidden
          look="row"
          options={asked.map((id) => ({ key: id, label: words.name(id) }))}
          value={as}
          onChange={setChosen}
        />
      )}
      <PromptCard
        key={as}
        prompts={prompts.filter((prompt) => (prompt.as ?? "") === as)}
        isOwn={asked.length === 1}
        hasKeys
      />
    </div>
  );
}

/** What may be done while nothing must. */
function Prepare({
  prompts,
  table,
  seat,
}: {
  readonly prompts: readonly Prompt[];
  readonly table: Table;
  readonly seat: Seat;
}) {
  const t = useTranslations("player");
  const words = useWords();
  const asked = [...new Set(prompts.map(({ as }) => as ?? ""))];
  if (asked.length === 0) return table.view.phase === "setup" ? <WaitingFor table={table} /> : null;
  const hasSeveral = Object.values(table.view.combatants).filter(({ owner }) => owner === seat).length > 1;
  const cards = asked.map((as) => (
    <PromptCard
      key={as}
      look={isFighting(table.view) ? "flat" : "framed"}
      isOwn={!hasSeveral}
      prompts={prompts.filter((prompt) => (prompt.as ?? "") === as)}
      who={hasSeveral && as !== "" ? words.name(as) : undefined}
    />
  ));
  if (!isFighting(table.view)) return <div className={styles.now}>{cards}</div>;
  return (
    <Fold title={t("prepare")} note={t("prepareCount", { count: prompts.length })}>
      <div className={styles.now}>{cards}</div>
    </Fold>
  );
}
