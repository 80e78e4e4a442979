import type { Command } from "@yomiai/rules";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { Button } from "../../ui/Button.tsx";
import { OptionButtons, type TapOption } from "./OptionButtons.tsx";
import { sendLabel } from "./promptWords.ts";
import { isAsking, nextQuestion, type PromptGroup } from "./questions.ts";

/** The commands to choose from: those that need nothing more are sent with the tap, the others open their questions. */
export function PromptMenu({
  groups,
  isSending,
  hasKeys,
  send,
  onOpen,
  label,
  isAside = false,
}: {
  readonly groups: readonly PromptGroup[];
  readonly isSending: boolean;
  readonly hasKeys: boolean;
  readonly send: (command: Command) => Promise<boolean>;
  readonly onOpen: (key: string) => void;
  readonly label: string;
  /** Another command is asked above: these are what one may do instead. */
  readonly isAside?: boolean;
}) {
  const words = useWords();
  const [only] = groups;
  const options = groups.map((group): TapOption => {
    const terms = words.terms?.commands[group.type];
    const question = nextQuestion(group.prompts, {});
    const isReady = question?.kind === "ready" && !isAsking(group);
    return {
      key: group.key,
      label: isReady ? sendLabel(group.prompts, question.command, words) : (terms?.name ?? group.type),
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
      <Button tone={isAside ? "plain" : "main"} size="large" wide isBusy={isSending} onPress={first.onTap}>
        {first.label}
      </Button>
    );
  }
  return <OptionButtons options={options} isSending={isSending} hasKeys={hasKeys} label={label} keepsLast />;
}
