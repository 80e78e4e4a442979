import type { CombatantKind, JsonObject, NewCombatant, Seat } from "@yomiai/rules";
import type { RulesetInfo } from "@yomiai/server/protocol";
import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import type { Table } from "../../connection/decodeTable.ts";
import { SchemaObject } from "../../forms/SchemaField.tsx";
import { type Property, readSchema } from "../../forms/schemaNode.ts";
import { sheetWords } from "../../forms/sheetWords.ts";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { useSending } from "../../table/sending.ts";
import { Button } from "../../ui/Button.tsx";
import { ChooseOne, Select } from "../../ui/Choices.tsx";
import { TextField } from "../../ui/TextField.tsx";
import styles from "./Gm.module.css";
import { type Company, freeId } from "./newCombatant.ts";
import { SidePicker } from "./SidePicker.tsx";
import { firstFree, knownSeats } from "./seats.ts";

/** A combatant from the ruleset's sheet. Of a player character the GM never sees the fields that are its player's secret. */
export function CombatantForm({
  info,
  table,
  company,
  onAdd,
}: {
  readonly info: RulesetInfo;
  readonly table: Table;
  readonly company: Company;
  readonly onAdd: (combatant: NewCombatant) => Promise<boolean>;
}) {
  const t = useTranslations("add");
  const wording = useWords();
  const isSending = useSending((state) => state.isSending);
  const words = useMemo(() => sheetWords(wording, t("none")), [wording, t]);
  const node = useMemo(() => readSchema(info.sheet), [info.sheet]);
  const [name, setName] = useState("");
  const [kind, setKind] = useState<CombatantKind>("npc");
  const [side, setSide] = useState(t("foes"));
  const [player, setPlayer] = useState<Seat>(firstFree(new Set(knownSeats(table).slice(0, -1))));
  const [sheet, setSheet] = useState<JsonObject>({});
  const properties = node.kind === "object" ? node.properties.filter((part) => isShown(part, kind)) : [];
  const seats = knownSeats(table).filter((seat) => seat !== "gm");
  const add = async () => {
    const shown = new Set(properties.map((part) => part.name));
    const isDone = await onAdd({
      id: freeId(name, company.ids),
      name: name.trim(),
      side: side.trim() || t("foes"),
      kind,
      owner: kind === "pc" ? player : "gm",
      sheet: Object.fromEntries(Object.entries(sheet).filter(([part]) => shown.has(part))),
    });
    if (isDone) setName("");
  };
  return (
    <div className={styles.panel}>
      <TextField label={t("name")} value={name} onChange={setName} maxLength={40} isRequired />
      <ChooseOne
        label={t("kind")}
        look="row"
        options={[
          { key: "npc", label: t("npcOne") },
          { key: "pc", label: t("pcOne") },
        ]}
        value={kind}
        onChange={(key) => {
          setKind(key === "pc" ? "pc" : "npc");
          setSide(t(key === "pc" ? "friends" : "foes"));
        }}
      />
      <div className={styles.pair}>
        <SidePicker table={table} value={side} onChange={setSide} />
        {kind === "pc" && (
          <Select
            label={t("player")}
            options={seats.map((seat) => ({ key: seat, label: wording.seat(seat) }))}
            value={player}
            onChange={(key) => setPlayer(seats.find((seat) => seat === key) ?? player)}
          />
        )}
      </div>
      {kind === "pc" && node.kind === "object" && properties.length < node.properties.length && (
        <p className={styles.note}>{t("secretLeftOut")}</p>
      )}
      <SchemaObject properties={properties} value={sheet} onChange={setSheet} words={words} />
      <div className={styles.stickyFoot}>
        <Button
          tone="main"
          size="large"
          wide
          isDisabled={name.trim() === ""}
          isBusy={isSending}
          onPress={() => void add()}
        >
          {t("addNamed", { name: name.trim() || t("somebody") })}
        </Button>
      </div>
    </div>
  );
}

function isShown({ node }: Property, kind: CombatantKind): boolean {
  return kind !== "pc" || node.meta.secretOfOwner !== true;
}
