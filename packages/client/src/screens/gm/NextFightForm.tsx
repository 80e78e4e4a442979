import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Table } from "../../connection/decodeTable.ts";
import { StandingMark } from "../../table/combatant/StandingMark.tsx";
import { standingOf } from "../../table/duties.ts";
import { useSending } from "../../table/sending.ts";
import { useAct } from "../../table/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { ChooseMany } from "../../ui/Choices.tsx";
import styles from "./Gm.module.css";

/** Who goes on into the next fight at this table: the player characters, unless the GM says otherwise. */
export function NextFightForm({ table, onDone }: { readonly table: Table; readonly onDone: () => void }) {
  const t = useTranslations("nextFight");
  const act = useAct();
  const isSending = useSending((state) => state.isSending);
  const combatants = Object.values(table.view.combatants);
  const [stay, setStay] = useState(() => combatants.filter(({ kind }) => kind === "pc").map(({ id }) => id));
  const prepare = async () => {
    if (await act({ type: "nextFight", stay })) onDone();
  };
  return (
    <div className={styles.panel}>
      <ChooseMany
        label={t("who")}
        help={t("help")}
        options={combatants.map(({ id, name, side, status }) => ({
          key: id,
          label: name,
          note: (
            <>
              {side} {standingOf(status) === "out" && <StandingMark status={status} />}
            </>
          ),
        }))}
        value={stay}
        onChange={(chosen) => setStay([...chosen])}
      />
      <Button tone="main" size="large" wide isBusy={isSending} onPress={() => void prepare()}>
        {t("prepare", { count: stay.length })}
      </Button>
    </div>
  );
}
