import { type KnownRevision, listRevisionsWithKey } from "#data/with-key.ts";
import { readNumber } from "#domain/cited.ts";
import { Failure } from "#domain/failure.ts";
import type { Handing } from "./tool.ts";

/** What was changed of each row since a date, or since a row had a revision such as US-14@3: the last change of each, the last first. */
export async function changedSince(since: string, handing: Handing): Promise<readonly KnownRevision[]> {
  const revisions = await listRevisionsWithKey(handing.db, { ...handing.by, since: await timeOf(since, handing) });
  return [...new Map(revisions.toReversed().map((revision) => [revision.row_id, revision])).values()].toReversed();
}

async function timeOf(since: string, { db, by }: Handing): Promise<string> {
  const [, cite = "", revision] = /^([A-Z]+-\d+)@(\d{1,9})$/.exec(since.trim()) ?? [];
  const row = readNumber(cite);
  if (row && revision) {
    const all = await listRevisionsWithKey(db, { ...by, list: row.table, number: row.number, revision: Number(revision) });
    const one = all.findLast((known) => known.revision === Number(revision));
    if (one) return one.made_at;
    throw new Failure("not_found", `Nothing is known of ${since}. Say a date instead, such as 2026-11-01.`);
  }
  const at = Date.parse(since);
  if (!/^\d{4}-\d\d-\d\d/.test(since) || Number.isNaN(at)) {
    throw new Failure("invalid", "Say since when as a date such as 2026-11-01, or as a revision such as US-14@3.");
  }
  return new Date(at).toISOString();
}
