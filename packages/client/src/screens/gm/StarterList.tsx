import type { NewCombatant, Seat, Starter } from "@yomiai/rules";
import type { RulesetInfo } from "@yomiai/server/protocol";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Table } from "../../connection/decodeTable.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { useSending } from "../../table/sending.ts";
import { Button } from "../../ui/Button.tsx";
import { Select } from "../../ui/Choices.tsx";
import styles from "./Gm.module.css";
import { type Company, fromStarter } from "./newCombatant.ts";
import { SidePicker } from "./SidePicker.tsx";
import { firstFree, knownSeats } from "./seats.ts";

type StarterListProps = {
  readonly info: RulesetInfo;
  readonly table: Table;
  readonly company: Company;
  readonly onAdd: (combatant: NewCombatant) => Promise<boolean>;
};

/** Ready combatants of the ruleset: characters for players, foes for the GM. One tap each. */
export function StarterList(props: StarterListProps) {
  return (
    <div className={styles.panel}>
      <Kind {...props} kind="pc" />
      <Kind {...props} kind="npc" />
    </div>
  );
}

function Kind({ info, table, company, onAdd, kind }: StarterListProps & { readonly kind: "pc" | "npc" }) {
  const t = useTranslations("add");
  const words = useWords();
  const language = useLanguage((state) => state.language);
  const isSending = useSending((state) => state.isSending);
  const [side, setSide] = useState(t(kind === "pc" ? "friends" : "foes"));
  const [chosen, setChosen] = useState<Seat>();
  const owner = kind === "npc" ? "gm" : (chosen ?? firstWithout(table));
  const add = async (starter: Starter) => {
    if (await onAdd(fromStarter(starter, { language, company, side, owner }))) setChosen(undefined);
  };
  const starters = info.starters.filter((starter) => starter.kind === kind);
  if (starters.length === 0) return null;
  return (
    <section className={styles.panel}>
      <h3 className={styles.subhead}>{t(kind)}</h3>
      <div className={styles.pair}>
        <SidePicker table={table} value={side} onChange={setSide} />
        {kind === "pc" && (
          <Select
            label={t("player")}
            options={knownSeats(table).map((seat) => ({ key: seat, label: words.seat(seat) }))}
            value={owner}
            onChange={(key) => setChosen(knownSeats(table).find((seat) => seat === key))}
          />
        )}
      </div>
      <ul className={styles.starters}>
        {starters.map((starter) => (
          <li key={starter.key}>
            <Button wide icon={<Plus />} isBusy={isSending} onPress={() => void add(starter)}>
              {starter.name[language]}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The first player's seat that plays nobody yet. */
function firstWithout(table: Table): Seat {
  const owners = new Set(Object.values(table.view.combatants).map(({ owner }) => owner));
  return knownSeats(table).find((seat) => seat !== "gm" && !owners.has(seat)) ?? firstFree(owners);
}
