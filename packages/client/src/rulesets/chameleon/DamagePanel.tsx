import { useState } from "react";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { Button } from "../../ui/Button.tsx";
import { NumberField } from "../../ui/NumberField.tsx";
import { RangeField } from "../../ui/RangeField.tsx";
import type { PromptPanelProps } from "../panels.ts";
import styles from "./Chameleon.module.css";
import { amountsFor, type Struck, struckBy } from "./harm.ts";
import { useSay } from "./useSay.ts";

/** How much to hurt: a slider from nothing to all of it, and under it what becomes of each who is struck. */
export function DamagePanel({ table, prompts, act, isSending }: PromptPanelProps) {
  const say = useSay();
  const words = useWords();
  const [prompt] = prompts;
  const field = prompt?.fields.find(({ name }) => name === "amount");
  const full = field?.kind === "number" ? field.max : 0;
  const [amount, setAmount] = useState<number | undefined>(full);
  if (prompt === undefined || field?.kind !== "number") return null;
  const struck = struckBy(table.view);
  const { justEnough, spare } = amountsFor(struck, full);
  const isLegal = amount !== undefined && amount >= field.min && amount <= field.max;
  const terms = words.terms?.commands[prompt.type];
  const command = { type: prompt.type, ...(prompt.as === undefined ? {} : { as: prompt.as }), amount: amount ?? full };
  const deal = () => isLegal && !isSending && void act(command);
  const label = terms?.fields?.amount ?? "";
  return (
    <div className={styles.damage}>
      <ul className={styles.harms}>
        {struck.map((one) => (
          <Harm key={one.id} struck={one} amount={amount ?? 0} />
        ))}
      </ul>
      <div className={styles.amounts}>
        <Button size="small" onPress={() => setAmount(full)}>
          {say("full", { amount: full })}
        </Button>
        {justEnough !== undefined && (
          <Button size="small" onPress={() => setAmount(justEnough)}>
            {say("justEnough", { amount: justEnough })}
          </Button>
        )}
        {spare !== undefined && (
          <Button size="small" onPress={() => setAmount(spare)}>
            {say("spare", { amount: spare })}
          </Button>
        )}
      </div>
      <NumberField label={label} min={field.min} max={field.max} value={amount} onChange={setAmount} onEnter={deal} />
      <RangeField label={label} min={field.min} max={field.max} value={amount ?? field.min} onChange={setAmount} />
      <Button tone="main" size="large" wide isDisabled={!isLegal} isBusy={isSending} onPress={deal}>
        {words.fill(terms?.submit ?? terms?.name ?? prompt.type, command)}
      </Button>
    </div>
  );
}

function Harm({ struck: { id, injury, health }, amount }: { readonly struck: Struck; readonly amount: number }) {
  const say = useSay();
  const words = useWords();
  const to = injury + amount;
  const values = { name: words.name(id), from: injury, to };
  const share = (part: number) => `${Math.min(100, (100 * part) / Math.max(health ?? to, to, 1))}%`;
  return (
    <li className={styles.harm}>
      <span>
        {health === undefined ? say("harmUnknown", values) : say("harm", { ...values, health })}
        {health !== undefined && to > health && <b className={styles.down}> {say("goesDown")}</b>}
      </span>
      <span className={styles.wound} aria-hidden="true">
        <span className={styles.woundNew} style={{ inlineSize: share(to) }} />
        <span className={styles.woundOld} style={{ inlineSize: share(injury) }} />
        {health !== undefined && <span className={styles.healthMark} style={{ insetInlineStart: share(health) }} />}
      </span>
    </li>
  );
}
