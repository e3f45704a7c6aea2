import { askedReport, type ProgressReport, type ReportInput } from "#domain/progress.ts";
import { type Db, unwrap } from "./db.ts";
import type { Asker } from "./proposals.ts";

/** Reports how far a row is built; the same idempotency key with the same report answers the one that was made. */
export async function reportProgress(
  db: Db,
  { report, idempotency_key, ...by }: Asker & { report: ReportInput; idempotency_key?: string | undefined },
): Promise<ProgressReport> {
  const given = { report: askedReport(report), ...(idempotency_key ? { idempotency_key } : {}) };
  const made =
    "key" in by
      ? await db.rpc("report_with_key", { ...by, ...given })
      : await db.rpc("report_progress", { project_id: by.project_id, ...given });
  return unwrap(made) as unknown as ProgressReport;
}
