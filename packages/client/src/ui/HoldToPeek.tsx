import { Eye, EyeOff } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { cx } from "./cx.ts";
import styles from "./HoldToPeek.module.css";

type HoldToPeekProps = {
  /** What is under the card, in words for a screen reader's own ear. */
  readonly label: string;
  readonly children: ReactNode;
  readonly look?: "card" | "line";
};

/**
 * Something that only this player may see, face down. It shows while it is held (or while Space or Enter is held) and
 * is covered again at once. While covered it is not in the page at all, so that copying or searching the page finds nothing.
 */
export function HoldToPeek({ label, children, look = "card" }: HoldToPeekProps) {
  const t = useTranslations("secret");
  const [isOpen, setOpen] = useState(false);
  const onKey = (open: boolean) => (event: KeyboardEvent) => {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    setOpen(open);
  };
  const cover = () => setOpen(false);
  return (
    <button
      type="button"
      className={cx(styles.peek, styles[look], isOpen && styles.open)}
      aria-label={isOpen ? undefined : t("holdToSee", { what: label })}
      aria-pressed={isOpen}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setOpen(true);
      }}
      onPointerUp={cover}
      onPointerCancel={cover}
      onLostPointerCapture={cover}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={onKey(true)}
      onKeyUp={onKey(false)}
      onBlur={cover}
    >
      <span className={styles.face} aria-live="polite">
        {isOpen ? children : <Covered look={look} hint={t("hold")} />}
      </span>
    </button>
  );
}

function Covered({ look, hint }: { readonly look: "card" | "line"; readonly hint: string }) {
  return (
    <span className={styles.covered} aria-hidden="true">
      {look === "card" ? <Eye /> : <EyeOff />}
      <span>{hint}</span>
    </span>
  );
}
