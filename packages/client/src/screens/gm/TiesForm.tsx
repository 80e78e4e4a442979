import type { OrderEntry } from "@yomiai/rules";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Table } from "../../connection/decodeTable.ts";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { standingOf } from "../../table/duties.ts";
import { useSending } from "../../table/sending.ts";
import { useAct } from "../../table/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { Switch } from "../../ui/Choices.tsx";
import { OrderList } from "../../ui/OrderList.tsx";
import styles from "./Gm.module.css";
import { tiedGroups } from "./tiedGroups.ts";

/** Puts those of equal initiative into an order, by dragging or step by step. */
export function TiesForm({ table, onDone }: { readonly table: Table; readonly onDone: () => void }) {
  const t = useTranslations("ties");
  const groups = tiedGroups(table.view.order);
  return (
    <div className={styles.panel}>
      <p>{t("help")}</p>
      {groups.map((group) => (
        <TiedGroup key={group.map(({ id }) => id).join(" ")} group={group} onDone={onDone} />
      ))}
      {groups.length === 0 && <p className={styles.empty}>{t("none")}</p>}
    </div>
  );
}

function TiedGroup({ group, onDone }: { readonly group: readonly OrderEntry[]; readonly onDone: () => void }) {
  const t = useTranslations("ties");
  const words = useWords();
  const act = useAct();
  const isSending = useSending((state) => state.isSending);
  const [order, setOrder] = useState<readonly string[]>(group.map(({ id }) => id));
  const acting = group.filter(({ status }) => standingOf(status) === "acting").map(({ id }) => id);
  // Whether one who acts may still be put elsewhere is for the rules to say.
  const [isWithActing, setWithActing] = useState(false);
  const ids = isWithActing ? order : order.filter((id) => !acting.includes(id));
  const initiative = group[0]?.initiative ?? 0;
  const send = async () => {
    if (await act({ type: "orderTies", ids })) onDone();
  };
  return (
    <section className={styles.panel} aria-label={t("group", { initiative })}>
      <h3 className={styles.subhead}>{t("group", { initiative })}</h3>
      <OrderList
        label={t("group", { initiative })}
        items={ids.map((id) => ({ key: id, label: words.name(id) }))}
        onChange={(changed) => setOrder([...changed, ...order.filter((id) => !changed.includes(id))])}
      />
      {acting.length > 0 && (
        <Switch
          label={t("withActing", { names: words.list(acting.map((id) => words.name(id))) })}
          isOn={isWithActing}
          onChange={setWithActing}
        />
      )}
      <Button tone="main" isDisabled={ids.length < 2} isBusy={isSending} onPress={() => void send()}>
        {t("send")}
      </Button>
    </section>
  );
}
