import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Table } from "../../connection/decodeTable.ts";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { useAct } from "../../table/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { ChooseMany } from "../../ui/Choices.tsx";
import styles from "./Gm.module.css";
import { tiedGroups } from "./tiedGroups.ts";

/** Puts those of equal initiative into an order: tapped in the order in which they act. */
export function TiesForm({ table, onDone }: { readonly table: Table; readonly onDone: () => void }) {
  const t = useTranslations("ties");
  const groups = tiedGroups(table.view.order);
  return (
    <div className={styles.panel}>
      <p>{t("help")}</p>
      {groups.map((ids) => (
        <TiedGroup key={ids.join(" ")} ids={ids} onDone={onDone} />
      ))}
    </div>
  );
}

function TiedGroup({ ids, onDone }: { readonly ids: readonly string[]; readonly onDone: () => void }) {
  const t = useTranslations("ties");
  const words = useWords();
  const act = useAct();
  const [order, setOrder] = useState<readonly string[]>([]);
  const send = async () => {
    if (await act({ type: "orderTies", ids: order })) onDone();
  };
  return (
    <div className={styles.panel}>
      <ChooseMany
        label={t("group")}
        isOrdered
        options={ids.map((id) => ({ key: id, label: words.name(id) }))}
        value={order}
        onChange={setOrder}
      />
      <Button tone="main" isDisabled={order.length !== ids.length} onPress={() => void send()}>
        {t("send")}
      </Button>
    </div>
  );
}
