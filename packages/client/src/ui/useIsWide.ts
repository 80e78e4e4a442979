import { useSyncExternalStore } from "react";

const query = matchMedia("(min-width: 48rem)");

function subscribe(changed: () => void): () => void {
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** Is there room for columns: a tablet or a laptop? */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}
