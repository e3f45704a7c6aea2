import type { Sql } from "#server/postgres/sql.ts";

/** Rows and files that can no longer be brought back, some at a time. */
export async function forgetRemoved(sql: Sql): Promise<void> {
  for (let gone = 1; gone > 0; ) {
    const [forgotten] = await sql<{ gone: number }[]>`
      select private.forget_removed(1000) + private.forget_removed_files(1000) as gone`;
    gone = forgotten?.gone ?? 0;
  }
}
