import type { Command, Prompt } from "@yomiai/rules";
import { ArrowLeft } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { usePanels } from "../../i18n/Vocabulary.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Switch } from "../../ui/Choices.tsx";
import { useSending } from "../sending.ts";
import { useAct } from "../useAct.ts";
import { GroupForm } from "./GroupForm.tsx";
import { openOnCard, useOpening } from "./opening.ts";
import styles from "./PromptCard.module.css";
import { PromptHead } from "./PromptHead.tsx";
import { PromptMenu } from "./PromptMenu.tsx";
import { groupPrompts, isAsking, type PromptGroup } from "./questions.ts";

type PromptCardProps = {
  /** Prompts of one combatant, or of the GM's tools. */
  readonly prompts: readonly Prompt[];
  /** Who acts, where that is not clear from the screen. */
  readonly who?: string | undefined;
  /** It is clear from the screen who acts: the card need not name it. */
  readonly isOwn?: boolean;
  /** Do the keys 1–9 choose here? */
  readonly hasKeys?: boolean;
  readonly look?: "framed" | "flat";
  /** Others who are asked the same: one answer can be given for all. */
  readonly peers?: readonly string[];
};

/**
 * What is to be done now, as one card. With several commands it is a menu first; with one that has to be asked about, the
 * others stand below it as buttons.
 */
export function PromptCard({
  prompts,
  who,
  isOwn = false,
  hasKeys = false,
  look = "framed",
  peers = [],
}: PromptCardProps) {
  const t = useTranslations("prompt");
  const act = useAct();
  const isSending = useSending((state) => state.isSending);
  const [picked, setPicked] = useState<string>();
  const [isForAll, setForAll] = useState(false);
  const { openAtOnce = [] } = usePanels();
  const groups = groupPrompts(prompts);
  useOpened(groups, setPicked);
  const asking = groups.filter((group) => isAsking(group) || openAtOnce.includes(group.type));
  const open =
    groups.find(({ key }) => key === picked) ?? (asking.length === 1 && groups.length <= 3 ? asking[0] : undefined);
  const others = open === undefined || picked !== undefined ? [] : groups.filter((group) => group !== open);
  const id = useId();
  const send = async (command: Command) => {
    const isDone = await act(command);
    if (isDone && isForAll) for (const as of peers) await act({ ...command, as });
    if (isDone) setPicked(undefined);
    return isDone;
  };
  const shared = { isSending, hasKeys, send };
  return (
    <Card look={look} aria-labelledby={id} className={styles.card}>
      {who !== undefined && <p className={styles.who}>{who}</p>}
      {peers.length > 0 && <Switch label={t("forAll", { count: peers.length })} isOn={isForAll} onChange={setForAll} />}
      <PromptHead id={id} groups={groups} open={open} isOwn={isOwn} />
      {open === undefined ? (
        <PromptMenu groups={groups} {...shared} onOpen={setPicked} label={t("menu")} />
      ) : (
        <>
          <GroupForm key={open.key} group={open} isSending={isSending} hasKeys={hasKeys} onSend={send} />
          {others.length > 0 && (
            <PromptMenu groups={others} {...shared} hasKeys={false} isAside onOpen={setPicked} label={t("others")} />
          )}
        </>
      )}
      {open !== undefined && picked !== undefined && groups.length > 1 && (
        <Button tone="quiet" size="small" icon={<ArrowLeft />} onPress={() => setPicked(undefined)}>
          {t("back")}
        </Button>
      )}
    </Card>
  );
}

/** Opens what another part of the screen asks for, a board for one. */
function useOpened(groups: readonly PromptGroup[], open: (key: string) => void): void {
  const opening = useOpening((state) => state.opening);
  const key = groups.find(({ as, type }) => opening !== undefined && as === opening.as && type === opening.type)?.key;
  useEffect(() => {
    if (key === undefined) return;
    open(key);
    openOnCard(undefined);
  }, [key, open]);
}
