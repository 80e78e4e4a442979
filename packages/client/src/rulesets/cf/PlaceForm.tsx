import { useState } from "react";
import { useTranslations } from "use-intl";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { Reason } from "../../screens/gm/Reason.tsx";
import { isFighting } from "../../table/duties.ts";
import { useSending } from "../../table/sending.ts";
import { useAct } from "../../table/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { ChooseMany, Select } from "../../ui/Choices.tsx";
import { NumberField } from "../../ui/NumberField.tsx";
import type { GmPanelProps } from "../panels.ts";
import { markOf } from "./aiming.ts";
import styles from "./Cf.module.css";
import { isEngaged, marksOf } from "./lineUp.ts";
import { useSay } from "./useSay.ts";

/** So many of a mark are named in a row of a list. */
const MOST_NAMED = 3;

/** Puts a combatant elsewhere, to others or to a mark of its own, and takes along whom it stands with (CF-14.3). */
export function PlaceForm({ table: { view }, combatant }: GmPanelProps) {
  const say = useSay();
  const words = useWords();
  const t = useTranslations("adjust");
  const act = useAct();
  const isSending = useSending((state) => state.isSending);
  const now = markOf(view, combatant.id);
  const [entered, setEntered] = useState<number>();
  const [isWrong, setWrong] = useState(false);
  const [along, setAlong] = useState<readonly string[]>([]);
  const [reason, setReason] = useState(t("reasons.scene"));
  if (now === undefined || !isFighting(view)) return <p className={styles.note}>{say("noPlace")}</p>;
  const at = entered ?? now;
  const marks = marksOf(view, []);
  const beside = (marks.find((mark) => mark.at === now)?.members ?? []).filter((id) => id !== combatant.id);
  const moving = [combatant.id, ...along.filter((id) => beside.includes(id))];
  const there = (marks.find((mark) => mark.at === at)?.members ?? []).filter((id) => !moving.includes(id));
  const willEngage = isEngaged([...there, ...moving].flatMap((id) => view.combatants[id] ?? []));
  const named = (ids: readonly string[]) =>
    ids.length <= MOST_NAMED
      ? words.list(ids.map((id) => words.name(id)))
      : say("andMore", { names: words.list(ids.slice(0, 2).map((id) => words.name(id))), count: ids.length - 2 });
  const { from, to } = view.map ?? {};
  const set = async () => {
    for (const as of moving) {
      await act({ type: "adjust", as, path: "place.zone", set: `m${at}`, reason: reason.trim() });
    }
    setEntered(undefined);
    setAlong([]);
  };
  return (
    <div className={styles.compose}>
      <Select
        label={say("toWhom")}
        options={[
          { key: "", label: say("toNobody") },
          ...marks
            .filter(({ members }) => members.length > 0)
            .map((mark) => ({
              key: String(mark.at),
              label: say("markOf", { at: mark.at, names: named(mark.members) }),
            })),
        ]}
        value={marks.some((mark) => mark.at === at && mark.members.length > 0) ? String(at) : ""}
        onChange={(key) => key !== "" && setEntered(Number(key))}
      />
      <NumberField
        label={say("toMark")}
        value={isWrong ? undefined : at}
        min={typeof from === "number" ? from : undefined}
        max={typeof to === "number" ? to : undefined}
        onChange={(mark) => {
          setWrong(mark === undefined);
          if (mark !== undefined) setEntered(mark);
        }}
      />
      <p className={styles.leaving} aria-live="polite">
        <b>{say("mark", { at })}</b>
        <span>{there.length === 0 ? say("nobodyThere") : named(there)}</span>
        {willEngage && <b className={styles.engagedWord}>{say("engaged")}</b>}
      </p>
      {beside.length > 0 && (
        <div className={styles.window}>
          <ChooseMany
            label={say("along")}
            options={beside.map((id) => ({ key: id, label: words.name(id) }))}
            value={along}
            onChange={setAlong}
          />
        </div>
      )}
      <Reason value={reason} onChange={setReason} />
      <Button
        tone="main"
        isDisabled={at === now || isWrong || reason.trim() === ""}
        isBusy={isSending}
        onPress={() => void set()}
      >
        {moving.length === 1
          ? say("putOne", { name: combatant.name, at })
          : say("putMany", { count: moving.length, at })}
      </Button>
    </div>
  );
}
