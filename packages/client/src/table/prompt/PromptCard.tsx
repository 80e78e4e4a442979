import type { Command, Prompt } from "@yomiai/rules";
import { ArrowLeft, EyeOff } from "lucide-react";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Switch } from "../../ui/Choices.tsx";
import { useSending } from "../sending.ts";
import { useAct } from "../useAct.ts";
import { GroupForm, sendLabel } from "./GroupForm.tsx";
import { Help } from "./Help.tsx";
import { OptionButtons, type TapOption } from "./OptionButtons.tsx";
import styles from "./PromptCard.module.css";
import { PromptInfo } from "./PromptInfo.tsx";
import { groupPrompts, nextQuestion, type PromptGroup, switchesOf } from "./questions.ts";

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
  const groups = groupPrompts(prompts);
  const asking = groups.filter(isAsking);
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
      <Heading id={id} groups={groups} open={open} isOwn={isOwn} />
      {open === undefined ? (
        <Menu groups={groups} {...shared} onOpen={setPicked} label={t("menu")} />
      ) : (
        <>
          <GroupForm key={open.key} group={open} isSending={isSending} hasKeys={hasKeys} onSend={send} />
          {others.length > 0 && (
            <Menu groups={others} {...shared} hasKeys={false} onOpen={setPicked} label={t("others")} />
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

/** Has this group something to ask, or is one tap enough? */
function isAsking(group: PromptGroup): boolean {
  return nextQuestion(group.prompts, {})?.kind !== "ready" || switchesOf(group.prompts).length > 0;
}

function Heading({
  id,
  groups,
  open,
  isOwn,
}: {
  readonly id: string;
  readonly isOwn: boolean;
  readonly groups: readonly PromptGroup[];
  readonly open: PromptGroup | undefined;
}) {
  const words = useWords();
  const t = useTranslations("prompt");
  const group = open ?? (groups.length === 1 ? groups[0] : undefined);
  const terms = group === undefined ? undefined : words.terms?.commands[group.type];
  const as = group?.as ?? groups[0]?.as;
  const unnamed = isOwn || as === undefined ? t("chooseOwn") : t("choose", { name: words.name(as) });
  return (
    <header className={styles.head}>
      <h2 id={id} className={styles.ask}>
        {terms === undefined ? unnamed : words.fill(terms.ask, { as: isOwn ? words.you(as) : (as ?? "") })}
      </h2>
      {terms?.help !== undefined && <Help text={terms.help} />}
      {terms?.secret !== undefined && (
        <p className={styles.secret}>
          <EyeOff aria-hidden="true" />
          {terms.secret}
        </p>
      )}
      {group !== undefined && <PromptInfo prompts={group.prompts} />}
    </header>
  );
}

function Menu({
  groups,
  isSending,
  hasKeys,
  send,
  onOpen,
  label,
}: {
  readonly groups: readonly PromptGroup[];
  readonly isSending: boolean;
  readonly hasKeys: boolean;
  readonly send: (command: Command) => Promise<boolean>;
  readonly onOpen: (key: string) => void;
  readonly label: string;
}) {
  const words = useWords();
  const [only] = groups;
  const options = groups.map((group): TapOption => {
    const terms = words.terms?.commands[group.type];
    const question = nextQuestion(group.prompts, {});
    const isReady = question?.kind === "ready" && !isAsking(group);
    return {
      key: group.key,
      label: isReady ? sendLabel(group, question.command, words) : (terms?.name ?? group.type),
      leadsOn: !isReady,
      onTap: () => (isReady ? void send(question.command) : onOpen(group.key)),
    };
  });
  const [first] = options;
  if (
    options.length === 1 &&
    first !== undefined &&
    only !== undefined &&
    first.leadsOn === false &&
    hasKeys === false
  ) {
    return (
      <Button tone="main" size="large" wide isBusy={isSending} onPress={first.onTap}>
        {first.label}
      </Button>
    );
  }
  return <OptionButtons options={options} isSending={isSending} hasKeys={hasKeys} label={label} keepsLast />;
}
