import { create } from "zustand";

/** Asked for from elsewhere on the screen: the command that a card should open, for one combatant. */
type Opening = { readonly as: string | undefined; readonly type: string };

/** What is asked to be opened now; the card that can open it takes it away. */
export const useOpening = create<{ readonly opening: Opening | undefined }>()(() => ({ opening: undefined }));

/** Opens a command on its card, as a tap in the card's menu would. Nothing happens where no card offers it. */
export function openOnCard(opening: Opening | undefined): void {
  useOpening.setState({ opening });
}
