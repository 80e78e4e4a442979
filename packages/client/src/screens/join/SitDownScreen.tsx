import type { TableInfo } from "@yomiai/server/protocol";
import { useCallback, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useLocation } from "wouter";
import { ApiFailure, api } from "../../connection/api.ts";
import { codeIn, isCode } from "../../connection/code.ts";
import { keptSeats } from "../../connection/drawers.ts";
import type { KeptSeat } from "../../connection/keptSeats.ts";
import { loadWire } from "../../connection/tableStore.ts";
import { Vocabulary } from "../../i18n/Vocabulary.tsx";
import { Button } from "../../ui/Button.tsx";
import { useFailureText } from "../failure.ts";
import { CodeForm } from "../home/CodeForm.tsx";
import { Page } from "../Page.tsx";
import { ChooseSeat } from "./ChooseSeat.tsx";
import styles from "./Join.module.css";
import { readPass } from "./pass.ts";
import { ResumeSeats } from "./ResumeSeats.tsx";

type Looked = { readonly info: TableInfo } | { readonly error: unknown };

/**
 * A link to a table, or a code that was typed. Who has a seat there in this browser takes it up with one tap; this tab's
 * own seat is taken up at once. When one sits, the code leaves the address bar.
 */
export function SitDownScreen({ code: raw }: { readonly code: string }) {
  const t = useTranslations("join");
  const [, navigate] = useLocation();
  const code = codeIn(raw);
  const { looked, again } = useTableInfo(code);
  const sit = useCallback(() => navigate("/table", { replace: true }), [navigate]);
  const isArriving = useArrival(code, sit);
  useEffect(() => {
    document.title = t("pageTitle");
  }, [t]);
  if (isArriving) return null;
  if (looked === undefined) {
    return (
      <Page look="narrow">
        <p role="status">{t("looking", { code })}</p>
      </Page>
    );
  }
  if ("error" in looked) return <NoTable code={code} error={looked.error} onAgain={again} />;
  const mine = keptSeats.all.filter((seat) => seat.code === code);
  return (
    <Vocabulary ruleset={looked.info.ruleset}>
      <SitDown info={looked.info} mine={mine} onSeated={sit} onAgain={again} />
    </Vocabulary>
  );
}

/** A pass in the link, or this tab's own seat at this table: then there is nothing to ask. */
function useArrival(code: string, sit: () => void): boolean {
  const [isArriving] = useState(() => {
    const pass = readPass(location.hash);
    if (pass?.token !== undefined) {
      keptSeats.sit({ code, seat: pass.seat, token: pass.token });
      return true;
    }
    return keptSeats.sitting?.code === code && keptSeats.sitting.token !== undefined;
  });
  useEffect(() => {
    if (isArriving) sit();
  }, [isArriving, sit]);
  return isArriving;
}

function useTableInfo(code: string) {
  const [looked, setLooked] = useState<Looked>();
  const again = useCallback(() => {
    setLooked(undefined);
    api.table(code).then(
      (info) => setLooked({ info }),
      (error: unknown) => setLooked({ error }),
    );
  }, [code]);
  useEffect(again, [again]);
  useEffect(() => void loadWire(), []);
  return { looked, again };
}

function SitDown({
  info,
  mine,
  onSeated,
  onAgain,
}: {
  readonly info: TableInfo;
  readonly mine: readonly KeptSeat[];
  readonly onSeated: () => void;
  readonly onAgain: () => void;
}) {
  const t = useTranslations("join");
  const [isInvited] = useState(() => readPass(location.hash)?.invite !== undefined);
  const resume = mine.length > 0 && <ResumeSeats seats={mine} onSeated={onSeated} />;
  if (!info.open && !isInvited) {
    return (
      <Page title={info.title || t("untitled")} look="narrow">
        {resume}
        <p role="alert">{t("closed")}</p>
        <Button tone={mine.length > 0 ? "plain" : "main"} size="large" wide onPress={onAgain}>
          {t("lookAgain")}
        </Button>
      </Page>
    );
  }
  return (
    <Page title={info.title || t("untitled")} look="narrow">
      {info.phase === "ended" && <p className={styles.note}>{t("ended")}</p>}
      {resume}
      <ChooseSeat info={info} onSeated={onSeated} onAgain={onAgain} />
      <Button
        tone="quiet"
        wide
        onPress={() => {
          keptSeats.sit({ code: info.code });
          onSeated();
        }}
      >
        {t("watch")}
      </Button>
    </Page>
  );
}

function NoTable({
  code,
  error,
  onAgain,
}: {
  readonly code: string;
  readonly error: unknown;
  readonly onAgain: () => void;
}) {
  const t = useTranslations("join");
  const failureText = useFailureText();
  const [, navigate] = useLocation();
  const isUnknown = !isCode(code) || (error instanceof ApiFailure && error.status === 404);
  return (
    <Page title={isUnknown ? t("unknownTitle", { code }) : t("failedTitle")} look="narrow">
      <p role="alert">{isUnknown ? t("unknownHelp") : failureText(error)}</p>
      {isUnknown ? (
        <CodeForm autoFocus onCode={(next) => navigate(`/t/${next}`)} />
      ) : (
        <Button tone="main" size="large" onPress={onAgain}>
          {t("again")}
        </Button>
      )}
    </Page>
  );
}
