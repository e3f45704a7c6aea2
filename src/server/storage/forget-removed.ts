import { inPieces } from "#server/postgres/in-pieces.ts";
import type { Sql } from "#server/postgres/sql.ts";

/** Rows and files that can no longer be brought back, some at a time. */
export function forgetRemoved(sql: Sql): Promise<void> {
  return inPieces(async () => {
    const [forgotten] = await sql<{ gone: number }[]>`
      select private.forget_removed(1000) + private.forget_removed_files(1000) as gone`;
    return forgotten?.gone ?? 0;
  });
}
