import type { Json, Prompt } from "@yomiai/rules";
import { useState } from "react";
import { Label, Radio, RadioGroup } from "react-aria-components";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { Gauges } from "../../table/combatant/Gauges.tsx";
import { fieldLabel, sendLabel } from "../../table/prompt/promptWords.ts";
import { commandOf } from "../../table/prompt/questions.ts";
import { Button } from "../../ui/Button.tsx";
import { cx } from "../../ui/cx.ts";
import { useKeys } from "../../ui/useKeys.ts";
import type { PromptPanelProps } from "../panels.ts";
import styles from "./Declare.module.css";
import { bandOf, fixedOf, labelOf, optionsOf, toldOf } from "./prompted.ts";
import { useSay } from "./useSay.ts";

type FormProps = Omit<PromptPanelProps, "prompts"> & { readonly prompt: Prompt };

/** With which weapon, and at whom: each with its damage, distance and state. */
export function AttackForm({ table: { view }, prompt, act, isSending, hasKeys }: FormProps) {
  const words = useWords();
  const weapons = optionsOf(prompt, "weapon");
  const targets = optionsOf(prompt, "target");
  const [asked, setWeapon] = useState(strongest(prompt));
  const [aim, setTarget] = useState<string>();
  const weapon = weapons.find((one) => one === asked) ?? weapons[0] ?? "";
  const target = targets.length === 1 ? targets[0] : targets.find((one) => one === aim);
  const command = commandOf(prompt, { action: fixedOf(prompt, "action"), weapon, target });
  const keys = targets.map((one, i) => [String(i + 1), () => setTarget(one)] as const);
  useKeys(Object.fromEntries(keys), hasKeys && !isSending);
  return (
    <>
      <RadioGroup className={cx(styles.weapons)} value={weapon} onChange={setWeapon}>
        <Label className={cx(styles.label)}>{fieldLabel("declare", "weapon", words)}</Label>
        {weapons.map((one) => (
          <Weapon key={one} prompt={prompt} weapon={one} />
        ))}
      </RadioGroup>
      <RadioGroup className={cx(styles.targets)} value={target ?? null} onChange={setTarget}>
        <Label className={cx(styles.label)}>{fieldLabel("declare", "target", words)}</Label>
        {targets.map((id) => {
          const combatant = view.combatants[id];
          return (
            <Radio key={id} value={id} className={cx(styles.target)}>
              <b className={styles.name}>{words.name(id)}</b>
              <Distance reach={toldOf(prompt, "reach", weapon)} metres={toldOf(prompt, "metres", id)} />
              {combatant !== undefined && <Gauges combatant={hpOnly(combatant)} look="small" />}
            </Radio>
          );
        })}
      </RadioGroup>
      <div className={styles.commit}>
        <Button
          tone="main"
          size="large"
          wide
          isDisabled={target === undefined}
          isBusy={isSending}
          onPress={() => void act(command)}
        >
          {target === undefined ? <ChooseTarget /> : sendLabel([prompt], command, words)}
        </Button>
      </div>
    </>
  );
}

function ChooseTarget() {
  return useSay()("chooseTarget");
}

type Combatant = PromptPanelProps["table"]["view"]["combatants"][string];

/** What a blow takes away is all that counts in choosing whom to strike. */
function hpOnly(combatant: Combatant): Combatant {
  const { hp } = combatant.gauges;
  return { ...combatant, gauges: hp === undefined ? {} : { hp } };
}

/** The weapon that does most is laid ready. */
function strongest(prompt: Prompt): string {
  const damage = (weapon: string) => Number(toldOf(prompt, "damage", weapon) ?? 0);
  return [...optionsOf(prompt, "weapon")].sort((a, b) => damage(b) - damage(a))[0] ?? "";
}

function Weapon({ prompt, weapon }: { readonly prompt: Prompt; readonly weapon: string }) {
  const say = useSay();
  const words = useWords();
  const damage = toldOf(prompt, "damage", weapon);
  return (
    <Radio value={weapon} className={cx(styles.weapon)}>
      <b>{labelOf(prompt, "weapon", weapon) ?? words.value("weapon", weapon)}</b>
      {typeof damage === "number" && <span className={styles.state}>{say("damage", { damage })}</span>}
    </Radio>
  );
}

function Distance({ reach, metres }: { readonly reach: Json | undefined; readonly metres: Json | undefined }) {
  const say = useSay();
  const band = bandOf(reach, metres);
  if (band === undefined) return null;
  return (
    <span className={cx(styles.distance, band === "beyond" && styles.beyond)}>
      {say("metres", { metres: Number(metres) })} ・ {say(band)}
    </span>
  );
}
