import { ChevronRight, X } from "lucide-react";
import { useState } from "react";
import { Button as PlainButton } from "react-aria-components";
import { useFormatter, useTranslations } from "use-intl";
import { useLocation } from "wouter";
import { keptSeats } from "../../connection/drawers.ts";
import type { KeptSeat } from "../../connection/keptSeats.ts";
import { useTerms } from "../../i18n/Vocabulary.tsx";
import { Button, IconButton } from "../../ui/Button.tsx";
import { cx } from "../../ui/cx.ts";
import styles from "./Home.module.css";

/** So many tables are in sight at once. */
const IN_SIGHT = 4;

/** The tables this browser has seats at. One tap sits down again. */
export function RecentTables() {
  const t = useTranslations("recent");
  const [, navigate] = useLocation();
  const [seats, setSeats] = useState(() => keptSeats.all);
  const [isAll, setAll] = useState(false);
  if (seats.length === 0) return null;
  const resume = (seat: KeptSeat) => {
    keptSeats.sit({ code: seat.code, seat: seat.seat, token: seat.token });
    keptSeats.keep({ ...seat, at: Date.now() });
    navigate("/table");
  };
  const forget = (seat: KeptSeat) => {
    keptSeats.forget(seat);
    setSeats(keptSeats.all);
  };
  return (
    <section className={styles.recent} aria-labelledby="recent">
      <h2 id="recent">{t("title")}</h2>
      <ul>
        {seats.slice(0, isAll ? undefined : IN_SIGHT).map((seat) => (
          <li key={`${seat.code} ${seat.seat}`} className={styles.kept}>
            <KeptRow seat={seat} onResume={resume} />
            <IconButton label={t("forget", { title: seat.title })} icon={<X />} onPress={() => forget(seat)} />
          </li>
        ))}
      </ul>
      {!isAll && seats.length > IN_SIGHT && (
        <Button tone="quiet" size="small" onPress={() => setAll(true)}>
          {t("all", { count: seats.length })}
        </Button>
      )}
    </section>
  );
}

function KeptRow({ seat, onResume }: { readonly seat: KeptSeat; readonly onResume: (seat: KeptSeat) => void }) {
  const t = useTranslations("recent");
  const format = useFormatter();
  const terms = useTerms(seat.ruleset);
  const role = seat.seat === "gm" ? t("gm") : t("player", { name: seat.name });
  return (
    <PlainButton className={cx(styles.resume)} onPress={() => onResume(seat)}>
      <span className={styles.keptText}>
        <b>{seat.title || terms?.name || seat.code}</b>
        <span>
          {role} · {format.dateTime(seat.at, { month: "short", day: "numeric", hour: "2-digit", minute: "2-digit" })}
        </span>
      </span>
      <ChevronRight aria-hidden="true" />
    </PlainButton>
  );
}
