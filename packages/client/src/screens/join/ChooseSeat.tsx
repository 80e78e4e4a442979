import type { Seat } from "@yomiai/rules";
import type { SeatInfo, TableInfo } from "@yomiai/server/protocol";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ApiFailure, api } from "../../connection/api.ts";
import { browserDrawer, keptSeats } from "../../connection/drawers.ts";
import { once } from "../../connection/once.ts";
import { seatNumber } from "../../connection/seatName.ts";
import { Button } from "../../ui/Button.tsx";
import { ChooseOne, type Option } from "../../ui/Choices.tsx";
import { COLOR_NAMES, type PlayerColor } from "../../ui/playerColors.ts";
import { TextField } from "../../ui/TextField.tsx";
import { useFailureText } from "../failure.ts";
import { ColorChoice } from "./ColorChoice.tsx";
import styles from "./Join.module.css";
import { readPass } from "./pass.ts";

const NAME = "yomiai.name";
/** The choice of no particular seat. */
const ANY = "any";

/** Which seat and character, under which name and colour. An invite in the link fixes the seat. */
export function ChooseSeat({
  info,
  onSeated,
  onAgain,
}: {
  readonly info: TableInfo;
  readonly onSeated: () => void;
  readonly onAgain: () => void;
}) {
  const t = useTranslations("join");
  const failureText = useFailureText();
  const [pass] = useState(() => readPass(location.hash));
  const seats = info.seats.filter(({ seat }) => seat !== "gm");
  const free = seats.filter(({ claimed, held }) => !claimed && !held);
  const [seat, setSeat] = useState<string>(free[0]?.seat ?? ANY);
  const [name, setName] = useState(() => browserDrawer.getItem(NAME) ?? "");
  const [color, setColor] = useState<PlayerColor>(() => firstColor(seats.length));
  const [isNameMissing, setNameMissing] = useState(false);
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);

  const sit = async () => {
    if (name.trim() === "") return setNameMissing(true);
    setSending(true);
    try {
      const person = { name: name.trim(), color, invite: pass?.invite };
      const wished = pass?.seat ?? (isAny(seat) ? undefined : (seat as Seat));
      await once("sit down", () => claim(info, { ...person, seat: wished }));
      browserDrawer.setItem(NAME, name.trim());
      onSeated();
    } catch (failure) {
      if (failure instanceof ApiFailure && hasChanged(failure.refusal.code)) onAgain();
      setError(failureText(failure));
      setSending(false);
    }
  };

  return (
    <section className={styles.choose} aria-labelledby="choose">
      <h2 id="choose">{pass?.invite === undefined ? t("choose") : t("invited")}</h2>
      {pass?.invite === undefined && (
        <ChooseOne label={t("seat")} isLabelHidden options={seatOptions(seats, t)} value={seat} onChange={setSeat} />
      )}
      {pass?.invite === undefined ? (
        <TakenSeats seats={seats} />
      ) : (
        <InvitedSeat seat={seats.find(({ seat }) => seat === pass.seat)} />
      )}
      <TextField
        label={t("name")}
        value={name}
        onChange={(text) => {
          setName(text);
          setNameMissing(false);
        }}
        maxLength={40}
        isRequired
        error={isNameMissing ? t("nameMissing") : undefined}
        autoComplete="nickname"
        onEnter={() => void sit()}
      />
      <ColorChoice value={color} onChange={setColor} />
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <Button tone="main" size="large" wide isBusy={isSending} onPress={() => void sit()}>
        {t("sit")}
      </Button>
    </section>
  );
}

/** The table is not as it was when it was looked at. */
function hasChanged(code: string): boolean {
  return code === "seatTaken" || code === "tableClosed";
}

function isAny(seat: string): boolean {
  return seat === ANY;
}

function firstColor(others: number): PlayerColor {
  return COLOR_NAMES[others % COLOR_NAMES.length] ?? "sumi";
}

function seatOptions(seats: readonly SeatInfo[], t: ReturnType<typeof useTranslations<"join">>): readonly Option[] {
  const free = seats.filter(({ claimed, held }) => !claimed && !held);
  const withCharacter = free.map(({ seat, characters }) => ({
    key: seat,
    label:
      characters.length > 0
        ? characters.map((character) => character.name).join("・")
        : t("emptySeat", { number: seatNumber(seat) ?? 0 }),
  }));
  return [...withCharacter, { key: ANY, label: t("anySeat"), note: t("anySeatHelp") }];
}

/** Whom one will play in the seat one is invited to. */
function InvitedSeat({ seat }: { readonly seat: SeatInfo | undefined }) {
  if (seat === undefined || seat.characters.length === 0) return null;
  return <p className={styles.invited}>{seat.characters.map(({ name }) => name).join("・")}</p>;
}

/** Who sits already, so that nobody looks for a seat that is taken. */
function TakenSeats({ seats }: { readonly seats: readonly SeatInfo[] }) {
  const t = useTranslations("join");
  const taken = seats.filter(({ claimed, held }) => claimed || held);
  if (taken.length === 0) return null;
  return (
    <ul className={styles.taken}>
      {taken.map(({ seat, claimed, name, characters }) => (
        <li key={seat}>
          <span>
            {characters.map((character) => character.name).join("・") ||
              t("emptySeat", { number: seatNumber(seat) ?? 0 })}
          </span>
          <span>{claimed ? t("takenBy", { name }) : t("held")}</span>
        </li>
      ))}
    </ul>
  );
}

async function claim(
  info: TableInfo,
  asked: {
    readonly seat: Seat | undefined;
    readonly name: string;
    readonly color: PlayerColor;
    readonly invite: string | undefined;
  },
): Promise<void> {
  const { name, color } = asked;
  const { seat, token } = await api.claimSeat(info.code, {
    name,
    color,
    ...(asked.seat === undefined ? {} : { seat: asked.seat }),
    ...(asked.invite === undefined ? {} : { invite: asked.invite }),
  });
  keptSeats.keep({ code: info.code, seat, token, name, title: info.title, ruleset: info.ruleset, at: Date.now() });
  keptSeats.sit({ code: info.code, seat, token });
}
