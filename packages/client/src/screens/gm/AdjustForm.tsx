import type { CombatantView, Json } from "@yomiai/rules";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useWords } from "../../i18n/Vocabulary.tsx";
import type { Wording } from "../../i18n/wording.ts";
import { useSending } from "../../table/sending.ts";
import { useAct } from "../../table/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { Select, Switch } from "../../ui/Choices.tsx";
import { showNumber } from "../../ui/digits.ts";
import { NumberField } from "../../ui/NumberField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import styles from "./Gm.module.css";
import { Reason } from "./Reason.tsx";

type Target = { readonly path: string; readonly label: string; readonly now: number | string | boolean };

/** Sets one value of a combatant directly, with a reason that goes to the log. What can surely be set comes first, gauges before traits. */
export function AdjustForm({ combatant }: { readonly combatant: CombatantView }) {
  const t = useTranslations("adjust");
  const words = useWords();
  const act = useAct();
  const isSending = useSending((state) => state.isSending);
  const targets = targetsOf(combatant, words, t("max"));
  const [path, setPath] = useState<string>();
  const [entered, setEntered] = useState<Json>();
  const [reason, setReason] = useState(t("reasons.count"));
  const target = targets.find((candidate) => candidate.path === path) ?? targets[0];
  if (target === undefined) return <p className={styles.empty}>{t("nothing")}</p>;
  const value = entered ?? target.now;
  const isReady = entered !== undefined && entered !== target.now && reason.trim() !== "";
  const shown = typeof value === "number" ? showNumber(value) : String(value);
  const set = async () => {
    if (!isReady) return;
    if (await act({ type: "adjust", as: combatant.id, path: target.path, set: value, reason: reason.trim() }))
      setEntered(undefined);
  };
  return (
    <div className={styles.panel}>
      <Select
        label={t("what")}
        options={targets.map((candidate) => ({ key: candidate.path, label: candidate.label }))}
        value={target.path}
        onChange={(next) => {
          setPath(next);
          setEntered(undefined);
        }}
      />
      <NewValue key={target.path} target={target} value={value} onChange={setEntered} onEnter={() => void set()} />
      <Reason value={reason} onChange={setReason} />
      <Button tone="main" isDisabled={!isReady} isBusy={isSending} onPress={() => void set()}>
        {t("set", { what: target.label, value: shown })}
      </Button>
    </div>
  );
}

function NewValue({
  target,
  value,
  onChange,
  onEnter,
}: {
  readonly target: Target;
  readonly value: Json;
  readonly onChange: (value: Json | undefined) => void;
  readonly onEnter: () => void;
}) {
  const t = useTranslations("adjust");
  const label = t("to");
  if (typeof target.now === "boolean") return <Switch label={target.label} isOn={value === true} onChange={onChange} />;
  if (typeof target.now === "string") {
    return (
      <TextField label={label} value={typeof value === "string" ? value : ""} onChange={onChange} onEnter={onEnter} />
    );
  }
  return (
    <NumberField
      label={label}
      value={typeof value === "number" ? value : undefined}
      onChange={onChange}
      onEnter={onEnter}
    />
  );
}

function targetsOf(combatant: CombatantView, words: Wording, max: string): readonly Target[] {
  const gauges = Object.entries(combatant.gauges).flatMap(([key, gauge]): readonly Target[] => {
    const label = words.label(key) ?? key;
    const current = { path: `gauges.${key}.current`, label, now: gauge.current };
    return gauge.max === undefined
      ? [current]
      : [current, { path: `gauges.${key}.max`, label: `${label} ${max}`, now: gauge.max }];
  });
  const traits = Object.entries(combatant.traits).map(([key, now]) => ({
    path: `traits.${key}`,
    label: words.terms?.traits[key]?.name ?? key,
    now,
  }));
  // What the rules have a word for among the paths can surely be set: it comes first.
  const isSure = ({ path }: Target) => words.terms?.values.path?.[path] !== undefined;
  return [...gauges, ...traits].sort((a, b) => Number(isSure(b)) - Number(isSure(a)));
}
