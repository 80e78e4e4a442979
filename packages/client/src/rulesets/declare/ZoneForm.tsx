import type { Prompt } from "@yomiai/rules";
import { useState } from "react";
import { Label, Radio, RadioGroup } from "react-aria-components";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { fieldLabel, sendLabel } from "../../table/prompt/promptWords.ts";
import { commandOf } from "../../table/prompt/questions.ts";
import { Button } from "../../ui/Button.tsx";
import { cx } from "../../ui/cx.ts";
import type { PromptPanelProps } from "../panels.ts";
import styles from "./Declare.module.css";
import { fixedOf, optionsOf } from "./prompted.ts";
import { useSay } from "./useSay.ts";

/** Where to: the places one can reach, with who stands there now. */
export function ZoneForm({
  table: { view },
  prompt,
  act,
  isSending,
}: Omit<PromptPanelProps, "prompts"> & { readonly prompt: Prompt }) {
  const say = useSay();
  const words = useWords();
  const zones = optionsOf(prompt, "zone");
  const [asked, setZone] = useState<string>();
  const zone = zones.length === 1 ? zones[0] : zones.find((one) => one === asked);
  const command = commandOf(prompt, { action: fixedOf(prompt, "action"), zone: Number(zone) });
  const here = zoneOf(view.combatants[prompt.as ?? ""]);
  return (
    <>
      <RadioGroup className={cx(styles.zones)} value={zone ?? null} onChange={setZone}>
        <Label className={cx(styles.label)}>
          {fieldLabel("declare", "zone", words)} <small>{say("here", { zone: here ?? "" })}</small>
        </Label>
        {zones.map((one) => (
          <Radio key={one} value={one} className={cx(styles.target)}>
            <b>{say("place", { zone: one })}</b>
            <span className={styles.state}>{words.list(standingAt(view, one).map((id) => words.name(id)))}</span>
          </Radio>
        ))}
      </RadioGroup>
      <div className={styles.commit}>
        <Button
          tone="main"
          size="large"
          wide
          isDisabled={zone === undefined}
          isBusy={isSending}
          onPress={() => void act(command)}
        >
          {zone === undefined ? say("chooseZone") : sendLabel([prompt], command, words)}
        </Button>
      </div>
    </>
  );
}

type View = PromptPanelProps["table"]["view"];

function zoneOf(combatant: View["combatants"][string] | undefined): string | undefined {
  const place = combatant?.place;
  return place !== undefined && "zone" in place ? String(place.zone) : undefined;
}

/** Who can still be met there. */
function standingAt({ combatants, order }: View, zone: string): readonly string[] {
  return order.map(({ id }) => id).filter((id) => zoneOf(combatants[id]) === zone);
}
