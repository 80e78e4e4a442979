import type { Json } from "@yomiai/rules";
import type { Table } from "../connection/decodeTable.ts";
import { usePanels, useWords } from "../i18n/Vocabulary.tsx";
import styles from "./Stage.module.css";

/** What the ruleset has lying on the table besides combatants, where there are words for it. */
export function BoardFacts({ table }: { readonly table: Table }) {
  const words = useWords();
  const panels = usePanels();
  const facts = Object.entries(table.view.board ?? {}).flatMap(([key, value]: [string, Json]) => {
    const label = words.terms?.board[key];
    if (label === undefined || panels.shownBoard?.includes(key)) return [];
    const text = words.value(key, value);
    return text === "" ? [] : [{ key, label, text }];
  });
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, label, text }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
