import type { Log } from "#server/log.ts";
import type { Sql } from "#server/postgres/sql.ts";
import type { Ask } from "./data-door.ts";
import { jsonFrom } from "./json.ts";

const BY_KEY = /^\/rest\/v1\/rpc\/[a-z_]+_with_key$/;
/** Refused before anything was done for it: no key of ours, or one that was used too often. */
const NOT_DONE: ReadonlySet<number> = new Set([401, 429]);

type Asked = { request: Ask; answer: { status: number }; sent: Uint8Array | undefined };

/** What a key asked for and came to nothing was work as well: the database undid that it was counted, so it is counted here. */
export function createFailedKeyCalls({ sql, log }: { sql: Sql; log: Log }): { count(asked: Asked): Promise<void> } {
  return {
    count: async ({ request, answer, sent }) => {
      if (answer.status < 400 || NOT_DONE.has(answer.status) || sent === undefined) return;
      if (!BY_KEY.test(new URL(request.url).pathname)) return;
      const key = keyIn(sent);
      if (key === undefined) return;
      await sql`select private.count_failed_call(${key})`.catch((error: unknown) =>
        log.warn({ err: error }, "a call by key that failed could not be counted"),
      );
    },
  };
}

function keyIn(sent: Uint8Array): string | undefined {
  try {
    const body = jsonFrom(new TextDecoder().decode(sent));
    const key = typeof body === "object" && body !== null && "key" in body ? body.key : undefined;
    return typeof key === "string" && !key.includes("\0") ? key : undefined;
  } catch {
    return undefined;
  }
}
