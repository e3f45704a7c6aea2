import * as z from "zod";
import type { Log } from "#server/log.ts";
import type { Sql } from "#server/postgres/sql.ts";
import { type Channel, tellPresence } from "./channel.ts";
import type { Message } from "./feed.ts";
import { type Broadcast, encodeBroadcast, type Version } from "./frames.ts";
import { type Notice, readNotice } from "./notices.ts";
import type { RightsChanged } from "./rechecks.ts";

export type Hub = {
  enter(channel: Channel): void;
  leave(channel: Channel): void;
  channels(): Iterable<Channel>;
  on(topic: string): Iterable<Channel>;
  /** Takes what a process told of its clients. */
  hear(text: string): void;
  /** Takes what the database said. */
  tell(message: Message): void;
};

type Options = { sql: Sql; log: Log; onRights(change: RightsChanged): void };

/** Hands what was said on a topic to this process's channels on it. `onRights` hears whose rights may have changed. */
export function createHub({ sql, log, onRights }: Options): Hub {
  const topics = new Map<string, Set<Channel>>();
  // stored messages are fetched one after another, so that nobody hears them out of order
  let hearing: Promise<void> = Promise.resolve();
  let waiting = 0;

  return {
    enter: (channel) => {
      const there = topics.get(channel.topic) ?? new Set();
      topics.set(channel.topic, there.add(channel));
    },
    leave: (channel) => {
      const there = topics.get(channel.topic);
      there?.delete(channel);
      if (there?.size === 0) topics.delete(channel.topic);
    },
    channels: function* () {
      for (const there of topics.values()) yield* there;
    },
    on: (topic) => topics.get(topic) ?? [],
    hear: (text) => {
      const notice = readNotice(text);
      if (!notice) return;
      if (notice.kind !== "stored" && waiting === 0) {
        handle(notice);
        return;
      }
      waiting += 1;
      hearing = hearing
        .then(() => (notice.kind === "stored" ? fetchStored(notice) : handle(notice)))
        .catch((error: unknown) => log.error({ err: error }, "a broadcast could not be read"))
        .finally(() => {
          waiting -= 1;
        });
    },
    tell: ({ id, topic, event, payload }) => {
      deliver({ topic, event, payload, meta: { id } });
      const changed = rightsChangedBy({ topic, event, payload });
      if (changed) onRights(changed);
    },
  };

  function handle(notice: Exclude<Notice, { kind: "stored" }>) {
    if (notice.kind === "ended") return endSessions(notice.sessions);
    if (notice.kind === "presence") {
      const { topic, joins, leaves } = notice;
      for (const channel of topics.get(topic) ?? []) tellPresence(channel, "presence_diff", { joins, leaves });
    } else {
      const { topic, event, bytes, from } = notice;
      deliver({ topic, event, payload: bytes === undefined ? notice.payload : Buffer.from(bytes, "base64") }, from);
    }
  }

  function endSessions(sessions: string[]) {
    const over = new Set<unknown>(sessions);
    const there = [...topics.values()].flatMap((channels) => [...channels]);
    for (const channel of there) {
      if (over.has(channel.admission.identity.claims.session_id))
        channel.end("InvalidJWTToken: The session has ended. Sign in again.");
    }
  }

  async function fetchStored({ id, from }: Extract<Notice, { kind: "stored" }>) {
    const [stored] = await sql<Broadcast[]>`select topic, event, payload from realtime.messages where id = ${id}`;
    if (stored) deliver({ ...stored, meta: { id } }, from);
  }

  function deliver(broadcast: Broadcast, from?: string) {
    const encoded = new Map<Version, string | Buffer | undefined>();
    for (const channel of topics.get(broadcast.topic) ?? []) {
      if ((channel.id === from && !channel.self) || !channel.admission.readable.has("broadcast")) continue;
      const { version } = channel;
      if (!encoded.has(version)) encoded.set(version, encodeBroadcast(version, broadcast));
      const data = encoded.get(version);
      if (data !== undefined) channel.send(data);
    }
  }
}

const membershipShape = z.object({
  table: z.literal("organization_members"),
  op: z.enum(["update", "delete"]),
  id: z.string().nullish(),
});

const rulesShape = z.object({ table: z.literal("organization_security") });

/**
 * A membership that ended or changed ends what the person hears at once, not only when their token runs out, and so do an
 * organization's rules for signing in.
 */
function rightsChangedBy({ topic, event, payload }: Omit<Message, "id">): RightsChanged | undefined {
  const [, organization_id] = /^organization:(.+)$/.exec(topic) ?? [];
  if (event !== "change" || organization_id === undefined) return undefined;
  if (rulesShape.safeParse(payload).success) return { organization_id, user_id: null };
  const change = membershipShape.safeParse(payload).data;
  return change && { organization_id, user_id: change.id ?? null };
}
