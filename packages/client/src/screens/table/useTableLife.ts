import { useEffect } from "react";
import type { Sitting } from "../../connection/keptSeats.ts";
import { enterTable, leaveTable, wakeTable } from "../../connection/tableStore.ts";

/**
 * Sits at a table as long as the screen is there. When the page is looked at again, or the network is back, the
 * connection is seen to at once.
 */
export function useTableLife(sitting: Sitting | undefined): void {
  useEffect(() => {
    if (sitting === undefined) return undefined;
    enterTable(sitting);
    const wakeIfSeen = () => document.visibilityState === "visible" && wakeTable();
    document.addEventListener("visibilitychange", wakeIfSeen);
    window.addEventListener("pageshow", wakeTable);
    window.addEventListener("online", wakeTable);
    window.addEventListener("focus", wakeTable);
    return () => {
      document.removeEventListener("visibilitychange", wakeIfSeen);
      window.removeEventListener("pageshow", wakeTable);
      window.removeEventListener("online", wakeTable);
      window.removeEventListener("focus", wakeTable);
      leaveTable();
    };
  }, [sitting]);
}
