import * as z from "zod";
import type { Log } from "#server/log.ts";
import { oneAtATime } from "#server/one-at-a-time.ts";
import type { Sql, Transaction } from "#server/postgres/sql.ts";
import type { Message } from "./message.ts";
import type { Syslog } from "./syslog.ts";

const LOOK_MS = 2_000;
const AT_ONCE = 500;

const mark = z.object({
  /** What the last look showed, and what this one shows. */
  seen: z.string(),
  until: z.string().nullable(),
  looked_at: z.string(),
  last_at: z.string().nullable(),
  last_id: z.string().nullable(),
});
type Mark = z.output<typeof mark>;
const events = z.array(z.object({ id: z.uuid(), at: z.string(), event: z.looseObject({ action: z.string() }) }));

/**
 * Sends every event of both audit logs to another system, once it is committed. How far that got stands in the database: of several
 * processes one sends, and what nobody took is sent when somebody does, also by the next process.
 */
export function shipAudit(
  { sql, syslog, log }: { sql: Sql; syslog: Pick<Syslog, "deliver">; log: Log },
  everyMs = LOOK_MS,
): { stop(): Promise<void> } {
  let failing = false;
  return oneAtATime(look, everyMs);

  /** What goes wrong is told once, until it goes well again. */
  async function look() {
    try {
      await send();
      failing = false;
    } catch (error) {
      if (!failing) log.warn({ err: error }, "audit events could not be sent on; they wait");
      failing = true;
    }
  }

  async function send() {
    for (let more = true; more; ) more = await sql.begin(sendSome);
  }

  /** Whether there is more. */
  async function sendSome(tx: Transaction): Promise<boolean> {
    await tx`
      insert into platform.audit_shipping (seen) select pg_current_snapshot()::text
      where not exists (select from platform.audit_shipping) on conflict do nothing`;
    const [row] = await tx`
      select seen, until, looked_at::text, last_at::text, last_id from platform.audit_shipping for update skip locked`;
    if (!row) return false;
    const from = mark.parse(row);
    const until = from.until ?? String((await tx`select pg_current_snapshot()::text as now`)[0]?.now);
    const found = events.parse([...(await eventsBetween(tx, { ...from, until }))]);
    if (found.length > 0) await syslog.deliver(found.map(messageOf));
    const last = found.at(-1);
    const isMore = found.length === AT_ONCE;
    if (isMore) {
      await tx`update platform.audit_shipping set until = ${until}, last_at = ${last?.at ?? null}, last_id = ${last?.id ?? null}`;
    } else {
      await tx`update platform.audit_shipping set seen = ${until}, until = null, last_at = null, last_id = null, looked_at = now()`;
    }
    return isMore;
  }
}

/** No transaction writes an event longer than this after it began. */
const SLACK = "15 minutes";

function eventsBetween(tx: Transaction, { seen, until, looked_at, last_at, last_id }: Mark) {
  return tx`
    with news as (
      select e.id, e.at, to_jsonb(e) - 'id' || '{"log": "organization"}' as event from public.audit_events e
      where e.at > ${looked_at}::timestamptz - ${SLACK}::interval
        and not platform.snapshot_shows(${seen}, e.xmin) and platform.snapshot_shows(${until}, e.xmin)
      union all
      select e.id, e.created_at, jsonb_build_object('log', 'accounts', 'at', e.created_at, 'action', 'auth.' || (e.payload ->> 'action'),
        'actor_id', e.payload ->> 'actor_id', 'actor_label', e.payload ->> 'actor_username', 'address', nullif(e.ip_address, ''),
        'agent', e.payload -> 'traits' ->> 'user_agent', 'details', (e.payload -> 'traits')::jsonb - 'user_agent')
      from auth.audit_log_entries e
      where e.created_at > ${looked_at}::timestamptz - ${SLACK}::interval
        and not platform.snapshot_shows(${seen}, e.xmin) and platform.snapshot_shows(${until}, e.xmin)
    )
    select id, at::text, event from news
    where ${last_at}::timestamptz is null or (at, id) > (${last_at}::timestamptz, ${last_id}::uuid)
    order by news.at, id limit ${AT_ONCE}`;
}

const ALARMING = /failed|refused|second_factor_changed|factor_unenrolled|role_changed|deleted/;

function messageOf({ at, event }: z.output<typeof events>[number]): Message {
  const severity = ALARMING.test(event.action) ? "warn" : "notice";
  return { facility: "audit", severity, at: new Date(at), words: JSON.stringify(event) };
}
