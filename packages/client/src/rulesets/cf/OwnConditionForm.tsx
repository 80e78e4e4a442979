import { CONDITIONS, type ConditionRule } from "@yomiai/rules/info/cf";
import { useState } from "react";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { conditionName } from "../../table/combatant/Conditions.tsx";
import { Button } from "../../ui/Button.tsx";
import { ChooseMany, Select, Switch } from "../../ui/Choices.tsx";
import { Fold } from "../../ui/Fold.tsx";
import { NumberField } from "../../ui/NumberField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import styles from "./Cf.module.css";
import { type KnownCondition, withoutNothing } from "./conditionRules.ts";
import { RulePreview } from "./RulePreview.tsx";
import { useSay } from "./useSay.ts";

/** What may be added to a roll or value, at most 20 either way. */
const NUMBERS = ["attackRolls", "checks", "defenses", "rangedDefenses"] as const;
/** What is there or not, in the order of the rules. */
const FLAGS = [
  ...(["sparesSpellDamage", "losesAcAbility", "halvesWeaponDamage", "uncountable", "oneAction", "noActions"] as const),
  ...(["senseless", "immobile", "crawls", "noShift", "voiceFails", "obeys", "flees"] as const),
];
const MOST = 20;
/** The speed that a limit begins with, in metres (CF-13.8). */
const SLOW = 3;
/** Farther than this a limit is none. */
const FASTEST = 60;
const NAME_LENGTH = 40;
/** So many conditions one may bring. */
const MOST_BROUGHT = 8;

type Named = KnownCondition & { readonly name: string };

/** Makes or changes a condition of the table: its name, and what it does, shown in words while it is put together. */
export function OwnConditionForm({
  condition,
  others,
  onKeep,
  onCancel,
}: {
  readonly condition: Named;
  /** The other ones of the table. */
  readonly others: readonly Named[];
  readonly onKeep: (condition: Named) => void;
  readonly onCancel: () => void;
}) {
  const say = useSay();
  const words = useWords();
  const [name, setName] = useState(condition.name);
  const [rule, setRule] = useState<ConditionRule>(condition.rule);
  const label = (entry: string) => words.terms?.sheet[entry]?.name ?? words.label(entry) ?? entry;
  const change = (part: ConditionRule) => setRule({ ...rule, ...part });
  const known = [
    ...Object.keys(CONDITIONS).map((key) => ({ key, label: conditionName(key, words) })),
    ...others.map((one) => ({ key: one.key, label: one.name })),
  ];
  const kept = { key: condition.key, name: name.trim(), rule: withoutNothing(rule) };
  const { perception = 0 } = rule.skills ?? {};
  return (
    <div className={styles.making}>
      <TextField label={say("conditionName")} value={name} onChange={setName} maxLength={NAME_LENGTH} autoFocus />
      <fieldset className={styles.numbers}>
        <legend>{say("numbers")}</legend>
        {NUMBERS.map((entry) => (
          <NumberField
            key={entry}
            look="row"
            label={label(entry)}
            min={-MOST}
            max={MOST}
            value={rule[entry] ?? 0}
            onChange={(value) => value !== undefined && change({ [entry]: value })}
          />
        ))}
        <NumberField
          look="row"
          label={say("perception")}
          min={-MOST}
          max={MOST}
          value={perception}
          onChange={(value) =>
            value !== undefined &&
            change({ skills: { ...withoutPerception(rule), ...(value !== 0 && { perception: value }) } })
          }
        />
        <Switch
          label={say("speedLimit")}
          isOn={rule.speedAtMost !== undefined}
          onChange={(isOn) => change({ speedAtMost: isOn ? SLOW : undefined })}
        />
        {rule.speedAtMost !== undefined && (
          <NumberField
            look="row"
            label={label("speedAtMost")}
            min={0}
            max={FASTEST}
            value={rule.speedAtMost}
            onChange={(value) => value !== undefined && change({ speedAtMost: value })}
          />
        )}
      </fieldset>
      <Select
        label={say("advantageTo")}
        options={[
          { key: "", label: say("noAdvantage") },
          ...["melee", "all"].map((key) => ({ key, label: words.value("givesAdvantage", key) })),
        ]}
        value={rule.givesAdvantage ?? ""}
        onChange={(key) => change({ givesAdvantage: key === "melee" || key === "all" ? key : undefined })}
      />
      <Fold title={say("limits")} isOpenAtFirst={FLAGS.some((flag) => rule[flag] === true)}>
        <ChooseMany
          label={say("limits")}
          options={FLAGS.map((flag) => ({ key: flag, label: label(flag) }))}
          value={FLAGS.filter((flag) => rule[flag] === true)}
          onChange={(on) => change(Object.fromEntries(FLAGS.map((flag) => [flag, on.includes(flag)])))}
        />
      </Fold>
      {(["implies", "makes"] as const).map((entry) => (
        <Fold
          key={entry}
          title={say(entry === "implies" ? "brings" : "makes")}
          isOpenAtFirst={(rule[entry]?.length ?? 0) > 0}
        >
          <ChooseMany
            label={say(entry === "implies" ? "brings" : "makes")}
            options={known}
            value={rule[entry] ?? []}
            max={MOST_BROUGHT}
            onChange={(keys) => change({ [entry]: [...keys] })}
          />
        </Fold>
      ))}
      <RulePreview rule={kept.rule} names={others} />
      <div className={styles.ways}>
        <Button tone="main" isDisabled={kept.name === ""} onPress={() => onKeep(kept)}>
          {say("keepCondition", { name: kept.name })}
        </Button>
        <Button tone="quiet" onPress={onCancel}>
          {say("cancel")}
        </Button>
      </div>
    </div>
  );
}

function withoutPerception({ skills = {} }: ConditionRule): Readonly<Record<string, number>> {
  const { perception: _old, ...others } = skills;
  return others;
}
