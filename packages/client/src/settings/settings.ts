import { create } from "zustand";
import { browserDrawer } from "../connection/drawers.ts";

/** By day, by night, or as the device says. */
export type Theme = "auto" | "light" | "dark";

/** What somebody has set for this browser. */
export type Settings = { readonly theme: Theme; readonly hasSound: boolean; readonly hasVibration: boolean };

const KEY = "yomiai.settings";
const first: Settings = { theme: "auto", hasSound: false, hasVibration: true };

function kept(): Settings {
  try {
    const read: unknown = JSON.parse(browserDrawer.getItem(KEY) ?? "{}");
    if (typeof read !== "object" || read === null) return first;
    const given = new Map<string, unknown>(Object.entries(read));
    const theme = given.get("theme");
    return {
      theme: theme === "light" || theme === "dark" ? theme : "auto",
      hasSound: given.get("hasSound") === true,
      hasVibration: given.get("hasVibration") !== false,
    };
  } catch {
    return first;
  }
}

/** The settings in force. */
export const useSettings = create<Settings>()(() => kept());

/** Changes some settings, for this browser from now on. */
export function changeSettings(changed: Partial<Settings>): void {
  useSettings.setState(changed);
  browserDrawer.setItem(KEY, JSON.stringify(useSettings.getState()));
  showTheme();
}

/** Lets the page take the theme. */
export function showTheme(): void {
  const { theme } = useSettings.getState();
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
