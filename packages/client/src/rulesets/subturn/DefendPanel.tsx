import type { Command } from "@yomiai/rules";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { Button } from "../../ui/Button.tsx";
import { cx } from "../../ui/cx.ts";
import { useKeys } from "../../ui/useKeys.ts";
import type { PromptPanelProps } from "../panels.ts";
import { DirectionSign } from "./DirectionSign.tsx";
import { isRecord } from "./hexMap.ts";
import styles from "./Subturn.module.css";
import { useSay } from "./useSay.ts";

/** The least that three dice show: a number below it says nothing. */
const LEAST = 3;

/** The blow above, from where it comes; the ways to meet it side by side, each with its number. One tap answers. */
export function DefendPanel({ prompts, act, isSending, hasKeys }: PromptPanelProps) {
  const words = useWords();
  const say = useSay();
  const [prompt] = prompts;
  const field = prompt?.fields.find(({ name }) => name === "with");
  const options = field?.kind === "choice" ? field.options : [];
  const commands = options.map(
    (option): Command => ({
      type: "defend",
      ...(prompt?.as === undefined ? {} : { as: prompt.as }),
      with: option,
    }),
  );
  const send = (command: Command) => !isSending && void act(command);
  useKeys(Object.fromEntries(commands.map((command, i) => [String(i + 1), () => send(command)])), hasKeys);
  if (prompt === undefined) return null;
  const { attacker, technique, direction, numbers } = prompt.info ?? {};
  return (
    <div className={styles.compose}>
      <p className={cx(styles.blow)}>
        <DirectionSign direction={String(direction)} />
        <span className={styles.rowMain}>
          <b className={styles.attacker}>{words.name(String(attacker))}</b>
          <span>
            {say("blow", {
              technique: words.value("technique", technique),
              direction: words.value("direction", direction),
            })}
          </span>
        </span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight */}
      <div role="group" aria-label={words.terms?.commands.defend?.fields?.with ?? ""} className={styles.defences}>
        {options.map((option, i) => {
          const number = isRecord(numbers) ? numbers[String(option)] : undefined;
          return (
            <Button
              key={option}
              isBusy={isSending}
              className={styles.defence}
              onPress={() => send(commands[i] ?? { type: "defend" })}
            >
              <b>{words.value("with", option)}</b>
              {typeof number === "number" && number >= LEAST && (
                <span className={styles.number}>{say("orLess", { number })}</span>
              )}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
