import { useEffect } from "react";

/** Keeps the screen lit while `isOn` and the page is seen, where the device can. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !("wakeLock" in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = async () => {
      if (document.visibilityState !== "visible") return;
      const held = await navigator.wakeLock.request("screen").catch(() => undefined);
      if (isOver) void held?.release();
      else lock = held;
    };
    const holdIfSeen = () => void hold();
    holdIfSeen();
    document.addEventListener("visibilitychange", holdIfSeen);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", holdIfSeen);
      void lock?.release();
    };
  }, [isOn]);
}
