import { randomUUID } from "node:crypto";
import type { Query, Sql } from "#server/postgres/sql.ts";
import { LIVING } from "./listener.ts";
import { notify, type PresenceState } from "./notices.ts";

export type Presence = { ref: string; topic: string; key: string; meta: Record<string, unknown> };

/** Says that somebody is on a channel, in place of what was said before. */
export async function track(
  sql: Sql,
  { node, before, ...said }: Omit<Presence, "ref"> & { node: number; before: Presence | undefined },
): Promise<Presence> {
  const presence = { ...said, ref: randomUUID().slice(0, 18) };
  const meta = { ...said.meta, ...(before ? { phx_ref_prev: before.ref } : {}) };
  await sql.begin(async (tx) => {
    if (before) await tx`delete from realtime.presences where ref = ${before.ref}`;
    await tx`insert into realtime.presences (ref, topic, key, meta, node)
      values (${presence.ref}, ${presence.topic}, ${presence.key}, ${JSON.stringify(meta)}::text::jsonb, ${node})`;
    const leaves = before ? stateOf([before]) : {};
    await notify(tx, { kind: "presence", topic: presence.topic, joins: stateOf([{ ...presence, meta }]), leaves });
  });
  return presence;
}

export async function untrack(sql: Sql, presence: Presence): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`delete from realtime.presences where ref = ${presence.ref}`;
    await notify(tx, { kind: "presence", topic: presence.topic, joins: {}, leaves: stateOf([presence]) });
  });
}

export async function present(sql: Query, topic: string): Promise<PresenceState> {
  return stateOf(await sql<Presence[]>`select ref, topic, key, meta from realtime.presences where topic = ${topic}`);
}

/** Processes that died did not say goodbye: who was with them has left. */
export async function sweep(sql: Query): Promise<void> {
  const gone = await sql<Presence[]>`
    delete from realtime.presences p where not exists (
      select from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = current_database() and l.locktype = 'advisory' and l.granted
        and l.classid::bigint = ${LIVING} and l.objid::bigint = p.node
    ) returning ref, topic, key, meta`;
  for (const presence of gone) {
    await notify(sql, { kind: "presence", topic: presence.topic, joins: {}, leaves: stateOf([presence]) });
  }
}

function stateOf(presences: Presence[]): PresenceState {
  const state = Map.groupBy(presences, ({ key }) => key);
  const metasOf = (of: Presence[]) => ({ metas: of.map(({ meta, ref }) => ({ ...meta, phx_ref: ref })) });
  return Object.fromEntries([...state].map(([key, of]) => [key, metasOf(of)]));
}
