import type { CombatantView } from "@yomiai/rules";
import { useTranslations } from "use-intl";
import type { Table } from "../../connection/decodeTable.ts";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { awaited } from "../../table/duties.ts";
import { useAct } from "../../table/useAct.ts";
import { useWaitingText } from "../../table/WaitingFor.tsx";
import { Button } from "../../ui/Button.tsx";
import styles from "./Gm.module.css";
import type { GmParts } from "./GmScreen.tsx";

/** Who is missing in this step, and the ways on when somebody is gone: act for them, or skip them. */
export function Awaited({ table, onSelect }: GmParts) {
  const missing = awaited(table.view).filter(({ owner }) => owner !== "gm");
  const text = useWaitingText(table);
  if (missing.length === 0) return null;
  return (
    <section className={styles.awaited} aria-label={text}>
      {missing.map((combatant) => (
        <AwaitedRow key={combatant.id} combatant={combatant} table={table} onSelect={onSelect} />
      ))}
    </section>
  );
}

function AwaitedRow({
  combatant,
  table,
  onSelect,
}: {
  readonly combatant: CombatantView;
  readonly table: Table;
  readonly onSelect: (id: string) => void;
}) {
  const t = useTranslations("gm");
  const words = useWords();
  const act = useAct();
  const { id, name, owner } = combatant;
  const person = table.people[owner];
  return (
    <div className={styles.awaitedRow}>
      <button type="button" className={styles.link} onClick={() => onSelect(id)}>
        {name}
      </button>
      <span className={styles.person}>
        {person === undefined
          ? table.bots.includes(owner)
            ? t("bot")
            : t("unclaimed")
          : person.connected
            ? words.seat(owner)
            : t("away", { person: words.seat(owner) })}
      </span>
      <Button size="small" onPress={() => void act({ type: "passControl", as: id, to: "gm" })}>
        {t("actFor")}
      </Button>
      {table.gmMay.includes(`skipTurn ${id}`) && (
        <Button size="small" onPress={() => void act({ type: "skipTurn", as: id })}>
          {t("skip")}
        </Button>
      )}
    </div>
  );
}
