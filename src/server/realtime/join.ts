import { randomUUID } from "node:crypto";
import * as z from "zod";
import type { Sql } from "#server/postgres/sql.ts";
import { admit, type Door } from "./admission.ts";
import type { Admission, Channel } from "./channel.ts";
import { encodeBroadcast, type Frame } from "./frames.ts";
import { limits } from "./limits.ts";

const joinShape = z.looseObject({
  access_token: z.string().nullish(),
  config: z
    .looseObject({
      private: z.boolean().default(false),
      broadcast: z
        .looseObject({
          ack: z.boolean().default(false),
          self: z.boolean().default(false),
          replay: z.looseObject({ since: z.number(), limit: z.number().int().positive().default(limits.replayed) }).optional(),
        })
        .default({ ack: false, self: false }),
      presence: z
        .looseObject({ key: z.string().max(100).default(""), enabled: z.boolean().default(false) })
        .default({ key: "", enabled: false }),
      postgres_changes: z.array(z.unknown()).default([]),
    })
    .prefault({}),
});

type Join = z.output<typeof joinShape>;
type Wished = Pick<Channel, "version" | "send" | "end" | "recheck"> & {
  key: string;
  settle(channel: Channel, answer: Admission | string): void;
  takePlace(account: string | undefined): (() => void) | string;
};

/** The channel a client asks for, or why it does not get it. */
export async function join(
  door: Door,
  frame: Frame,
  { key, settle, takePlace, ...socket }: Wished,
): Promise<{ channel: Channel; asked: Join } | string> {
  const asked = joinShape.safeParse(frame.payload).data;
  if (!asked) return "The payload of phx_join cannot be read.";
  const { broadcast, presence, postgres_changes, private: isPrivate } = asked.config;
  if (postgres_changes.length > 0) {
    return "postgres_changes is not supported here: listen to broadcast on a private channel, which the database writes to.";
  }
  if (!isPrivate) return "PrivateOnly: This project only allows private channels: join with { config: { private: true } }.";
  const topic = frame.topic.slice("realtime:".length);
  const admission = await admit(door, { token: asked.access_token ?? key, topic });
  if (typeof admission === "string") return admission;
  if (await isSomebodyElse(door.sql, presence.key, admission)) {
    return "Unauthorized: The presence key is the id of another account: use your own, or none.";
  }
  const letGo = takePlace(admission.identity.claims.sub);
  if (typeof letGo === "string") return letGo;
  const channel: Channel = {
    ...socket,
    id: randomUUID(),
    topic,
    joinRef: frame.join_ref ?? frame.ref,
    self: broadcast.self,
    ack: broadcast.ack,
    presenceKey: presence.key || randomUUID(),
    wantsPresence: presence.enabled,
    admission,
    letGo,
    settle: (answer) => settle(channel, answer),
    writable: new Map(),
  };
  return { channel, asked };
}

async function isSomebodyElse(sql: Sql, key: string, { identity }: Admission): Promise<boolean> {
  if (key === identity.claims.sub || !z.uuid().safeParse(key).success) return false;
  const rows = await sql`select from auth.users where id = ${key}`;
  return rows.length > 0;
}

/** What was said on the channel a moment before somebody came, for those who ask for it. */
export async function replay(sql: Sql, channel: Channel, { config }: Join): Promise<void> {
  const asked = config.broadcast.replay;
  if (!asked || !channel.admission.readable.has("broadcast")) return;
  const said = await sql<{ id: string; event: string; payload: unknown }[]>`
    select id, event, payload from realtime.messages
    where topic = ${channel.topic} and private and extension = 'broadcast' and event is not null
      and inserted_at >= to_timestamp(${asked.since / 1000}) at time zone 'utc'
    order by inserted_at desc limit ${Math.min(asked.limit, limits.replayed)}`;
  for (const { id, ...message } of said.toReversed()) {
    const data = encodeBroadcast(channel.version, { ...message, topic: channel.topic, meta: { id, replayed: true } });
    if (data !== undefined) channel.send(data);
  }
}
