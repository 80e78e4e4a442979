import type { Command } from "@yomiai/rules";
import { useState } from "react";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { Button } from "../../ui/Button.tsx";
import { OrderList } from "../../ui/OrderList.tsx";
import type { PromptPanelProps } from "../panels.ts";
import styles from "./Cf.module.css";
import { proposalsFor, tiesIn } from "./ties.ts";
import { useSay } from "./useSay.ts";

/** Who of those tied goes first: what others propose, one tap to agree, or an order of one's own. */
export function OrderCard({ table: { view, viewer }, prompts, act, isSending }: PromptPanelProps) {
  const words = useWords();
  const say = useSay();
  const arrows = (ids: readonly string[]) => ids.map((id) => words.name(id)).join(" → ");
  return tiesIn(prompts).map(({ id, type, members }) => {
    const propose = (ids: readonly string[]) => void act({ type, ids: [...ids] } satisfies Command);
    return (
      <div key={`${id} ${members.join()}`} className={styles.compose}>
        {proposalsFor(view.board?.ties, members).map(([seat, ids]) =>
          seat === viewer ? (
            <p key={seat} className={styles.leaving}>
              {say("proposed")}: <b>{arrows(ids)}</b>
            </p>
          ) : (
            <Button key={seat} wide isBusy={isSending} onPress={() => propose(ids)}>
              {say("agreeWith", { name: words.value("seat", seat), order: arrows(ids) })}
            </Button>
          ),
        )}
        <OwnOrder
          {...{ members, isSending }}
          label={words.terms?.commands[type]?.fields?.ids ?? ""}
          onPropose={propose}
        />
      </div>
    );
  });
}

function OwnOrder({
  members,
  label,
  isSending,
  onPropose,
}: {
  readonly members: readonly string[];
  readonly label: string;
  readonly isSending: boolean;
  readonly onPropose: (ids: readonly string[]) => void;
}) {
  const words = useWords();
  const say = useSay();
  const [order, setOrder] = useState(members);
  return (
    <>
      <OrderList label={label} items={order.map((id) => ({ key: id, label: words.name(id) }))} onChange={setOrder} />
      <Button tone="main" size="large" wide isBusy={isSending} onPress={() => onPropose(order)}>
        {say("order")}
      </Button>
    </>
  );
}
