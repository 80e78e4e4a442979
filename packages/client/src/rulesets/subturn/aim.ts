import { create } from "zustand";

/** Who was tapped on the map to be struck: the attack's card begins with that target. */
export const useAim = create<{ readonly target: string | undefined }>()(() => ({ target: undefined }));

/** Takes aim at somebody, for the next attack. */
export function aimAt(target: string | undefined): void {
  useAim.setState({ target });
}
