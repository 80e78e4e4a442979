import type { CombatantView, Command, Prompt } from "@yomiai/rules";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { Button } from "../../ui/Button.tsx";
import { useKeys } from "../../ui/useKeys.ts";
import type { PromptPanelProps } from "../panels.ts";
import styles from "./Chameleon.module.css";
import { exchangeOf } from "./exchange.ts";
import { OwnValues } from "./OwnCards.tsx";
import { SuitFace } from "./SuitFace.tsx";
import { knownValue, SUITS, type Suit } from "./suits.ts";
import { useSay } from "./useSay.ts";

/**
 * Three cards to pick or to guess from; one tap decides. Whoever picks can hold to see the own values; whoever guesses
 * sees on each card what the table has learned of the other.
 */
export function PositionPanel({ table, prompts, act, isSending }: PromptPanelProps) {
  const say = useSay();
  const words = useWords();
  const [prompt] = prompts;
  const options = prompt === undefined ? [] : offered(prompt);
  const choose = (suit: Suit) => {
    if (prompt !== undefined && !isSending) void act(commandFor(prompt, suit));
  };
  useKeys(Object.fromEntries(options.map((suit, i) => [String(i + 1), () => choose(suit)])), !isSending);
  if (prompt === undefined) return null;
  const isPick = prompt.type === "pickPosition";
  const picker = isPick ? undefined : table.view.combatants[exchangeOf(table.view)?.by ?? ""];
  const own = prompt.as === undefined ? undefined : table.view.combatants[prompt.as];
  const label = picker === undefined ? words.label("pick") : say("reading", { name: picker.name });
  return (
    <div className={styles.position}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight; the question stands above */}
      <div role="group" aria-label={label} className={styles.hand}>
        {options.map((suit) => (
          <Button key={suit} isBusy={isSending} onPress={() => choose(suit)} className={styles.card}>
            <SuitFace suit={suit}>{picker !== undefined && <Known of={picker} suit={suit} />}</SuitFace>
          </Button>
        ))}
      </div>
      {picker !== undefined && <LowestLine of={picker} />}
      {isPick && own !== undefined && <OwnValues own={own} />}
    </div>
  );
}

function offered(prompt: Prompt): readonly Suit[] {
  const field = prompt.fields.find(({ name }) => name === "position");
  return field?.kind === "choice" ? SUITS.filter((suit) => field.options.includes(suit)) : [];
}

function commandFor(prompt: Prompt, position: Suit): Command {
  return { type: prompt.type, ...(prompt.as === undefined ? {} : { as: prompt.as }), position };
}

function Known({ of, suit }: { readonly of: CombatantView; readonly suit: Suit }) {
  const say = useSay();
  const value = knownValue(of, suit);
  if (value === undefined) return <span className={styles.unknown}>{say("unknown")}</span>;
  return (
    <span className={styles.known}>
      <b>{value}</b> {say("opened")}
    </span>
  );
}

function LowestLine({ of }: { readonly of: CombatantView }) {
  const say = useSay();
  const value = knownValue(of, "lowest");
  return value === undefined ? null : <p className={styles.note}>{say("lowestKnown", { value })}</p>;
}
