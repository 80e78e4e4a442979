import { useTranslations } from "use-intl";
import { keptSeats } from "../../connection/drawers.ts";
import type { KeptSeat } from "../../connection/keptSeats.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./Join.module.css";

/** Seats that this browser holds at this table: one tap takes one up again. */
export function ResumeSeats({
  seats,
  onSeated,
}: {
  readonly seats: readonly KeptSeat[];
  readonly onSeated: () => void;
}) {
  const t = useTranslations("join");
  return (
    <section className={styles.resume} aria-labelledby="resume">
      <h2 id="resume">{t("resume")}</h2>
      {seats.map((seat) => (
        <Button
          key={seat.seat}
          tone="main"
          size="large"
          wide
          onPress={() => {
            keptSeats.sit({ code: seat.code, seat: seat.seat, token: seat.token });
            keptSeats.keep({ ...seat, at: Date.now() });
            onSeated();
          }}
        >
          {seat.seat === "gm" ? t("resumeGm") : t("resumeAs", { name: seat.name })}
        </Button>
      ))}
    </section>
  );
}
