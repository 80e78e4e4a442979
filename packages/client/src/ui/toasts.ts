import { create } from "zustand";

/** A short word about what just happened. Text only: nothing a user typed is ever read as markup. */
export type Toast = { readonly id: number; readonly tone: "plain" | "bad"; readonly text: string };

/** How long a toast stays, in milliseconds; longer for longer texts. */
function staysFor(text: string): number {
  return 4000 + text.length * 60;
}

/** Toasts on screen. */
export const useToasts = create<{ readonly toasts: readonly Toast[] }>()(() => ({ toasts: [] }));

let last = 0;

/** Says something for a few seconds. The same words twice at once are said once. */
export function toast(text: string, tone: Toast["tone"] = "plain"): void {
  const { toasts } = useToasts.getState();
  if (toasts.some((shown) => shown.text === text)) return;
  last += 1;
  const id = last;
  useToasts.setState({ toasts: [...toasts.slice(-2), { id, tone, text }] });
  setTimeout(() => dismissToast(id), staysFor(text));
}

/** Takes a toast away. */
export function dismissToast(id: number): void {
  useToasts.setState({ toasts: useToasts.getState().toasts.filter((shown) => shown.id !== id) });
}
