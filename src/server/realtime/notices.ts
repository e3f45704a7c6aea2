import * as z from "zod";
import type { Query } from "#server/postgres/sql.ts";
import { limits } from "./limits.ts";

const metas = z.record(z.string(), z.object({ metas: z.array(z.looseObject({ phx_ref: z.string() })) }));
const spoken = { topic: z.string(), event: z.string() };

const noticeShape = z.discriminatedUnion("kind", [
  /** a client's words, too many for a notice: they are to be read from the table; `from` is the client's channel */
  z.object({ kind: z.literal("stored"), id: z.uuid(), from: z.string() }),
  /** a client's own words, as JSON or as bytes */
  z.object({
    kind: z.literal("said"),
    ...spoken,
    from: z.string(),
    payload: z.unknown().optional(),
    bytes: z.string().optional(),
  }),
  /** sessions that are over: who listens with one of them is sent away */
  z.object({ kind: z.literal("ended"), sessions: z.array(z.uuid()) }),
  z.object({ kind: z.literal("presence"), topic: z.string(), joins: metas, leaves: metas }),
]);

/** What processes tell each other of their clients, by notifications of the database. */
export type Notice = z.output<typeof noticeShape>;
export type PresenceState = z.output<typeof metas>;

export function readNotice(text: string): Notice | undefined {
  try {
    return noticeShape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** False where it is too long to be told. */
export async function notify(sql: Query, notice: Notice): Promise<boolean> {
  const text = JSON.stringify(notice);
  if (Buffer.byteLength(text) > limits.notification) return false;
  await sql`select pg_notify('realtime', ${text})`;
  return true;
}
