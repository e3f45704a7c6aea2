import type { AuditArea, AuditEvent } from "#domain/audit-events.ts";
import type { Database } from "./database.types.ts";
import { type Db, unwrap } from "./db.ts";
import type { ByKey } from "./with-key.ts";

export type AuditFilter = {
  area?: AuditArea | undefined;
  person?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
};
type Cursor = Pick<AuditEvent, "at" | "id">;
type Asked = Database["public"]["Functions"]["get_audit_log"]["Args"];

/** In events; the database answers no more than these at once. */
const PAGE = 100;
const EXPORTED = 1000;

/** A hundred events of an organization that came before `after`, the latest first; for its admins. */
export async function listAuditEvents(
  db: Db,
  { organization_id, filter, after }: { organization_id: string; filter: AuditFilter; after: Cursor | null },
) {
  const events: AuditEvent[] = unwrap(await db.rpc("get_audit_log", asked(organization_id, filter, after)));
  const last = events.at(-1);
  return { events, next: last && events.length === PAGE ? { at: last.at, id: last.id } : null };
}

/** All events the filter lets through; taking them along is an event itself. */
export async function exportAuditEvents(
  db: Db,
  { organization_id, filter, format }: { organization_id: string; filter: AuditFilter; format: "csv" | "json" },
) {
  const all: AuditEvent[] = [];
  for (let after: Cursor | null = null; ; ) {
    const page: AuditEvent[] = unwrap(await db.rpc("export_audit_log", { ...asked(organization_id, filter, after), format }));
    all.push(...page);
    const last = page.at(-1);
    if (!last || page.length < EXPORTED) return all;
    after = { at: last.at, id: last.id };
  }
}

/** Writes down that a document of the project was taken along. */
export async function recordExport(db: Db, { project_id, what, format }: { project_id: string; what: string; format: string }) {
  unwrap(await db.rpc("record_export", { project_id, what, format }));
}

/** The same of what a key took along; `db` is nobody's. */
export async function recordExportWithKey(db: Db, taken: ByKey & { what: string; format: string }) {
  unwrap(await db.rpc("record_export_with_key", taken));
}

function asked(organization_id: string, { area, person, since, until }: AuditFilter, after: Cursor | null): Asked {
  return {
    organization_id,
    ...(area ? { areas: [area] } : {}),
    ...(person ? { person } : {}),
    ...(since ? { since } : {}),
    ...(until ? { until } : {}),
    ...(after ? { before_at: after.at, before_id: after.id } : {}),
  };
}
