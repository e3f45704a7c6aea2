import type { WebSocket } from "ws";
import * as z from "zod";
import type { Log } from "#server/log.ts";
import { admit, type Door } from "./admission.ts";
import { type Channel, endWithToken, tell, tellPresence } from "./channel.ts";
import { decode, encode, type Frame, type Version } from "./frames.ts";
import type { Hub } from "./hub.ts";
import { join, replay } from "./join.ts";
import { limits, SILENT_FOR_MS } from "./limits.ts";
import { present } from "./presences.ts";
import { broadcast, forget, presence } from "./speech.ts";

export type Socket = {
  /** Ends it where its client has gone silent. */
  tick(): void;
  close(code: number, reason: string): void;
  terminate(): void;
  /** Once it is closed and its presences are taken back. */
  ended: Promise<void>;
};

type Options = Door & { ws: WebSocket; version: Version; key: string; hub: Hub; node(): number; log: Log };

const tokenShape = z.object({ access_token: z.string() });

/** One client's connection: its frames one after another, its channels until they end. */
export function serveSocket({ ws, version, key, hub, node, log, ...door }: Options): Socket {
  const { sql } = door;
  const channels = new Map<string, Channel>();
  let work: Promise<void> = Promise.resolve();
  let waiting = 0;
  let heardAt = performance.now();
  const { promise: ended, resolve: isEnded } = Promise.withResolvers<void>();
  let counted = { since: heardAt, frames: 0 };

  ws.on("message", (data, isBinary) => {
    heardAt = performance.now();
    if (heardAt - counted.since > 10_000) counted = { since: heardAt, frames: 0 };
    counted.frames += 1;
    waiting += 1;
    if (counted.frames > limits.framesPerTenSeconds || waiting > limits.waiting) return ws.close(1008, "Too many messages.");
    const frame = decode(version, data, isBinary);
    if (!frame) return ws.close(1007, "A frame could not be read.");
    work = work
      .then(() => handle(frame))
      .catch((error: unknown) => {
        log.error({ err: error }, "a realtime message could not be handled");
        reply(frame, "error", { reason: "Realtime cannot answer right now. Please try again." });
      })
      .finally(() => {
        waiting -= 1;
      });
  });
  ws.on("error", () => ws.terminate());
  ws.on("close", () => {
    work = work
      .then(leaveAll)
      .catch((error: unknown) => log.warn({ err: error }, "a presence could not be taken back"))
      .finally(isEnded);
  });

  return {
    tick: () => {
      if (performance.now() - heardAt > SILENT_FOR_MS) ws.terminate();
    },
    close: (code, reason) => ws.close(code, reason),
    terminate: () => ws.terminate(),
    ended,
  };

  async function handle(frame: Frame): Promise<void> {
    if (ws.readyState !== ws.OPEN) return;
    if (frame.event === "heartbeat" && frame.topic === "phoenix") return reply(frame, "ok", {});
    if (frame.event === "phx_join") return enter(frame);
    const channel = channels.get(frame.topic);
    if (!channel) return reply(frame, "error", { reason: "unmatched topic" });
    switch (frame.event) {
      case "phx_leave":
        reply(frame, "ok", {});
        return leave(channel);
      case "access_token": {
        const token = tokenShape.safeParse(frame.payload).data?.access_token;
        return token === undefined ? undefined : renew(channel, token);
      }
      case "broadcast":
        return broadcast(sql, channel, frame);
      case "presence":
        await presence(sql, node(), channel, frame);
        // it may have been ended meanwhile
        return channels.get(frame.topic) === channel ? undefined : forget(sql, channel);
      default:
        return reply(frame, "error", { reason: `There is no event ${frame.event}.` });
    }
  }

  async function enter(frame: Frame): Promise<void> {
    const before = channels.get(frame.topic);
    if (before) await leave(before);
    if (!/^realtime:./.test(frame.topic)) return reply(frame, "error", { reason: "unmatched topic" });
    if (channels.size >= limits.channelsPerSocket)
      return reply(frame, "error", { reason: "ChannelRateLimitReached: Too many channels" });
    const own = { end: (reason: string) => end(frame.topic, reason), recheck: () => recheck(frame.topic) };
    const joined = await join(door, frame, { version, key, send, ...own });
    if (typeof joined === "string") return reply(frame, "error", { reason: joined });
    const { channel, asked } = joined;
    channels.set(frame.topic, channel);
    hub.enter(channel);
    endWithToken(channel);
    reply(frame, "ok", { postgres_changes: [] });
    tellPresence(channel, "presence_state", channel.wantsPresence ? await present(sql, channel.topic) : {});
    await replay(sql, channel, asked);
  }

  async function renew(channel: Channel, token: string): Promise<void> {
    const admission = await admit(door, { token, topic: channel.topic });
    if (channels.get(`realtime:${channel.topic}`) !== channel) return;
    if (typeof admission === "string") return channel.end(admission);
    channel.admission = admission;
    channel.writable.clear();
    endWithToken(channel);
  }

  async function recheck(topic: string): Promise<void> {
    const channel = channels.get(topic);
    if (channel) await renew(channel, channel.admission.token);
  }

  function end(topic: string, reason: string) {
    const channel = channels.get(topic);
    if (!channel) return;
    tell(channel, "system", { status: "error", extension: "system", channel: channel.topic, message: reason });
    void leave(channel).catch((error: unknown) => log.warn({ err: error }, "a presence could not be taken back"));
  }

  async function leave(channel: Channel): Promise<void> {
    clearTimeout(channel.expiry);
    channels.delete(`realtime:${channel.topic}`);
    hub.leave(channel);
    tell(channel, "phx_close", {}, channel.joinRef);
    await forget(sql, channel);
  }

  async function leaveAll() {
    await Promise.all([...channels.values()].map(leave));
  }

  function reply(frame: Frame, status: "ok" | "error", response: unknown) {
    send(encode(version, { ...frame, join_ref: frame.join_ref ?? null, event: "phx_reply", payload: { status, response } }));
  }

  function send(data: string | Buffer) {
    if (ws.readyState !== ws.OPEN) return;
    if (ws.bufferedAmount > limits.unsent) ws.terminate();
    else ws.send(data);
  }
}
