import type { Prompt } from "@yomiai/rules";
import { Coffee } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { usePanels, useWords } from "../../i18n/Vocabulary.tsx";
import { dutiesOf, isFighting } from "../../table/duties.ts";
import { Ended } from "../../table/Ended.tsx";
import { PromptCard } from "../../table/prompt/PromptCard.tsx";
import { peersOf } from "../../table/prompt/peers.ts";
import { Stage } from "../../table/Stage.tsx";
import { useSending } from "../../table/sending.ts";
import { useAct } from "../../table/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { Select } from "../../ui/Choices.tsx";
import { Fold } from "../../ui/Fold.tsx";
import { useIsWide } from "../../ui/useIsWide.ts";
import { BoardPanel } from "../player/BoardPanel.tsx";
import { useChangeTable } from "../table/useChangeTable.ts";
import { Awaited } from "./Awaited.tsx";
import styles from "./Gm.module.css";
import type { GmParts } from "./GmScreen.tsx";
import { NpcsPlay } from "./NpcsPlay.tsx";

/**
 * The present step: who is missing, what the GM must decide, and what the GM may do besides. The ruleset's board lies
 * below, unless it lies beside.
 */
export function StepPanel({ isBoardBeside = false, ...parts }: GmParts & { readonly isBoardBeside?: boolean }) {
  const { table, current, onOpen } = parts;
  const t = useTranslations("gm");
  const words = useWords();
  const { must, may } = dutiesOf(table);
  const { boardPrompts = [] } = usePanels();
  // What the board beside offers itself need not be asked twice.
  const asked = byCombatant(must.filter(({ type }) => !(isBoardBeside && boardPrompts.includes(type))));
  const isWide = useIsWide();
  const [isBoardOpen, setBoardOpen] = useState(true);
  return (
    <div className={styles.panel}>
      {table.view.phase === "setup" && <SetUp {...parts} />}
      <Stage withExchange={!isWide}>
        {table.view.phase === "ended" && (
          <Ended>
            {table.gmMay.includes("nextFight") && (
              <Button tone="main" size="large" wide onPress={() => onOpen("nextFight")}>
                {t("nextFight")}
              </Button>
            )}
          </Ended>
        )}
        {isFighting(table.view) && <Awaited {...parts} />}
        <NpcsPlay table={table} />
        {asked.map(([as, prompts], i) => (
          <div key={as} className={i === current ? styles.current : undefined}>
            <PromptCard
              prompts={prompts}
              who={as === "" ? undefined : words.name(as)}
              hasKeys={i === current}
              peers={peersOf(as, must)}
            />
          </div>
        ))}
      </Stage>
      {!isBoardBeside && <BoardPanel table={table} isOpen={isBoardOpen} onToggle={setBoardOpen} />}
      <Besides {...parts} may={may} />
      <Tools {...parts} />
    </div>
  );
}

/** So many combatants have a row of their own for what may be done with them besides. */
const MOST_ROWS = 6;

/** What may be done besides, combatant by combatant; of a crowd for one at a time, whoever is looked at first. */
function Besides({ may, selected, table }: GmParts & { readonly may: readonly Prompt[] }) {
  const t = useTranslations("gm");
  const groups = byCombatant(may);
  const [chosen, setChosen] = useState<{ readonly as: string; readonly instead: string | undefined }>();
  if (groups.length <= MOST_ROWS) return groups.map(([as, prompts]) => <MayFold key={as} as={as} prompts={prompts} />);
  const own = groups.filter(([as]) => as !== "");
  // What was chosen here holds until somebody else is selected in the order.
  const wanted = chosen !== undefined && chosen.instead === selected ? chosen.as : selected;
  const shown = own.find(([as]) => as === wanted) ?? own[0];
  return (
    <>
      {shown !== undefined && (
        <Fold title={t("besides")} note={t("besidesCount", { count: own.length })}>
          <div className={styles.panel}>
            <Select
              label={t("besidesWho")}
              options={own.map(([as]) => ({ key: as, label: table.view.combatants[as]?.name ?? as }))}
              value={shown[0]}
              onChange={(as) => setChosen({ as, instead: selected })}
            />
            <PromptCard key={shown[0]} look="flat" prompts={shown[1]} isOwn />
          </div>
        </Fold>
      )}
      {groups
        .filter(([as]) => as === "")
        .map(([as, prompts]) => (
          <MayFold key={as} as={as} prompts={prompts} />
        ))}
    </>
  );
}

/** What may be done besides, for one combatant or with the GM's tools: out of the way until it is wanted. */
function MayFold({ as, prompts }: { readonly as: string; readonly prompts: readonly Prompt[] }) {
  const t = useTranslations("gm");
  const words = useWords();
  const commands = [...new Set(prompts.map(({ type }) => words.terms?.commands[type]?.name ?? type))];
  return (
    <Fold title={as === "" ? t("gmTools") : words.name(as)} note={words.list(commands.slice(0, 2))}>
      <PromptCard look="flat" prompts={prompts} isOwn />
    </Fold>
  );
}

/** Prompts by combatant, those without one last. */
function byCombatant(prompts: readonly Prompt[]): readonly (readonly [string, readonly Prompt[]])[] {
  const asked = [...new Set(prompts.map(({ as }) => as ?? ""))].sort((a, b) => Number(a === "") - Number(b === ""));
  return asked.map((as) => [as, prompts.filter((prompt) => (prompt.as ?? "") === as)]);
}

/** Before the fight: who is there, what is missing, and the beginning. */
function SetUp({ table, onOpen }: GmParts) {
  const t = useTranslations("gm");
  const act = useAct();
  const isSending = useSending((state) => state.isSending);
  const count = Object.keys(table.view.combatants).length;
  return (
    <div className={styles.setUp}>
      <p>{count === 0 ? t("setUpEmpty") : t("setUp", { count })}</p>
      <div className={styles.row}>
        <Button onPress={() => onOpen("add")}>{t("add")}</Button>
        <Button onPress={() => onOpen("join")}>{t("invite")}</Button>
        <Button onPress={() => onOpen("house")}>{t("house")}</Button>
      </div>
      <Button
        tone="main"
        size="large"
        wide
        isDisabled={count < 2}
        isBusy={isSending}
        onPress={() => void act({ type: "start" })}
      >
        {t("start")}
      </Button>
    </div>
  );
}

/** What a GM may do at any time. */
function Tools({ table, onOpen }: GmParts) {
  const t = useTranslations("gm");
  const { GmTools } = usePanels();
  const change = useChangeTable();
  const isSending = useSending((state) => state.isSending);
  return (
    <div className={styles.row}>
      {GmTools !== undefined && <GmTools table={table} />}
      <Button size="small" onPress={() => onOpen("ruling")}>
        {t("ruling")}
      </Button>
      {!table.paused && (
        <Button size="small" icon={<Coffee />} isBusy={isSending} onPress={() => change({ paused: true })}>
          {t("pause")}
        </Button>
      )}
      {table.view.phase !== "setup" && (
        <Button size="small" onPress={() => onOpen("house")}>
          {t("house")}
        </Button>
      )}
      {isFighting(table.view) && table.gmMay.includes("end") && (
        <Button size="small" tone="grave" onPress={() => onOpen("end")}>
          {t("end")}
        </Button>
      )}
      <Button size="small" tone="quiet" onPress={() => onOpen("keys")}>
        {t("keys")}
      </Button>
    </div>
  );
}
