import type { CombatantView } from "@yomiai/rules";
import { X } from "lucide-react";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { ConditionDetail, conditionName } from "../../table/combatant/Conditions.tsx";
import { useAct } from "../../table/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import type { GmPanelProps } from "../panels.ts";
import styles from "./Cf.module.css";
import { isClearable } from "./conditionRules.ts";
import { SetCondition } from "./SetCondition.tsx";
import { useSay } from "./useSay.ts";

/** The conditions of one combatant: each with its end and a button that ends it, and a new one. */
export function ConditionEditor({ table, combatant }: GmPanelProps) {
  return (
    <div className={styles.compose}>
      <Borne combatant={combatant} />
      <SetCondition table={table} targets={[combatant.id]} />
    </div>
  );
}

/** What one is under, line by line; nothing at all for those who are under nothing. */
export function Borne({
  combatant,
  isNamed = false,
}: {
  readonly combatant: CombatantView;
  readonly isNamed?: boolean;
}) {
  const say = useSay();
  const words = useWords();
  const act = useAct();
  const borne = Object.entries(combatant.conditions);
  if (borne.length === 0) return null;
  return (
    <ul className={styles.ledger} aria-label={say("borneBy", { name: combatant.name })}>
      {borne.map(([key, condition]) => {
        const name = conditionName(key, words, combatant);
        return (
          <li key={key} className={styles.ledgerLine}>
            <span>
              <b>{isNamed ? say("nameHas", { name: combatant.name, condition: name }) : name}</b>
              <ConditionDetail condition={condition} name={name} />
            </span>
            {isClearable(condition) && (
              <Button
                size="small"
                icon={<X />}
                aria-label={say("clearOf", { name: combatant.name, condition: name })}
                onPress={() => void act({ type: "clearCondition", as: combatant.id, condition: key })}
              >
                {say("clear")}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
