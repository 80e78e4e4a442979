import { useState } from "react";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { Questions } from "../../table/prompt/Questions.tsx";
import { Switch } from "../../ui/Choices.tsx";
import type { PromptPanelProps } from "../panels.ts";
import { Aims } from "./Aims.tsx";
import { commandFor, wayOf } from "./aiming.ts";
import styles from "./Cf.module.css";
import { Sum } from "./Sum.tsx";
import { useWayName, Ways } from "./Ways.tsx";

/** What to attack with, the sum before it is rolled, and whom: one tap on the target does it. */
export function AimPanel({ table: { view }, prompts, act, isSending, hasKeys }: PromptPanelProps) {
  const words = useWords();
  const name = useWayName();
  const [tapped, setTapped] = useState<string>();
  const [isSecret, setSecret] = useState(false);
  const [first] = prompts;
  if (first === undefined) return null;
  const ways = prompts.map(wayOf);
  // What was chosen may be offered no more.
  const way = ways.find(({ prompt }) => prompt.id === tapped) ?? wayOf(first);
  const { prompt, aims } = way;
  const hasSecret = prompt.fields.some(({ name }) => name === "secret");
  const group = { key: prompt.id, type: prompt.type, as: prompt.as, prompts: [prompt] };
  const onSend = async (command: Parameters<typeof act>[0]) => {
    await act(command);
    return true;
  };
  return (
    <div className={styles.compose}>
      {ways.length > 1 && <Ways ways={ways} chosen={prompt.id} onChange={setTapped} />}
      <Sum way={way} title={ways.length === 1 ? name(way) : undefined} />
      {hasSecret && aims.length <= 1 && (
        <Switch label={words.terms?.commands[prompt.type]?.fields?.secret ?? ""} isOn={isSecret} onChange={setSecret} />
      )}
      {aims.length > 1 ? (
        <Questions key={prompt.id} group={group} isSending={isSending} hasKeys={hasKeys} onSend={onSend} />
      ) : (
        <Aims
          key={prompt.id}
          {...{ view, way, isSending, hasKeys }}
          onAim={(chosen) => void act(commandFor(way, chosen, isSecret))}
        />
      )}
    </div>
  );
}
