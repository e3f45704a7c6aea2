import * as z from "zod";
import { profileName } from "#domain/profiles.ts";
import type { Sql } from "#server/postgres/sql.ts";
import { type Extension, writable } from "./access.ts";
import { type Channel, tell } from "./channel.ts";
import type { Frame } from "./frames.ts";
import { limits } from "./limits.ts";
import { type Notice, notify } from "./notices.ts";
import { track, untrack } from "./presences.ts";

const broadcastShape = z.looseObject({ event: z.string().min(1).max(255), payload: z.unknown().default({}) });
const presenceShape = z.looseObject({ event: z.string(), payload: z.record(z.string(), z.unknown()).default({}) });

const status = (channel: Channel, frame: Frame, reason?: string) =>
  tell(channel, "phx_reply", { status: reason ? "error" : "ok", response: reason ? { reason } : {} }, frame.ref);

/** A client speaks to the others on its channel. */
export async function broadcast(sql: Sql, channel: Channel, frame: Frame): Promise<void> {
  const said = broadcastShape.safeParse(frame.payload).data;
  if (!said) return status(channel, frame, "A broadcast needs an event.");
  if (!(await mayWrite(sql, channel, "broadcast"))) {
    return status(channel, frame, `Unauthorized: You do not have permissions to write to this Channel topic: ${channel.topic}`);
  }
  const { event, payload } = said;
  const words = payload instanceof Uint8Array ? { bytes: Buffer.from(payload).toString("base64") } : { payload };
  const notice: Notice = { kind: "said", topic: channel.topic, event, from: channel.id, ...words };
  if (!(await notify(sql, notice))) {
    if (payload instanceof Uint8Array)
      return status(channel, frame, "These bytes are too many for one broadcast; send fewer than 5 KB.");
    await sql.begin(async (tx) => {
      const [stored] = await tx<
        { id: string }[]
      >`insert into realtime.messages (topic, extension, event, payload, private, sent_in)
        values (${channel.topic}, 'broadcast', ${event}, ${JSON.stringify(payload)}::text::jsonb, true, null) returning id`;
      await notify(tx, { kind: "stored", id: stored?.id ?? "", from: channel.id });
    });
  }
  if (channel.ack) status(channel, frame);
}

/** A client says that it is here, or no longer. */
export async function presence(
  sql: Sql,
  channel: Channel,
  frame: Frame,
  there: { node: number; on: Iterable<Channel> },
): Promise<void> {
  const said = presenceShape.safeParse(frame.payload).data;
  const event = said?.event.toLowerCase();
  if (!said || (event !== "track" && event !== "untrack")) return status(channel, frame, "Presence knows track and untrack.");
  if (event === "untrack") {
    await forget(sql, channel);
    return status(channel, frame);
  }
  if (Buffer.byteLength(JSON.stringify(said.payload)) > limits.presence) {
    return status(channel, frame, `A presence has at most ${limits.presence} bytes.`);
  }
  if (!(await mayWrite(sql, channel, "presence"))) {
    return status(channel, frame, `Unauthorized: You do not have permissions to write to this Channel topic: ${channel.topic}`);
  }
  if (!channel.presence && isCrowd(channel, there.on)) return status(channel, frame, CROWD);
  const { topic, presenceKey: key, presence: before } = channel;
  channel.presence = await track(sql, { node: there.node, topic, key, meta: await ownMeta(sql, channel, said.payload), before });
  status(channel, frame);
}

const CROWD = `An account is present ${limits.presencesOfOne} times at most. Close some of its tabs.`;

function isCrowd({ admission }: Channel, on: Iterable<Channel>): boolean {
  const { sub } = admission.identity.claims;
  const own = [...on].filter(({ presence, admission: of }) => presence && of.identity.claims.sub === sub);
  return own.length >= limits.presencesOfOne;
}

/** What else would say who somebody is; nobody's profile has it. */
const FACES = ["full_name", "email", "picture", "avatar_url"];

/** Nobody is here as somebody else: who they are and what they are called is ours to say. */
async function ownMeta(sql: Sql, channel: Channel, said: Record<string, unknown>): Promise<Record<string, unknown>> {
  const meta = Object.fromEntries(Object.entries(said).filter(([key]) => key !== "name" && !FACES.includes(key)));
  if ("user_id" in said) meta.user_id = channel.admission.identity.claims.sub ?? null;
  const name = "name" in said ? await called(sql, channel) : undefined;
  return name === undefined ? meta : { ...meta, name };
}

/** The name of the account, asked once for an admission. */
function called(sql: Sql, channel: Channel): Promise<string | undefined> {
  const asked = channel.called ?? nameOf(sql, channel.admission.identity.claims.sub);
  channel.called = asked;
  asked.catch(() => {
    channel.called = undefined;
  });
  return asked;
}

async function nameOf(sql: Sql, id: string | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined;
  const [account] = await sql<{ first_name: string | null; last_name: string | null; email: string | null }[]>`
    select p.first_name, p.last_name, u.email from auth.users u left join public.profiles p on p.id = u.id where u.id = ${id}`;
  return account && profileName(account, account.email ?? "");
}

export async function forget(sql: Sql, channel: Channel): Promise<void> {
  const { presence } = channel;
  channel.presence = undefined;
  if (presence) await untrack(sql, presence);
}

function mayWrite(sql: Sql, channel: Channel, extension: Extension): Promise<boolean> {
  const asked = channel.writable.get(extension) ?? writable(sql, channel.admission.identity, channel.topic, extension);
  channel.writable.set(extension, asked);
  asked.catch(() => channel.writable.delete(extension));
  return asked;
}
