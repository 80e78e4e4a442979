import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { useSettings } from "../../settings/settings.ts";
import { chime } from "./chime.ts";

/** What a phone does when it is one's own turn, in milliseconds on, off, on. */
const BUZZ = [60, 40, 60];

/** When something is asked of this seat: the title says so, the phone buzzes, and a sound is heard if that is switched on. */
export function useTurnSignals({ isAsked, title }: { readonly isAsked: boolean; readonly title: string }): void {
  const t = useTranslations("turn");
  const { hasSound, hasVibration } = useSettings();
  const signals = useRef({ hasSound, hasVibration });
  signals.current = { hasSound, hasVibration };
  useEffect(() => {
    document.title = isAsked ? t("titleMine", { title }) : title;
  }, [isAsked, title, t]);
  useEffect(() => {
    if (!isAsked) return;
    if (signals.current.hasVibration && mayVibrate()) navigator.vibrate(BUZZ);
    if (signals.current.hasSound) chime();
  }, [isAsked]);
}

/** Browsers let a page buzz only after it has been touched. */
function mayVibrate(): boolean {
  return "vibrate" in navigator && navigator.userActivation?.hasBeenActive === true;
}
