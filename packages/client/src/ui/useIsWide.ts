import { useSyncExternalStore } from "react";

/** Tells a component whether the window is at least so wide; `from` is a CSS length. */
function widthHook(from: string): () => boolean {
  const query = matchMedia(`(min-width: ${from})`);
  const subscribe = (changed: () => void) => {
    query.addEventListener("change", changed);
    return () => query.removeEventListener("change", changed);
  };
  return () => useSyncExternalStore(subscribe, () => query.matches);
}

/** Is there room for columns: a tablet or a laptop? */
export const useIsWide = widthHook("48rem");

/** Is there room for a large board beside the columns: a laptop? */
export const useIsDesk = widthHook("72rem");
