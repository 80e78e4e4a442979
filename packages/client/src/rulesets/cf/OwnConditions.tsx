import type { Json } from "@yomiai/rules";
import { Pencil, Plus, X } from "lucide-react";
import { useState } from "react";
import type { FieldProps } from "../../forms/formField.ts";
import { Button, IconButton } from "../../ui/Button.tsx";
import styles from "./Cf.module.css";
import { freeKey, type KnownCondition, ownConditions } from "./conditionRules.ts";
import { OwnConditionForm } from "./OwnConditionForm.tsx";
import { RulePreview } from "./RulePreview.tsx";
import { useSay } from "./useSay.ts";

/** A condition that the table makes for itself. */
export type OwnCondition = KnownCondition & { readonly name: string };

/** The house rule of a table's own conditions: what there are and what they do, and one more from the same vocabulary. */
export function OwnConditions({ value, onChange, words }: FieldProps) {
  const say = useSay();
  const [edited, setEdited] = useState<string>();
  const own = ownConditions(value);
  const help = words.help?.("extraConditions");
  const set = (conditions: readonly OwnCondition[]) => {
    onChange(conditions.map(({ key, name, rule }): Json => ({ key, name, rule: rule as Json })));
    setEdited(undefined);
  };
  const fresh = freeKey(own.map(({ key }) => key));
  const form = (of: OwnCondition) => (
    <OwnConditionForm
      key={of.key}
      condition={of}
      others={own.filter(({ key }) => key !== of.key)}
      onKeep={(kept) =>
        set(
          own.some(({ key }) => key === of.key) ? own.map((one) => (one.key === of.key ? kept : one)) : [...own, kept],
        )
      }
      onCancel={() => setEdited(undefined)}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's frame would stand in the frame of the option
    <div role="group" aria-label={say("ownConditions")} className={styles.compose}>
      <p>
        <b>{words.label("extraConditions")}</b>
        {help !== undefined && <span className={styles.note}> {help}</span>}
      </p>
      {own.map((one) =>
        edited === one.key ? (
          form(one)
        ) : (
          <div key={one.key} className={styles.ledgerLine}>
            <div className={styles.grow}>
              <b>{one.name}</b>
              <RulePreview rule={one.rule} names={own} />
            </div>
            <IconButton
              label={say("editCondition", { name: one.name })}
              icon={<Pencil />}
              onPress={() => setEdited(one.key)}
            />
            <IconButton
              label={say("dropCondition", { name: one.name })}
              icon={<X />}
              onPress={() => set(own.filter(({ key }) => key !== one.key))}
            />
          </div>
        ),
      )}
      {edited === fresh && form({ key: fresh, name: "", rule: {} })}
      {edited === undefined && (
        <Button size="small" icon={<Plus />} onPress={() => setEdited(fresh)}>
          {say("addCondition")}
        </Button>
      )}
    </div>
  );
}
