import { BookOpen } from "lucide-react";
import { useState } from "react";
import type { Table } from "../../connection/decodeTable.ts";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { conditionName } from "../../table/combatant/Conditions.tsx";
import { isFighting } from "../../table/duties.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Fold } from "../../ui/Fold.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { holds } from "../../ui/search.ts";
import styles from "./Cf.module.css";
import { Borne } from "./ConditionEditor.tsx";
import { isOut } from "./lineUp.ts";
import { SetCondition } from "./SetCondition.tsx";
import { TargetPicker } from "./TargetPicker.tsx";
import { useSay } from "./useSay.ts";

/** The GM's ledger of conditions: who is under what until when, over the whole table, and one laid on several at once. */
export function LedgerButton({ table }: { readonly table: Table }) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  if (!isFighting(table.view)) return null;
  return (
    <>
      <Button size="small" icon={<BookOpen />} onPress={() => setOpen(true)}>
        {say("ledger")}
      </Button>
      <Dialog title={say("ledger")} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Ledger table={table} />
      </Dialog>
    </>
  );
}

function Ledger({ table }: { readonly table: Table }) {
  const say = useSay();
  const words = useWords();
  const [sought, setSought] = useState("");
  const [targets, setTargets] = useState<readonly string[]>([]);
  const { combatants } = table.view;
  const bearers = Object.values(combatants).filter(({ conditions }) => Object.keys(conditions).length > 0);
  const found = bearers.filter((one) =>
    [one.name, ...Object.keys(one.conditions).map((key) => conditionName(key, words, one))].some((text) =>
      holds(text, sought),
    ),
  );
  const able = Object.values(combatants).filter((one) => one.place !== undefined && !isOut(one));
  return (
    <div className={styles.compose}>
      {bearers.length > 0 && <SearchField value={sought} onChange={setSought} />}
      {bearers.length === 0 && <p className={styles.note}>{say("ledgerEmpty")}</p>}
      {found.map((combatant) => (
        <Borne key={combatant.id} combatant={combatant} isNamed />
      ))}
      <Fold title={say("setNew")} isOpenAtFirst={bearers.length === 0}>
        <div className={styles.compose}>
          <TargetPicker view={table.view} from={able} value={targets} onChange={setTargets} />
          <SetCondition table={table} targets={targets.filter((id) => able.some((one) => one.id === id))} />
        </div>
      </Fold>
    </div>
  );
}
