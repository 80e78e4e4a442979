import type { Json, JsonObject } from "@yomiai/rules";
import type { Table } from "../connection/decodeTable.ts";
import { usePanels, useWords } from "../i18n/Vocabulary.tsx";
import type { Labels } from "../i18n/wording.ts";
import { madeThings } from "./madeThings.ts";
import styles from "./Stage.module.css";

/** What the ruleset has lying on the table besides combatants, where there are words for it. */
export function BoardFacts({ table }: { readonly table: Table }) {
  const words = useWords();
  const panels = usePanels();
  const things = madeThings(table.view);
  const facts = Object.entries(table.view.board ?? {}).flatMap(([key, value]: [string, Json]) => {
    const label = words.terms?.board[key];
    const isShown = panels.shownBoard?.includes(key) ?? false;
    return label === undefined || isShown || words.value(key, value) === "" ? [] : [{ key, label, value }];
  });
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, label, value }) => (
        <div key={key} className={styles.fact}>
          <dt>{label}</dt>
          <dd>
            {isPlainObject(value) && words.terms?.phrases?.[key] === undefined ? (
              <Parts value={value} things={things} />
            ) : (
              words.value(key, value, things)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Several values under one heading, each with its own small label. */
function Parts({ value, things }: { readonly value: JsonObject; readonly things: Labels }) {
  const words = useWords();
  return (
    <span className={styles.parts}>
      {Object.entries(value).map(([key, part]) => (
        <span key={key} className={styles.part}>
          <small>{words.label(key) ?? words.value("any", key)}</small>
          {words.value(key, part, things)}
        </span>
      ))}
    </span>
  );
}

function isPlainObject(value: Json): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !("q" in value);
}
