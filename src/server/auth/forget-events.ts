import { inPieces } from "#server/postgres/in-pieces.ts";
import type { Sql } from "#server/postgres/sql.ts";

/** In rows. */
const PIECE = 1_000;

/** What is older than the logs of organizations and of accounts keep it, some at a time. */
export async function forgetEvents(sql: Sql): Promise<void> {
  await inPieces(async () => {
    const [swept] = await sql<{ gone: number }[]>`select private.sweep_audit_events(${PIECE}) as gone`;
    return swept?.gone ?? 0;
  });
  // an organization's log shows them for as long as it keeps its own
  const [kept] = await sql<{ days: number }[]>`
    select greatest(365, max(audit_days)) as days from public.organization_security`;
  await inPieces(async () => {
    const gone = await sql`
      delete from auth.audit_log_entries where id in (
        select e.id from auth.audit_log_entries e where e.created_at < now() - make_interval(days => ${kept?.days ?? 365})
        limit ${PIECE} for update skip locked) returning id`;
    return gone.length;
  });
}
