import { randomUUID } from "node:crypto";
import type { Sql } from "#server/postgres/sql.ts";
import type { Drive } from "./drive.ts";
import { forgetRemoved } from "./forget-removed.ts";
import { isBackedUp } from "./let-go.ts";

const AN_HOUR = 3_600_000;

/**
 * Removes uploads that broke off and files whose row is gone. Young files are left alone (they may be another process's,
 * on their way), and published ones go only where drive and database are known to belong together.
 */
export async function sweepFiles(sql: Sql, drive: Drive, age = AN_HOUR): Promise<{ removed: number }> {
  await forgetRemoved(sql);
  // files of applications that failed
  await sql`select private.drop_unnamed_cvs()`;
  const { published, unpublished } = await drive.untouched(new Date(Date.now() - age));
  for (const id of unpublished) await drive.discard(id);
  const orphans = (await belongTogether(sql, drive, published.length === 0)) ? await withoutRow(sql, published) : [];
  const removed = orphans.length === 0 || (await isBackedUp(sql)) ? [] : orphans;
  await drive.remove(removed);
  return { removed: unpublished.length + removed.length };
}

async function withoutRow(sql: Sql, versions: string[]) {
  const orphans: string[] = [];
  for (let from = 0; from < versions.length; from += 10_000) {
    const rows = await sql<{ version: string }[]>`
      select version from unnest(${versions.slice(from, from + 10_000)}::text[]) version
      where not exists (select from storage.objects where objects.version = version.version)
        and not exists (select from private.removed_files where removed_files.object ->> 'version' = version.version)`;
    orphans.push(...rows.map(({ version }) => version));
  }
  return orphans;
}

async function belongTogether(sql: Sql, drive: Drive, isNew: boolean) {
  const kept = await drive.mark();
  if (kept) {
    const [known] = await sql`select from storage.file_stores where id::text = ${kept}`;
    return known !== undefined;
  }
  if (!isNew) return false;
  const id = randomUUID();
  await sql`insert into storage.file_stores (id) values (${id})`;
  await drive.setMark(id);
  return true;
}
