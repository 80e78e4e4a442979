import type { CombatantView, TableView } from "@yomiai/rules";
import { X } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { conditionName } from "../../table/combatant/Conditions.tsx";
import { useSending } from "../../table/sending.ts";
import { useAct } from "../../table/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { Select } from "../../ui/Choices.tsx";
import { TextField } from "../../ui/TextField.tsx";
import styles from "./Gm.module.css";

const OWN = "own";

/** Lays a condition on a combatant or takes one away. */
export function ConditionForm({ combatant, view }: { readonly combatant: CombatantView; readonly view: TableView }) {
  const t = useTranslations("conditionForm");
  const words = useWords();
  const act = useAct();
  return (
    <div className={styles.panel}>
      {Object.keys(combatant.conditions).map((key) => (
        <Button
          key={key}
          size="small"
          icon={<X />}
          onPress={() => void act({ type: "clearCondition", as: combatant.id, condition: key })}
        >
          {t("clear", { condition: conditionName(key, words, combatant) })}
        </Button>
      ))}
      <SetCondition combatant={combatant} view={view} />
    </div>
  );
}

function SetCondition({ combatant, view }: { readonly combatant: CombatantView; readonly view: TableView }) {
  const t = useTranslations("conditionForm");
  const words = useWords();
  const act = useAct();
  const isSending = useSending((state) => state.isSending);
  const known = Object.entries(words.terms?.conditions ?? {}).filter(([key]) => !key.includes("."));
  const [key, setKey] = useState(known[0]?.[0] ?? OWN);
  const [own, setOwn] = useState("");
  const [until, setUntil] = useState("");
  const [source, setSource] = useState("");
  const [note, setNote] = useState("");
  const condition = key === OWN ? own.trim() : key;
  const untils = Object.entries(words.terms?.values.until ?? {});
  const set = () =>
    act({
      type: "setCondition",
      as: combatant.id,
      condition,
      ...(until === "" ? {} : { until }),
      ...(source === "" ? {} : { source }),
      ...(note.trim() === "" ? {} : { note: note.trim() }),
    });
  return (
    <>
      <Select
        label={t("condition")}
        options={[...known.map(([name, term]) => ({ key: name, label: term.name })), { key: OWN, label: t("own") }]}
        value={key}
        onChange={setKey}
      />
      {key === OWN && <TextField label={t("ownName")} value={own} onChange={setOwn} maxLength={64} />}
      <Select
        label={t("until")}
        options={[{ key: "", label: t("usual") }, ...untils.map(([name, label]) => ({ key: name, label }))]}
        value={until}
        onChange={setUntil}
      />
      <Select
        label={t("source")}
        options={[
          { key: "", label: t("nobody") },
          ...Object.values(view.combatants).map(({ id, name }) => ({ key: id, label: name })),
        ]}
        value={source}
        onChange={setSource}
      />
      <TextField label={t("note")} value={note} onChange={setNote} maxLength={500} />
      <Button tone="main" isDisabled={condition === ""} isBusy={isSending} onPress={() => void set()}>
        {t("set", { condition: key === OWN ? own.trim() || t("own") : conditionName(key, words) })}
      </Button>
    </>
  );
}
