import type { Sql } from "#server/postgres/sql.ts";
import { type Drive, isId } from "./drive.ts";

/**
 * Copies every file a row speaks of from one drive to another, those of rows that can be brought back included, and leaves what is
 * there already. Answers how many came, how many were there, and which rows' files were on neither.
 */
export async function moveFiles({ sql, from, to }: { sql: Sql; from: Drive; to: Drive }) {
  const rows = await sql<{ version: string }[]>`
    select version from storage.objects where version is not null
    union select object ->> 'version' from private.removed_files`;
  const published = new Set((await to.untouched(new Date(Date.now() + 86_400_000))).published);
  const missing: string[] = [];
  let moved = 0;
  for (const { version } of rows) {
    if (published.has(version)) continue;
    // of a row that another program wrote there is no file
    const bytes = isId(version) ? await from.read(version) : null;
    if (!bytes) missing.push(version);
    else {
      await to.receive(version, bytes);
      await to.publish(version);
      moved++;
    }
  }
  const mark = await from.mark();
  if (mark && !(await to.mark())) await to.setMark(mark);
  return { moved, there: rows.length - moved - missing.length, missing };
}
