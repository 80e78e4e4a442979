import { Menu } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLocation } from "wouter";
import { keptSeats } from "../../connection/drawers.ts";
import { useSharedOrigin } from "../../connection/sharedOrigin.ts";
import { useTableStore } from "../../connection/tableStore.ts";
import { SettingsForm } from "../../settings/SettingsForm.tsx";
import { RecordButtons } from "../../table/RecordButtons.tsx";
import { Button, IconButton } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Fold } from "../../ui/Fold.tsx";
import { QrCode } from "../../ui/QrCode.tsx";
import { tableLink } from "../join/pass.ts";
import styles from "./TableMenu.module.css";

/** What belongs to the seat rather than to the fight: other devices, other seats of this browser, settings, leaving. */
export function TableMenu() {
  const t = useTranslations("menu");
  const [isOpen, setOpen] = useState(false);
  const [, navigate] = useLocation();
  const title = useTableStore((state) => state.table?.title);
  return (
    <>
      <IconButton label={t("open")} icon={<Menu />} onPress={() => setOpen(true)} />
      <Dialog title={title || t("title")} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className={styles.menu}>
          <SettingsForm withSignals />
          <RecordButtons onOpen={() => setOpen(false)} />
          <OtherDevice />
          <OtherSeats />
          <Button
            wide
            onPress={() => {
              keptSeats.standUp();
              navigate("/");
            }}
          >
            {t("leave")}
          </Button>
          <p className={styles.note}>{t("leaveHelp")}</p>
        </div>
      </Dialog>
    </>
  );
}

/** The own seat on another device: a link that holds the seat's token, to be shown to nobody. */
function OtherDevice() {
  const t = useTranslations("menu");
  const sitting = useTableStore((state) => state.sitting);
  const origin = useSharedOrigin();
  if (sitting?.seat === undefined || sitting.token === undefined) return null;
  const link = tableLink(origin, sitting.code, { seat: sitting.seat, token: sitting.token });
  return (
    <Fold title={t("otherDevice")}>
      <div className={styles.device}>
        <p>{t("otherDeviceHelp")}</p>
        <QrCode text={link} label={t("otherDeviceQr")} />
      </div>
    </Fold>
  );
}

/** Other seats that this browser holds at the same table: in a demo, the GM's. */
function OtherSeats() {
  const t = useTranslations("menu");
  const sitting = useTableStore((state) => state.sitting);
  const others = keptSeats.all.filter(({ code, seat }) => code === sitting?.code && seat !== sitting.seat);
  if (others.length === 0) return null;
  return (
    <>
      {others.map((seat) => (
        <Button
          key={seat.seat}
          wide
          onPress={() => {
            keptSeats.sit({ code: seat.code, seat: seat.seat, token: seat.token });
            location.reload();
          }}
        >
          {seat.seat === "gm" ? t("sitAsGm") : t("sitAs", { name: seat.name || seat.seat })}
        </Button>
      ))}
    </>
  );
}
