import { randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "#server/log.ts";
import type { Connection } from "#server/postgres/connection.ts";
import { DatabaseAway } from "#server/postgres/database-away.ts";
import { flight } from "#server/postgres/flight.ts";
import { createConnection } from "#server/postgres/pool.ts";
import { type Query, queryOn } from "#server/postgres/sql.ts";

/** The first half of the advisory locks by which processes know that another one lives. */
export const LIVING = 723_611_901;
const LONGEST_PAUSE_MS = 5_000;
const GOODBYE_MS = 5_000;

export type Listener = {
  /** The number of this process among those on the database, another one after each loss. */
  node(): number;
  /** False while the connection is lost: what is said meanwhile is missed. */
  isReady(): boolean;
  /** The connection that listens; asking it something shows that it still does. */
  sql: Query;
  /** Once it listens for the first time. */
  started: Promise<void>;
  close(): Promise<void>;
};

type Options = { url: string; log: Log; onMessage(text: string): void; onLost(): void };

/** One connection of its own that listens for everything said on the database's channels, and comes back when it is lost. */
export function startListener({ url, log, onMessage, onLost }: Options): Listener {
  let node = 0;
  let connection: Connection | undefined;
  const closing = new AbortController();
  const { promise: started, resolve: isStarted } = Promise.withResolvers<void>();
  const ended = listen();
  return {
    node: () => node,
    sql: queryOn(() => {
      if (!connection) throw new DatabaseAway("nobody listens");
      return connection;
    }),
    started,
    isReady: () => connection !== undefined,
    close: async () => {
      closing.abort();
      await ended;
    },
  };

  async function listen() {
    for (let pause = 100; !closing.signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const opened = createConnection(url, { name: "product-architect-realtime", statementSeconds: 30 });
      const lost = new Promise<void>((done) => opened.on("end", done));
      try {
        await begin(opened);
        pause = 100;
        connection = opened;
        isStarted();
        await Promise.race([lost, aborted()]);
        connection = undefined;
        if (!closing.signal.aborted) onLost();
      } catch (error) {
        if (!closing.signal.aborted) log.warn({ err: error }, "realtime cannot listen to the database");
      }
      await Promise.race([opened.end(), delay(GOODBYE_MS, undefined, { ref: false })]);
      opened.socket.destroy();
      await delay(pause, undefined, { ref: false, signal: closing.signal }).catch(() => {});
    }
  }

  async function begin(opened: Connection) {
    opened.on("notification", ({ payload }) => onMessage(payload ?? ""));
    await opened.connect();
    node = randomInt(1, 2 ** 31 - 1);
    // one statement, so that whoever listens is known to live
    await flight(opened, [{ text: `select pg_advisory_lock(${LIVING}, ${node}); listen realtime` }]);
  }

  function aborted() {
    return new Promise<void>((done) => {
      if (closing.signal.aborted) done();
      closing.signal.addEventListener("abort", () => done());
    });
  }
}
