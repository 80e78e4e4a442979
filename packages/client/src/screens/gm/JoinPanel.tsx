import type { Seat } from "@yomiai/rules";
import { Copy } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "../../connection/api.ts";
import type { Table } from "../../connection/decodeTable.ts";
import { useSharedOrigin } from "../../connection/sharedOrigin.ts";
import { useTableStore } from "../../connection/tableStore.ts";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { Button } from "../../ui/Button.tsx";
import { Switch } from "../../ui/Choices.tsx";
import { cssColor } from "../../ui/playerColors.ts";
import { QrCode } from "../../ui/QrCode.tsx";
import { toast } from "../../ui/toasts.ts";
import { useFailureText } from "../failure.ts";
import { tableLink } from "../join/pass.ts";
import { useChangeTable } from "../table/useChangeTable.ts";
import styles from "./JoinPanel.module.css";
import { knownSeats } from "./seats.ts";

/** How others come to the table: the code in large type, a QR code, and who sits where. */
export function JoinPanel({ table }: { readonly table: Table }) {
  const t = useTranslations("joinPanel");
  const code = useTableStore((state) => state.sitting?.code ?? "");
  const origin = useSharedOrigin();
  const link = tableLink(origin, code);
  const change = useChangeTable();
  return (
    <div className={styles.panel}>
      <section className={styles.code}>
        <p className={styles.letters}>{code}</p>
        <QrCode text={link} label={t("qr")} />
        <p className={styles.link}>{link}</p>
        <CopyButton text={link} label={t("copy")} />
        <CopyButton text={`${origin}/overlay/${code}`} label={t("copyOverlay")} />
        {table.spectators > 0 && <p className={styles.spectators}>{t("spectators", { count: table.spectators })}</p>}
      </section>
      <section className={styles.seats} aria-label={t("seats")}>
        <h3>{t("seats")}</h3>
        <Switch
          label={t("door")}
          help={t(table.open ? "doorOpen" : "doorClosed")}
          isOn={table.open}
          onChange={(open) => change({ open })}
        />
        <ul>
          {knownSeats(table)
            .filter((seat) => seat !== "gm")
            .map((seat) => (
              <SeatRow key={seat} seat={seat} table={table} code={code} origin={origin} />
            ))}
        </ul>
      </section>
    </div>
  );
}

function SeatRow({
  seat,
  table,
  code,
  origin,
}: {
  readonly seat: Seat;
  readonly table: Table;
  readonly code: string;
  readonly origin: string;
}) {
  const t = useTranslations("joinPanel");
  const words = useWords();
  const failureText = useFailureText();
  const token = useTableStore((state) => state.sitting?.token ?? "");
  const [invite, setInvite] = useState<string>();
  const person = table.people[seat];
  const characters = Object.values(table.view.combatants).filter(({ owner, kind }) => owner === seat && kind === "pc");
  const tried = (act: Promise<unknown>) => act.catch((error: unknown) => toast(failureText(error), "bad"));
  const release = () => tried(api.releaseSeat(code, seat, token));
  const makeInvite = () =>
    tried(
      api.invite(code, seat, token).then((made) => setInvite(tableLink(origin, code, { seat, invite: made.invite }))),
    );
  return (
    <li className={styles.seat}>
      <span className={styles.dot} style={{ background: cssColor(person?.color ?? "") }} aria-hidden="true" />
      <span className={styles.who}>
        <b>{characters.map(({ name }) => name).join("・") || t("empty", { seat: words.seat(seat) })}</b>
        <span>
          {person === undefined
            ? table.bots.includes(seat)
              ? t("bot")
              : t("free")
            : t(person.connected ? "here" : "away", { name: person.name })}
        </span>
      </span>
      {person !== undefined && (
        <Button size="small" onPress={() => void release()}>
          {t("release")}
        </Button>
      )}
      <Button size="small" tone="quiet" onPress={() => void makeInvite()}>
        {t("invite")}
      </Button>
      {invite !== undefined && (
        <div className={styles.invite}>
          <p>{t("inviteHelp")}</p>
          <QrCode text={invite} label={t("inviteQr")} />
          <CopyButton text={invite} label={t("copyInvite")} />
        </div>
      )}
    </li>
  );
}

/** Copies a link; where the browser forbids that, the link stands beside it to be copied by hand. */
function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const t = useTranslations("joinPanel");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast(t("copied"));
    } catch {
      toast(t("copyFailed"), "bad");
    }
  };
  return (
    <Button size="small" icon={<Copy />} onPress={() => void copy()}>
      {label}
    </Button>
  );
}
