import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Table } from "../../connection/decodeTable.ts";
import { useAct } from "../../table/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { ChooseOne } from "../../ui/Choices.tsx";
import { TextField } from "../../ui/TextField.tsx";
import styles from "./Gm.module.css";

const OTHER = "\u0000other";

/** Ends the fight with an outcome: a side, a draw, or words. */
export function EndForm({ table, onDone }: { readonly table: Table; readonly onDone: () => void }) {
  const t = useTranslations("end");
  const act = useAct();
  const sides = [...new Set(Object.values(table.view.combatants).map(({ side }) => side))];
  const [chosen, setChosen] = useState<string>(sides[0] ?? "draw");
  const [text, setText] = useState("");
  const outcome = chosen === OTHER ? text.trim() : chosen;
  const end = async () => {
    if (await act({ type: "end", outcome })) onDone();
  };
  return (
    <div className={styles.panel}>
      <ChooseOne
        label={t("outcome")}
        options={[
          ...sides.map((side) => ({ key: side, label: t("wins", { side }) })),
          { key: "draw", label: t("draw") },
          { key: OTHER, label: t("other") },
        ]}
        value={chosen}
        onChange={setChosen}
      />
      {chosen === OTHER && <TextField label={t("words")} value={text} onChange={setText} maxLength={500} />}
      <Button tone="main" size="large" isDisabled={outcome === ""} onPress={() => void end()}>
        {t("end")}
      </Button>
    </div>
  );
}
