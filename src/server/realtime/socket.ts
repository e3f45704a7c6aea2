import type { WebSocket } from "ws";
import * as z from "zod";
import type { HeldBytes } from "#server/http/held-bytes.ts";
import type { Log } from "#server/log.ts";
import { realtimeMessages } from "#server/operating/metrics.ts";
import { currentRequest, requestIdFrom, withinRequest } from "#server/operating/request-scope.ts";
import type { Door } from "./admission.ts";
import type { ChannelPlaces } from "./channel-places.ts";
import { createChannels } from "./channels.ts";
import type { Feed } from "./feed.ts";
import { bytesOf, decode, encode, type Frame, type Version } from "./frames.ts";
import type { Hub } from "./hub.ts";
import { IDLE_FOR_MS, limits, SILENT_FOR_MS } from "./limits.ts";
import { broadcast, forget, presence } from "./speech.ts";

export type Socket = {
  /** Ends it where its client has gone silent, or is on no channel. */
  tick(): void;
  /** On no channel. */
  isIdle(): boolean;
  /** Ends it at once, for another who comes. */
  giveUp(): void;
  close(code: number, reason: string): void;
  terminate(): void;
  /** Once it is closed and its presences are taken back. */
  ended: Promise<void>;
};

type Options = Door & {
  ws: WebSocket;
  version: Version;
  key: string;
  address: string;
  /** What the frames of all clients of this process take while they wait. */
  held: HeldBytes;
  places: ChannelPlaces;
  hub: Hub;
  feed: Pick<Feed, "follow">;
  node(): number;
  log: Log;
};

const TOO_LONG = "This message is too long.";
const TOO_MANY = "Too many messages.";
const ON_NO_CHANNEL = "Nobody is on a channel here. Connect again to join one.";
const GIVEN_UP = "Others need this place. Try again in a moment.";
const tokenShape = z.object({ access_token: z.string() });

/** One client's connection: its frames one after another. */
export function serveSocket({ ws, version, key, address, held, places, hub, feed, node, log, ...door }: Options): Socket {
  const { sql } = door;
  // what is done for the client is done within the request that opened its connection
  const scope = currentRequest() ?? { id: requestIdFrom(undefined) };
  const giveUp = () => {
    ws.close(1013, GIVEN_UP);
    ws.terminate();
  };
  const holder = { address, giveUp };
  const takePlace = (account: string | undefined) => places.take(holder, account);
  const channels = createChannels({ door, hub, feed, version, key, takePlace, log, reply, send });
  let work: Promise<void> = Promise.resolve();
  const waiting = { frames: 0, bytes: 0 };
  let heardAt = performance.now();
  const { promise: ended, resolve: isEnded } = Promise.withResolvers<void>();
  let idleSince: number | undefined = heardAt;
  let counted = { since: heardAt, frames: 0 };

  ws.on("message", (data, isBinary) => {
    if (ws.readyState !== ws.OPEN) return;
    heardAt = performance.now();
    realtimeMessages.inc({ direction: "in" });
    if (heardAt - counted.since > 10_000) counted = { since: heardAt, frames: 0 };
    counted.frames += 1;
    const bytes = bytesOf(data);
    if (channels.isEmpty() && bytes.length > limits.plainFrame) return ws.close(1009, TOO_LONG);
    const letGo = counted.frames > limits.framesPerTenSeconds ? undefined : wait(bytes.length + limits.waitingFrame);
    if (!letGo) return ws.close(1008, TOO_MANY);
    // a copy, since ours may be a corner of all that came with it
    const kept = Buffer.from(bytes);
    work = work.then(() => withinRequest(scope, () => take(kept, isBinary))).finally(letGo);
  });
  ws.on("error", () => ws.terminate());
  ws.on("close", () => {
    work = work
      .then(channels.leaveAll)
      .catch((error: unknown) => log.warn({ err: error }, "a presence could not be taken back"))
      .finally(isEnded);
  });

  return {
    tick: () => {
      const now = performance.now();
      if (now - heardAt > SILENT_FOR_MS) ws.terminate();
      // a join that waits for its turn is on its way to a channel
      idleSince = channels.isEmpty() && waiting.frames === 0 ? (idleSince ?? now) : undefined;
      if (idleSince !== undefined && now - idleSince >= IDLE_FOR_MS) ws.close(1000, ON_NO_CHANNEL);
    },
    isIdle: channels.isEmpty,
    giveUp,
    close: (code, reason) => ws.close(code, reason),
    terminate: () => ws.terminate(),
    ended,
  };

  /** Keeps room for a frame until its turn is over; nothing where there is none. */
  function wait(bytes: number): (() => void) | undefined {
    if (waiting.frames >= limits.waiting || waiting.bytes + bytes > limits.waitingBytes) return undefined;
    const letGo = held.hold(address, bytes, () => {
      letGo?.();
      ws.close(1008, TOO_MANY);
      return true;
    });
    if (!letGo) return undefined;
    waiting.frames += 1;
    waiting.bytes += bytes;
    return () => {
      waiting.frames -= 1;
      waiting.bytes -= bytes;
      letGo();
    };
  }

  /** Read only now: its values take many times its bytes. */
  async function take(bytes: Buffer, isBinary: boolean): Promise<void> {
    if (ws.readyState !== ws.OPEN) return;
    const frame = decode(version, bytes, isBinary);
    if (!frame) return ws.close(1007, "A frame could not be read.");
    if (frame.event !== "broadcast" && bytes.length > limits.plainFrame) return ws.close(1009, TOO_LONG);
    await handle(frame).catch((error: unknown) => {
      log.error({ err: error }, "a realtime message could not be handled");
      reply(frame, "error", { reason: "Realtime cannot answer right now. Please try again." });
    });
  }

  async function handle(frame: Frame): Promise<void> {
    if (frame.event === "heartbeat" && frame.topic === "phoenix") return reply(frame, "ok", {});
    if (frame.event === "phx_join") return channels.enter(frame);
    const channel = channels.of(frame);
    if (!channel) return reply(frame, "error", { reason: "unmatched topic" });
    switch (frame.event) {
      case "phx_leave":
        reply(frame, "ok", {});
        return channels.leave(channel);
      case "access_token": {
        const token = tokenShape.safeParse(frame.payload).data?.access_token;
        return token === undefined ? undefined : channels.renew(channel, token);
      }
      case "broadcast":
        return broadcast(sql, channel, frame);
      case "presence":
        await presence(sql, channel, frame, { node: node(), on: hub.on(channel.topic) });
        // it may have been ended meanwhile
        return channels.of(frame) === channel ? undefined : forget(sql, channel);
      default:
        return reply(frame, "error", { reason: `There is no event ${frame.event}.` });
    }
  }

  function reply(frame: Frame, status: "ok" | "error", response: unknown) {
    send(encode(version, { ...frame, join_ref: frame.join_ref ?? null, event: "phx_reply", payload: { status, response } }));
  }

  function send(data: string | Buffer) {
    if (ws.readyState !== ws.OPEN) return;
    if (ws.bufferedAmount > limits.unsent) ws.terminate();
    else {
      realtimeMessages.inc({ direction: "out" });
      ws.send(data);
    }
  }
}
