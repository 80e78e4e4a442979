import { useState } from "react";
import type { Table } from "../../connection/decodeTable.ts";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { conditionName } from "../../table/combatant/Conditions.tsx";
import { useSending } from "../../table/sending.ts";
import { useAct } from "../../table/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { Select } from "../../ui/Choices.tsx";
import { TextField } from "../../ui/TextField.tsx";
import styles from "./Cf.module.css";
import { knownConditions, needsSource } from "./conditionRules.ts";
import { RulePreview } from "./RulePreview.tsx";
import { useSay } from "./useSay.ts";

/** Durations that are no choice: they come by themselves. */
const BY_THEMSELVES: ReadonlySet<string> = new Set(["hp", "implied"]);

/** Lays a condition on one or several: which, with what it does, until when, and by whom where that matters (CF-12.9). */
export function SetCondition({
  table: { view, house },
  targets,
}: {
  readonly table: Table;
  /** Ids of those who get it. */
  readonly targets: readonly string[];
}) {
  const say = useSay();
  const words = useWords();
  const act = useAct();
  const isSending = useSending((state) => state.isSending);
  const known = knownConditions(house);
  const [key, setKey] = useState(known[0]?.key ?? "");
  const [until, setUntil] = useState("removed");
  const [source, setSource] = useState("");
  const [note, setNote] = useState("");
  const chosen = known.find((one) => one.key === key) ?? known[0];
  if (chosen === undefined) return null;
  const name = conditionName(chosen.key, words);
  const isSourceNeeded = needsSource(chosen.rule, until);
  const untils = Object.entries(words.terms?.values.until ?? {}).filter(([duration]) => !BY_THEMSELVES.has(duration));
  const others = Object.values(view.combatants).filter(({ place }) => place !== undefined);
  const set = async () => {
    for (const as of targets) {
      await act({
        ...{ type: "setCondition", as, condition: chosen.key, until },
        ...(source === "" ? {} : { source }),
        ...(note.trim() === "" ? {} : { note: note.trim() }),
      });
    }
    setNote("");
  };
  return (
    <div className={styles.compose}>
      <Select
        label={say("condition")}
        options={known.map((one) => ({ key: one.key, label: conditionName(one.key, words) }))}
        value={chosen.key}
        onChange={setKey}
      />
      <RulePreview conditionKey={chosen.key} rule={chosen.rule} />
      <Select
        label={say("until")}
        options={untils.map(([duration, label]) => ({ key: duration, label }))}
        value={until}
        onChange={setUntil}
      />
      <Select
        label={say(isSourceNeeded ? "sourceNeeded" : "source")}
        options={[
          { key: "", label: say(isSourceNeeded ? "choose" : "nobody") },
          ...others.map((one) => ({ key: one.id, label: one.name })),
        ]}
        value={source}
        onChange={setSource}
      />
      <TextField label={say("note")} value={note} onChange={setNote} maxLength={500} />
      <Button
        tone="main"
        isDisabled={targets.length === 0 || (isSourceNeeded && source === "")}
        isBusy={isSending}
        onPress={() => void set()}
      >
        {targets.length === 1
          ? say("setOn", { name: words.name(targets[0] ?? ""), condition: name })
          : say("setOnMany", { count: targets.length, condition: name })}
      </Button>
    </div>
  );
}
