import { type Drawer, KeptSeats } from "./keptSeats.ts";

/** A drawer that works even where the browser forbids storage; then it forgets on reload. */
function safely(storage: () => Storage): Drawer {
  const memory = new Map<string, string>();
  const tried = <T>(act: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return act(storage());
    } catch {
      return otherwise();
    }
  };
  return {
    getItem: (key) =>
      tried(
        (drawer) => drawer.getItem(key) ?? memory.get(key) ?? null,
        () => memory.get(key) ?? null,
      ),
    setItem: (key, value) =>
      tried(
        (drawer) => drawer.setItem(key, value),
        () => void memory.set(key, value),
      ),
    removeItem: (key) => {
      memory.delete(key);
      tried(
        (drawer) => drawer.removeItem(key),
        () => undefined,
      );
    },
  };
}

/** This tab's drawer. */
export const tabDrawer: Drawer = safely(() => sessionStorage);
/** This browser's drawer. */
export const browserDrawer: Drawer = safely(() => localStorage);
/** The seats kept in them. */
export const keptSeats = new KeptSeats({ tab: tabDrawer, browser: browserDrawer });
