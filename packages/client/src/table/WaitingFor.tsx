import { useTranslations } from "use-intl";
import type { Table } from "../connection/decodeTable.ts";
import { useWords } from "../i18n/Vocabulary.tsx";
import { awaited, isFighting } from "./duties.ts";
import styles from "./WaitingFor.module.css";

/** Who is being waited for: names, never what they chose. */
export function WaitingFor({ table }: { readonly table: Table }) {
  const t = useTranslations("waiting");
  return (
    <p className={styles.waiting} data-testid="waiting">
      <span className={styles.dots} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      {useWaitingText(table) || t("nobody")}
    </p>
  );
}

/** The waiting line as text, empty where nothing is waited for. */
export function useWaitingText({ view, people, viewer, bots, paused }: Table): string {
  const t = useTranslations("waiting");
  const words = useWords();
  if (paused && viewer !== "gm") return t("paused");
  if (view.phase === "setup") return t("setup");
  if (!isFighting(view)) return t("ended");
  const others = awaited(view).filter(({ owner }) => owner !== viewer);
  if (others.length === 0) return view.active.length === 0 ? t("gm") : "";
  const names = others.map(({ name, owner }) => {
    const isBot = bots.includes(owner);
    const isAway = !isBot && people[owner]?.connected === false;
    const person = isBot || owner === "gm" ? undefined : words.seat(owner);
    if (isAway) return t("away", { name });
    return person === undefined ? name : t("played", { name, person });
  });
  return t("for", { names: words.list(names) });
}
