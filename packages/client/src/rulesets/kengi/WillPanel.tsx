import type { Command, Prompt } from "@yomiai/rules";
import { type DoublingInfo, doublingInfoOf } from "@yomiai/rules/info/kengi";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { commandOf } from "../../table/prompt/questions.ts";
import { Button } from "../../ui/Button.tsx";
import { cx } from "../../ui/cx.ts";
import { useKeys } from "../../ui/useKeys.ts";
import type { PromptPanelProps } from "../panels.ts";
import styles from "./Kengi.module.css";
import { useSay } from "./useSay.ts";

/** What is doubled, with the numbers before and after; one tap decides. */
export function WillPanel({ prompts, act, isSending }: PromptPanelProps) {
  const [prompt] = prompts;
  const commands = prompt === undefined ? [] : commandsOf(prompt);
  const send = (command: Command) => {
    if (!isSending) void act(command);
  };
  useKeys(Object.fromEntries(commands.map((command, i) => [String(i + 1), () => send(command)])), !isSending);
  if (prompt === undefined) return null;
  return (
    <div className={styles.will}>
      {prompt.type === "mortalChoice" && <Everything prompt={prompt} />}
      {commands.map((command) => (
        <Choice key={JSON.stringify(command)} {...{ prompt, command, isSending }} onTap={() => send(command)} />
      ))}
    </div>
  );
}

function commandsOf(prompt: Prompt): readonly Command[] {
  return prompt.fields.flatMap((field) => {
    if (field.kind === "choice") return field.options.map((option) => commandOf(prompt, { [field.name]: option }));
    return [true, false].map((answer) => commandOf(prompt, { [field.name]: answer }));
  });
}

function Choice({
  prompt,
  command,
  isSending,
  onTap,
}: {
  readonly prompt: Prompt;
  readonly command: Command;
  readonly isSending: boolean;
  readonly onTap: () => void;
}) {
  const words = useWords();
  const { attribute, double } = command;
  const isRefusal = attribute === "none" || double === false;
  return (
    <Button wide tone={isRefusal ? "quiet" : "plain"} isBusy={isSending} onPress={onTap} className={styles.choice}>
      <span>{double === undefined ? words.value("attribute", attribute) : words.value("double", double)}</span>
      {typeof attribute === "string" && <Step info={doublingInfoOf(prompt)} ability={attribute} />}
    </Button>
  );
}

function Step({ info: { before, after }, ability }: { readonly info: DoublingInfo; readonly ability: string }) {
  if (before[ability] === undefined) return null;
  return (
    <span className={styles.step}>
      {before[ability]} → <b>{after[ability]}</b>
    </span>
  );
}

function Everything({ prompt }: { readonly prompt: Prompt }) {
  const say = useSay();
  const words = useWords();
  const info = doublingInfoOf(prompt);
  return (
    <>
      <dl className={cx(styles.abilities, styles.steps)}>
        {Object.keys(info.before).map((ability) => (
          <div key={ability} className={styles.ability}>
            <dt>{words.label(ability)}</dt>
            <dd>
              <Step info={info} ability={ability} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{say("bleeds")}</p>
    </>
  );
}
