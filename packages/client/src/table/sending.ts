import { create } from "zustand";

/**
 * After an answer, taps are not taken for so long, in milliseconds: the next question appears under a finger that may
 * still be tapping at the last one.
 */
const SETTLES_MS = 300;

/** Is a command on its way, or the next question only just there? */
export const useSending = create<{ readonly isSending: boolean }>()(() => ({ isSending: false }));

let count = 0;

/** Runs a send. Everything that acts looks at {@link useSending} meanwhile. */
export async function whileSending<T>(send: () => Promise<T>): Promise<T> {
  count += 1;
  useSending.setState({ isSending: true });
  try {
    return await send();
  } finally {
    setTimeout(() => {
      count -= 1;
      if (count === 0) useSending.setState({ isSending: false });
    }, SETTLES_MS);
  }
}
