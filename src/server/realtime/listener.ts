import { randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import postgres from "postgres";
import type { Log } from "#server/log.ts";
import type { Sql } from "#server/postgres/sql.ts";

/** The first half of the advisory locks by which processes know that another one lives. */
export const LIVING = 723_611_901;
const LONGEST_PAUSE_MS = 10_000;

export type Listener = {
  /** The number of this process among those on the database, another one after each loss. */
  node(): number;
  /** False while the connection is lost: what is said meanwhile is missed. */
  isReady(): boolean;
  /** The connection that listens; asking it something shows that it still does. */
  sql: Sql;
  /** Once it listens for the first time. */
  begun: Promise<void>;
  close(): Promise<void>;
};

type Options = { url: string; log: Log; onMessage(text: string): void; onLost(): void };

/** One connection of its own that listens for everything said on the database's channels, and comes back when it is lost. */
export function startListener({ url, log, onMessage, onLost }: Options): Listener {
  let node = 0;
  let ready = false;
  let closed = false;
  const { promise: begun, resolve: isBegun } = Promise.withResolvers<void>();
  const sql = postgres(
    url,
    withNotifications({
      max: 1,
      idle_timeout: 0,
      max_lifetime: null,
      connect_timeout: 10,
      fetch_types: false,
      onnotice: () => {},
      connection: { application_name: "product-architect-realtime", TimeZone: "UTC" },
      onnotify: (_channel: string, text: string) => onMessage(text),
      onclose: () => {
        if (!ready) return;
        ready = false;
        if (closed) return;
        onLost();
        begin();
      },
    }),
  );
  begin();
  return {
    node: () => node,
    sql,
    begun,
    isReady: () => ready,
    close: async () => {
      closed = true;
      await sql.end({ timeout: 5 });
    },
  };

  function begin() {
    void listen().catch((error: unknown) => log.error({ err: error }, "realtime does not listen"));
  }

  async function listen() {
    for (let pause = 100; !closed; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        node = randomInt(1, 2 ** 31 - 1);
        // one trip, so that the lock and the listening are of the same connection
        await sql.unsafe(`select pg_advisory_lock(${LIVING}, ${node}); listen realtime`).simple();
        ready = true;
        isBegun();
        return;
      } catch (error) {
        if (closed) return;
        log.warn({ err: error }, "realtime cannot listen to the database");
        await delay(pause, undefined, { ref: false });
      }
    }
  }
}

type Settings = NonNullable<Parameters<typeof postgres>[1]>;

/** The driver's own `listen` is made of `onnotify`, which its types leave out. */
function withNotifications(settings: Settings & { onnotify(channel: string, text: string): void }): Settings {
  return settings;
}
