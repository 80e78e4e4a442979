import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useLocation } from "wouter";
import type { Table } from "../../connection/decodeTable.ts";
import { keptSeats } from "../../connection/drawers.ts";
import type { Sitting } from "../../connection/keptSeats.ts";
import { useTableStore } from "../../connection/tableStore.ts";
import type { LostReason } from "../../connection/wire.ts";
import { Vocabulary } from "../../i18n/Vocabulary.tsx";
import { ConnectionState } from "../../table/ConnectionState.tsx";
import { closeRecordPage, useRecordPage } from "../../table/recordPage.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Mark } from "../../ui/Logo.tsx";
import { Page } from "../Page.tsx";
import { PlayerScreen } from "../player/PlayerScreen.tsx";
import { SpectatorScreen } from "../spectator/SpectatorScreen.tsx";
import styles from "./Table.module.css";
import { useTableLife } from "./useTableLife.ts";

const ReplayScreen = lazy(async () => ({ default: (await import("../replay/ReplayScreen.tsx")).ReplayScreen }));
const DiceStatistics = lazy(async () => ({ default: (await import("../dice/DiceStatistics.tsx")).DiceStatistics }));
const GmScreen = lazy(async () => ({ default: (await import("../gm/GmScreen.tsx")).GmScreen }));

/** The table this tab sits at, as the GM, a player or a spectator: which of them, the server says. */
export function TableScreen() {
  const [sitting] = useState(() => keptSeats.sitting);
  const [, navigate] = useLocation();
  useTableLife(sitting);
  useEffect(() => {
    if (sitting === undefined) navigate("/", { replace: true });
  }, [sitting, navigate]);
  useRemembered(sitting);
  const link = useTableStore((state) => state.link);
  const table = useTableStore((state) => state.table);
  const page = useRecordPage((state) => state.page);
  const t = useTranslations("menu");
  useEffect(() => closeRecordPage, []);
  if (sitting === undefined) return null;
  if (link.is === "lost") return <Lost sitting={sitting} reason={link.reason} />;
  if (table === undefined) return <Arriving />;
  return (
    <Vocabulary ruleset={table.view.ruleset} fallback={<Arriving />}>
      {page === "replay" && (
        <Suspense fallback={<Arriving />}>
          <ReplayScreen table={table} sitting={sitting} />
        </Suspense>
      )}
      <Dialog title={t("statistics")} look="wide" isOpen={page === "statistics"} onClose={closeRecordPage}>
        <Suspense fallback={null}>
          <DiceStatistics sitting={sitting} />
        </Suspense>
      </Dialog>
      {page !== "replay" && <Seated table={table} />}
    </Vocabulary>
  );
}

/** The screen of whoever sits here. */
function Seated({ table }: { readonly table: Table }) {
  return (
    <>
      {table.viewer === "gm" && (
        <Suspense fallback={<Arriving />}>
          <GmScreen table={table} />
        </Suspense>
      )}
      {table.viewer === "spectator" && <SpectatorScreen table={table} />}
      {table.viewer !== "gm" && table.viewer !== "spectator" && <PlayerScreen table={table} seat={table.viewer} />}
    </>
  );
}

/** Keeps the list of recent tables right: the title and one's own name as the table knows them. */
function useRemembered(sitting: Sitting | undefined): void {
  const title = useTableStore((state) => state.table?.title);
  const ruleset = useTableStore((state) => state.table?.view.ruleset);
  const seat = sitting?.seat;
  const name = useTableStore((state) => (seat === undefined ? undefined : state.table?.people[seat]?.name));
  useEffect(() => {
    if (sitting?.seat === undefined || sitting.token === undefined || title === undefined || ruleset === undefined)
      return;
    const { code, token } = sitting;
    keptSeats.keep({ code, seat: sitting.seat, token, name: name ?? "", title, ruleset, at: Date.now() });
  }, [sitting, title, ruleset, name]);
}

function Arriving() {
  const t = useTranslations("link");
  return (
    <main className={styles.arriving}>
      <Mark className={styles.mark} />
      <p>{t("arriving")}</p>
      <ConnectionState />
    </main>
  );
}

/** Will it be worth to try again later? */
function isForNow(reason: LostReason): boolean {
  return reason !== "seatLost" && reason !== "unknownTable";
}

function Lost({ sitting, reason }: { readonly sitting: Sitting; readonly reason: LostReason }) {
  const t = useTranslations("lost");
  const [, navigate] = useLocation();
  const leave = (to: string) => {
    if (sitting.seat === undefined || isForNow(reason)) keptSeats.standUp();
    else keptSeats.forget({ code: sitting.code, seat: sitting.seat });
    navigate(to, { replace: true });
  };
  return (
    <Page title={t(`${reason}Title`)} look="narrow">
      <p role="alert">{t(`${reason}Help`)}</p>
      {reason === "seatLost" && (
        <Button tone="main" size="large" wide onPress={() => leave(`/t/${sitting.code}`)}>
          {t("chooseSeat")}
        </Button>
      )}
      {isForNow(reason) && (
        <Button tone="main" size="large" wide onPress={() => location.reload()}>
          {t("openAgain")}
        </Button>
      )}
      <Button size="large" wide onPress={() => leave("/")}>
        {t("home")}
      </Button>
    </Page>
  );
}
