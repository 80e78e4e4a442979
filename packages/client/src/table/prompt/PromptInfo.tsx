import type { Json, Prompt } from "@yomiai/rules";
import { usePanels, useWords } from "../../i18n/Vocabulary.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { madeThings } from "../madeThings.ts";
import { useTable } from "../useTable.ts";
import styles from "./PromptCard.module.css";

/** What the server tells with a prompt (a cost, a modifier), where it is the same for all of them and there are words for it. */
export function PromptInfo({ prompts }: { readonly prompts: readonly Prompt[] }) {
  const words = useWords();
  const { shownInfo = [] } = usePanels();
  const view = useTable()?.view;
  const [first] = prompts;
  if (first?.info === undefined) return null;
  const things = view === undefined ? {} : madeThings(view, first.as);
  const fields = words.terms?.commands[first.type]?.fields;
  const shown = Object.entries(first.info).flatMap(([key, value]: [string, Json]) => {
    const label = fields?.[key] ?? words.terms?.sums[key];
    const isShared = prompts.every((prompt) => JSON.stringify(prompt.info?.[key]) === JSON.stringify(value));
    return label === undefined || !isShared || shownInfo.includes(key)
      ? []
      : [{ key, text: `${label} ${words.value(key, value, things)}` }];
  });
  if (shown.length === 0) return null;
  return (
    <p className={styles.info}>
      {shown.map(({ key, text }) => (
        <Chip key={key}>{text}</Chip>
      ))}
    </p>
  );
}
