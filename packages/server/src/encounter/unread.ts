import { type Client, ClientState } from "@colyseus/core";

/**
 * Most bytes that wait in the server for one client to read them, beyond what the network holds. A client that is only
 * slow never has so much waiting: it is the whole state and log several times over. One frame may go over it.
 */
export const MAX_UNREAD_BYTES = 4 * 1024 * 1024;

/**
 * Cuts a client off that does not read what it is sent, or never greets the room back, instead of keeping everything
 * for it. It may come in again at once and is then shown the table as it is.
 * @param onCut called once, just before the connection ends
 */
export function cutIfUnread(client: Client, onCut: () => void): void {
  const sender = client as unknown as Sender;
  const send = { raw: sender.raw.bind(client), enqueueRaw: sender.enqueueRaw.bind(client) };
  let isCut = false;
  const mayBeSentTo = (): boolean => {
    if (isCut) return false;
    if (countUnread(sender) <= MAX_UNREAD_BYTES) return true;
    isCut = true;
    onCut();
    sender.ref.terminate();
    return false;
  };
  sender.raw = (...frame) => {
    if (mayBeSentTo()) send.raw(...frame);
  };
  sender.enqueueRaw = (...frame) => {
    if (mayBeSentTo()) send.enqueueRaw(...frame);
  };
}

/** Bytes that the socket has not taken, and messages held back until the client has greeted. */
function countUnread({ ref, state, _enqueuedMessages }: Sender): number {
  const held = state === ClientState.JOINED ? [] : (_enqueuedMessages ?? []);
  return held.reduce((sum, message) => sum + message.byteLength, ref.bufferedAmount);
}

/** How Colyseus sends over `ws`; not all of it is in its types. */
type Sender = {
  readonly ref: { readonly bufferedAmount: number; terminate(): void };
  readonly state: ClientState;
  readonly _enqueuedMessages?: readonly Uint8Array[];
  raw(...frame: Frame): void;
  enqueueRaw(...frame: Frame): void;
};
type Frame = [data: Uint8Array, ...how: unknown[]];
