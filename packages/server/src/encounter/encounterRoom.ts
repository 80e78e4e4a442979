import {
  type Client,
  CloseCode,
  ErrorCode,
  getMessageBytes,
  Protocol,
  Room,
  type RoomException,
  ServerError,
} from "@colyseus/core";
import type { Refusal, Viewer } from "@yomiai/rules";
import type { Logger } from "pino";
import type { Metrics } from "../observe/metrics.ts";
import { type AnswerMessage, type LogMessage, SEAT_GONE, type SeenAsMessage } from "../protocol.ts";
import type { Identity } from "../seats/presence.ts";
import { guardFrames } from "./frameGuard.ts";
import { MOVED, type TableChange, type TableObserver } from "./liveTable.ts";
import { findCommandId, isUndoByNumber, readCommandMessage, readSeeAsMessage } from "./messages.ts";
import { dropReservations, hasReservations } from "./reservations.ts";
import { type ScreenParts, Screens } from "./screens.ts";
import { seenAs } from "./seeAs.ts";
import { sendTogether } from "./sendTogether.ts";
import { TableSchema } from "./tableSchema.ts";
import { cutIfUnread } from "./unread.ts";

/** What the room is made with. Only the server makes rooms. */
export type RoomOptions = ScreenParts & {
  readonly log: Logger;
  readonly metrics: Metrics;
  /** How long the room stays open with nobody in it, milliseconds. */
  readonly idleAfter: number;
  /** Frames that one connection may send in a second. */
  readonly messagesPerSecond: number;
  /** Called once when the room closes, with the moment when its table is at rest. */
  readonly onClosing: (closed: Promise<void>) => void;
};

/** How often the room's clock ticks. Without a step of our own it would tick sixty times a second in every room. */
const CLOCK_TICK_MS = 250;

/** A client as the room knows it: `auth` is what was found out when its place was reserved. */
type SeatedClient = Client<{ auth: Identity }>;

/** The Colyseus room of one table: who comes and goes, what they send, and what is sent to them. */
export class EncounterRoom extends Room<{ state: TableSchema; client: SeatedClient }> implements TableObserver {
  override autoDispose = false;
  /** Never written: with it Colyseus asks the serializer for a state at all. */
  override state = new TableSchema();
  override messages = {
    command: (client: SeatedClient, raw: unknown) => this.#onCommand(client, raw),
    seeAs: (client: SeatedClient, raw: unknown) => this.#onSeeAs(client, raw),
    _: (client: SeatedClient) => this.#refuse(client, UNKNOWN_MESSAGE),
  };
  #made: { readonly options: RoomOptions; readonly screens: Screens } | undefined;
  #stopWatching: (() => void) | undefined;
  #idle: NodeJS.Timeout | undefined;
  #isClosing = false;
  readonly #closed = Promise.withResolvers<void>();

  override onCreate(options: RoomOptions): void {
    const screens = new Screens(options, (viewer, error) => this.#dismissBroken(viewer, error));
    this.#made = { options, screens };
    this.roomId = options.table.code;
    this.setTimestep(() => {}, CLOCK_TICK_MS);
    this.patchRate = null;
    this.setSerializer(screens.serializer);
    guardFrames(this, {
      perSecond: options.messagesPerSecond,
      onRubbish: (client) => this.#refuse(client, BROKEN_MESSAGE),
      onFlood: (client) => this.#sendAway(client as SeatedClient),
    });
    this.#stopWatching = options.table.watch(this);
    this.stayOpen();
  }

  /** Somebody needs the table: the time after which an empty room is closed begins anew. */
  stayOpen(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#closeIfEmpty(), this.#options.idleAfter).unref();
  }

  /** Lets the client in when nothing is half-done, and shows it all that its audience may know. */
  override async onJoin(client: SeatedClient): Promise<void> {
    await this.#options.table.between(() => this.#enter(client, client.auth ?? NOBODY));
  }

  override onLeave(client: SeatedClient): void {
    this.#leave(client);
  }

  override async onDispose(): Promise<void> {
    const { table, bots } = this.#options;
    this.#announceClosing();
    clearTimeout(this.#idle);
    bots?.stop();
    this.#stopWatching?.();
    await table.close().finally(() => this.#closed.resolve());
  }

  override onBeforeShutdown(): void {
    this.#announceClosing();
    super.onBeforeShutdown();
  }

  /** A fault in one room is logged and stays there: without this, Colyseus would end the process. */
  override onUncaughtException(error: RoomException, methodName: string): void {
    if (error.cause instanceof ServerError) return; // a client that was refused, which it has been told
    this.#options.log.error({ err: error.cause ?? error, table: this.roomId, in: methodName }, "room failed");
  }

  /** For whom the table is being shown now. */
  audiences(): readonly Viewer[] {
    return this.#screens.audiences;
  }

  /** Shows every audience what has changed for it: state first, then its new log lines. */
  show({ lines }: TableChange): void {
    const { presence } = this.#options;
    this.#dismissUnseated();
    this.#screens.refresh();
    sendTogether(presence.all.keys(), () => {
      this.broadcastPatch();
      const frames = logFrames(lines);
      for (const [client, { viewer }] of presence.all) {
        const frame = frames.get(viewer);
        if (frame !== undefined) client.enqueueRaw(frame);
      }
    });
  }

  /** Everybody comes in again, and finds the server that has the table. */
  moved(): void {
    this.#announceClosing();
    void this.disconnect(CloseCode.SERVER_SHUTDOWN);
  }

  get #options(): RoomOptions {
    if (this.#made === undefined) throw new Error("the room is not made yet");
    return this.#made.options;
  }

  get #screens(): Screens {
    if (this.#made === undefined) throw new Error("the room is not made yet");
    return this.#made.screens;
  }

  #enter(client: SeatedClient, identity: Identity): void {
    const { table, presence, bots } = this.#options;
    if (!this.#screens.isSeated(identity)) throw new ServerError(ErrorCode.AUTH_FAILED, "badToken");
    // Many may have been promised a place at the same time.
    if (!presence.hasRoomFor(identity.viewer)) throw new ServerError(ErrorCode.AUTH_FAILED, "tableFull");
    cutIfUnread(client, () => this.#countDropped("unread"));
    this.#screens.enter(client, identity);
    this.broadcastPatch();
    client.send("log", { lines: table.lastLinesOf(identity.viewer) } satisfies LogMessage);
    bots?.wake();
  }

  #leave(client: SeatedClient): void {
    if (!this.#screens.leave(client)) return;
    this.broadcastPatch();
    this.stayOpen();
    this.#options.bots?.wake();
  }

  /** Tells a client that floods the room so and closes its connection. */
  #sendAway(client: SeatedClient): void {
    this.#countDropped("flood");
    this.#refuse(client, TOO_MANY);
    client.leave(CloseCode.WITH_ERROR, TOO_MANY.code);
    this.#leave(client);
  }

  #countDropped(why: "flood" | "unread"): void {
    this.#options.metrics.dropped.inc({ why });
    this.#options.log.info({ table: this.roomId, why }, "connection dropped");
  }

  /**
   * An audience whose view is not what it should be cannot be shown the table: its connections end, and whoever comes in
   * again is let in as soon as the view can be shown.
   */
  #dismissBroken(viewer: Viewer, error: unknown): void {
    const { presence, log } = this.#options;
    log.error({ err: error, table: this.roomId, viewer }, "the table cannot be shown");
    const clients = [...presence.all].filter(([, identity]) => identity.viewer === viewer).map(([client]) => client);
    for (const client of clients) {
      client.leave(CloseCode.WITH_ERROR, "cannotShow");
      this.#leave(client);
    }
  }

  #dismissUnseated(): void {
    for (const [client, identity] of [...this.#options.presence.all]) {
      if (this.#screens.isSeated(identity)) continue;
      this.#leave(client);
      client.leave(SEAT_GONE, "seatGone");
    }
  }

  async #onCommand(client: SeatedClient, raw: unknown): Promise<void> {
    const { table, presence, metrics } = this.#options;
    const read = readCommandMessage(raw);
    if ("problem" in read) {
      const id = findCommandId(raw);
      const refusal = { code: "badMessage", message: read.problem };
      if (id === undefined) this.#refuse(client, refusal);
      else this.#answer(client, { id, ok: false, ...refusal });
      return;
    }
    const { id, command } = read.message;
    const viewer = presence.find(client)?.viewer;
    if (viewer === undefined || viewer === "spectator" || viewer === "omniscient") {
      this.#answer(client, { id, ok: false, ...NO_SEAT });
      return;
    }
    if (isUndoByNumber(command)) {
      this.#answer(client, { id, ok: false, ...UNDO_BY_LINE });
      return;
    }
    const end = metrics.commandSeconds.startTimer();
    const outcome = await table.carryOut({ seat: viewer, command, id });
    end({ outcome: outcome.ok ? "done" : "refused" });
    if (outcome === MOVED) return;
    this.#answer(client, { id, ...outcome });
  }

  #onSeeAs(client: SeatedClient, raw: unknown): void {
    const { table, presence } = this.#options;
    const read = readSeeAsMessage(raw);
    if ("problem" in read) {
      this.#refuse(client, { code: "badMessage", message: read.problem });
      return;
    }
    if (presence.find(client)?.viewer !== "gm") {
      this.#refuse(client, GM_ONLY);
      return;
    }
    const { viewer } = read.message;
    const known = { gm: table.view("gm"), spectator: table.view("spectator") };
    client.send("seenAs", { viewer, table: seenAs(table.view(viewer), known) } satisfies SeenAsMessage);
  }

  #answer(client: SeatedClient, answer: AnswerMessage): void {
    client.send("answer", answer);
  }

  #refuse(client: Client, refusal: Refusal): void {
    client.send("refused", refusal);
  }

  #closeIfEmpty(): void {
    const { presence, table } = this.#options;
    if (presence.isWatched || table.isBusy || hasReservations(this)) this.stayOpen();
    else void this.#close();
  }

  async #close(): Promise<void> {
    this.#announceClosing();
    await this.disconnect(CloseCode.NORMAL_CLOSURE);
  }

  /** From now on the table is another room's, which waits until this one is at rest. */
  #announceClosing(): void {
    if (this.#isClosing) return;
    this.#isClosing = true;
    dropReservations(this);
    this.#options.onClosing(this.#closed.promise);
  }
}

/** The new lines as frames, each made once for all clients of its audience. Where there are none there is no frame. */
function logFrames(lines: TableChange["lines"]): ReadonlyMap<Viewer, Uint8Array> {
  const news = [...lines].filter(([, lines]) => lines.length > 0);
  return new Map(
    news.map(([viewer, lines]) => [
      viewer,
      getMessageBytes.raw(Protocol.ROOM_DATA, "log", { lines } satisfies LogMessage),
    ]),
  );
}

const NOBODY: Identity = { viewer: "spectator", tokenHash: "" };
const UNKNOWN_MESSAGE: Refusal = { code: "unknownMessage", message: "the messages are command and seeAs" };
const BROKEN_MESSAGE: Refusal = { code: "badMessage", message: "a message that cannot be read" };
const TOO_MANY: Refusal = { code: "tooMany", message: "too many messages in a second; come in again and send fewer" };
const NO_SEAT: Refusal = { code: "noSeat", message: "only somebody with a seat can do that" };
const GM_ONLY: Refusal = { code: "gmOnly", message: "seeAs: only the GM" };
const UNDO_BY_LINE: Refusal = {
  code: "badArgument",
  message: "undo: toLine, the last line of your log to keep",
  field: "to",
};
