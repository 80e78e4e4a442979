import type { TableView } from "@yomiai/rules";
import { Label, Radio, RadioGroup } from "react-aria-components";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { Gauges } from "../../table/combatant/Gauges.tsx";
import { cx } from "../../ui/cx.ts";
import { GuardSigns } from "./FighterSigns.tsx";
import styles from "./Kengi.module.css";

/** Whom one can strike, side by side: how hurt they are, how they stand, and whether their parry is left. */
export function Targets({
  view,
  targets,
  target,
  label,
  onChange,
}: {
  readonly view: TableView;
  readonly targets: readonly string[];
  readonly target: string | undefined;
  readonly label: string;
  readonly onChange: (target: string) => void;
}) {
  const words = useWords();
  return (
    <RadioGroup className={cx(styles.targets)} value={target ?? null} onChange={onChange}>
      <Label className={cx(styles.hidden)}>{label}</Label>
      {targets.map((id) => {
        const combatant = view.combatants[id];
        return (
          <Radio key={id} value={id} className={cx(styles.target)}>
            <b className={styles.targetName}>{words.name(id)}</b>
            {combatant !== undefined && (
              <>
                <Gauges combatant={combatant} look="small" />
                <GuardSigns view={view} combatant={combatant} isMine={false} />
              </>
            )}
          </Radio>
        );
      })}
    </RadioGroup>
  );
}
