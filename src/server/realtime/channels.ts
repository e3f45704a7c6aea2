import type { Log } from "#server/log.ts";
import { admit, type Door } from "./admission.ts";
import { type Admission, type Channel, endWithToken, tell, tellPresence } from "./channel.ts";
import type { Feed } from "./feed.ts";
import type { Frame, Version } from "./frames.ts";
import type { Hub } from "./hub.ts";
import { join, replay } from "./join.ts";
import { limits } from "./limits.ts";
import { present } from "./presences.ts";
import { forget } from "./speech.ts";

type Reply = (frame: Frame, status: "ok" | "error", response: unknown) => void;

/** The channels one client is on. */
export type Channels = {
  /** The one a frame is about. */
  of(frame: Frame): Channel | undefined;
  isEmpty(): boolean;
  enter(frame: Frame): Promise<void>;
  leave(channel: Channel): Promise<void>;
  leaveAll(): Promise<void>;
  /** Checks a token its client showed. */
  renew(channel: Channel, token: string): Promise<void>;
};

type Options = {
  door: Door;
  hub: Hub;
  feed: Pick<Feed, "follow">;
  version: Version;
  key: string;
  takePlace(account: string | undefined): (() => void) | string;
  log: Log;
  reply: Reply;
  send(data: string | Buffer): void;
};

export function createChannels({ door, hub, feed, version, key, takePlace, log, reply, send }: Options): Channels {
  const { sql } = door;
  const channels = new Map<string, Channel>();
  return { of: ({ topic }) => channels.get(topic), isEmpty: () => channels.size === 0, enter, leave, leaveAll, renew };

  async function enter(frame: Frame): Promise<void> {
    const before = channels.get(frame.topic);
    if (before) await leave(before);
    if (!/^realtime:./.test(frame.topic)) return reply(frame, "error", { reason: "unmatched topic" });
    if (channels.size >= limits.channelsPerSocket)
      return reply(frame, "error", { reason: "ChannelRateLimitReached: Too many channels" });
    const own = { end: (reason: string) => end(frame.topic, reason), recheck: () => recheck(frame.topic), settle, takePlace };
    await feed.follow();
    const joined = await join(door, frame, { version, key, send, ...own });
    if (typeof joined === "string") return reply(frame, "error", { reason: joined });
    const { channel, asked } = joined;
    channel.admission = shared(channel.admission);
    channels.set(frame.topic, channel);
    hub.enter(channel);
    endWithToken(channel);
    reply(frame, "ok", { postgres_changes: [] });
    tellPresence(channel, "presence_state", channel.wantsPresence ? await present(sql, channel.topic) : {});
    await replay(sql, channel, asked);
  }

  async function renew(channel: Channel, token: string): Promise<void> {
    settle(channel, await admit(door, { token, topic: channel.topic }));
  }

  function settle(channel: Channel, answer: Admission | string) {
    if (channels.get(`realtime:${channel.topic}`) !== channel) return;
    if (typeof answer === "string") return channel.end(answer);
    channel.admission = shared(answer);
    channel.writable.clear();
    channel.called = undefined;
    endWithToken(channel);
  }

  async function recheck(topic: string): Promise<Admission | string | undefined> {
    const channel = channels.get(topic);
    if (!channel) return undefined;
    const answer = await admit(door, { token: channel.admission.token, topic: channel.topic });
    settle(channel, answer);
    return answer;
  }

  /** A token takes more than all else of a channel, and those of one client have one. */
  function shared(admission: Admission): Admission {
    for (const { admission: known } of channels.values())
      if (known.token === admission.token) return { ...admission, token: known.token, identity: known.identity };
    return admission;
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
    channel.letGo();
    hub.leave(channel);
    tell(channel, "phx_close", {}, channel.joinRef);
    await forget(sql, channel);
  }

  async function leaveAll() {
    await Promise.all([...channels.values()].map(leave));
  }
}
