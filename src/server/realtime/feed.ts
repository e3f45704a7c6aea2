import type { Log } from "#server/log.ts";
import type { Query } from "#server/postgres/sql.ts";
import { LOOK_MS } from "./limits.ts";

/** Something said by `realtime.send`. */
export type Message = { id: string; topic: string; event: string; payload: unknown };

export type Feed = {
  /** Every message committed after this is answered is told, while the feed is wanted. */
  follow(): Promise<void>;
  /** What is said from now on until somebody follows again is not told. */
  lose(): void;
  close(): Promise<void>;
};

type Options = { sql: Query; log: Log; isWanted(): boolean; onMessage(message: Message): void };

/**
 * Tells what `realtime.send` kept, once it is committed, each message once. It looks for it, because commits that notify wait
 * for each other in PostgreSQL.
 */
export function startFeed({ sql, log, isWanted, onMessage }: Options): Feed {
  /** The snapshot of the last look: news is what it did not show. */
  let seen: string | undefined;
  let looking: Promise<void> | undefined;
  let failing = false;
  const timer = setInterval(tick, LOOK_MS);
  timer.unref();

  return {
    follow: async () => {
      while (seen === undefined) await look();
    },
    lose: () => {
      seen = undefined;
    },
    close: async () => {
      clearInterval(timer);
      await looking?.catch(() => {});
    },
  };

  function tick() {
    if (!isWanted()) seen = undefined;
    if (seen === undefined) return;
    look().then(
      () => {
        failing = false;
      },
      (error: unknown) => {
        if (!failing) log.warn({ err: error }, "what changed could not be read");
        failing = true;
      },
    );
  }

  function look(): Promise<void> {
    looking ??= read().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  async function read() {
    const since = seen;
    const [found] = await messagesSince(sql, since);
    // forgotten meanwhile
    if (!found || seen !== since) return;
    seen = found.seen;
    for (const message of found.news) onMessage(message);
  }
}

/**
 * What is visible now and was not in the snapshot, however long its transaction was under way. Transactions not begun yet are
 * left out by number: the table may have come from another server, whose numbers were higher.
 */
function messagesSince(sql: Query, snapshot: string | undefined) {
  const before = sql`${snapshot ?? null}::text::pg_snapshot`;
  return sql<{ seen: string; news: Message[] }[]>`
    select pg_current_snapshot()::text as seen, coalesce((
      select json_agg(json_build_object('id', id, 'topic', topic, 'event', event, 'payload', payload) order by updated_at)
      from realtime.messages
      where extension = 'broadcast' and event is not null and sent_in < pg_snapshot_xmax(pg_current_snapshot())
        and (sent_in >= pg_snapshot_xmax(${before}) or sent_in = any (array(select pg_snapshot_xip(${before}))))
    ), '[]') as news`;
}
