import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { watchPool } from "#server/operating/metrics.ts";
import { Connection, type ConnectionConfig } from "./connection.ts";
import { DatabaseAway } from "./database-away.ts";
import { counted, sqlState } from "./failures.ts";
import { parsers } from "./parsers.ts";

export type PoolOptions = {
  max?: number;
  /** How many stay open while nobody asks; to open one takes longer than most answers. */
  min?: number;
  name?: string;
  idleSeconds?: number;
  /** How long a statement may take; beyond, the database ends it, and if even that does not happen, we end the connection. */
  statementSeconds?: number;
  /** How long a statement may wait for somebody else's row. */
  lockSeconds?: number;
  /** How long a transaction may be left waiting for its next statement. */
  idleInTransactionSeconds?: number;
  types?: pg.CustomTypesConfig;
};

/** Connections to one database, taken one at a time; one that is lost or spoiled is thrown away and another one opened. */
export type Pool = {
  /** Lends a connection for `work`. It is lent again only where it is known to be sound and in no transaction. */
  take<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** Opens what stays open, so that nobody has to wait for it. */
  warm(): Promise<void>;
  /** Waits for what is under way, at most `timeout` seconds. */
  end(options?: { timeout?: number }): Promise<void>;
};

const NAME = "product-architect";
const WAIT_MS = 10_000;
const LIFETIME_SECONDS = 1_800;
const OVERDUE_MS = 5_000;

/** Keeps a pooler's address from being taken for the database's: nothing that belongs to a session may be said there. */
const POOLED = "pgbouncer";

/** The same login at a pooler in transaction mode. */
export function throughPooler(url: string, pooler: string): string {
  const address = new URL(pooler);
  const { username, password, pathname } = new URL(url);
  Object.assign(address, { username, password, pathname: address.pathname.length > 1 ? address.pathname : pathname });
  address.searchParams.set(POOLED, "true");
  return address.href;
}

export function createPool(url: string, options: PoolOptions = {}): Pool {
  const pool = new pg.Pool({ ...clientConfig(url, options), Client: Connection, max: options.max ?? 10, min: options.min ?? 0 });
  const open = new Set<Connection>();
  let ended: Promise<void> | undefined;
  // said to whoever asks next; without a listener it would end the process
  pool.on("error", () => {});
  pool.on("connect", (client) => void open.add(ours(client)));
  pool.on("remove", (client) => void open.delete(ours(client)));
  const forget = watchPool(options.name ?? NAME, pool);

  return { take, warm, end };

  async function take<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch((error: unknown) => {
      throw counted(refused(error));
    });
    const connection = ours(client);
    connection.isLent = true;
    try {
      return await work(connection);
    } finally {
      connection.isLent = false;
      if (connection.canceling) await connection.canceling;
      connection.canceling = undefined;
      const sound = !connection.spoiled && connection.getTransactionStatus() === "I";
      client.release(!sound);
    }
  }

  async function warm() {
    await Promise.all(Array.from({ length: options.min ?? 0 }, () => take(async () => {})));
  }

  async function end({ timeout = 5 }: { timeout?: number } = {}) {
    ended ??= pool.end();
    forget();
    const late = await Promise.race([ended.then(() => false), delay(timeout * 1000, true, { ref: false })]);
    if (!late) return;
    for (const { socket } of open) socket.destroy();
    await ended;
  }
}

/** A connection of its own, outside of any pool; whoever makes it opens and ends it. */
export function createConnection(url: string, options: PoolOptions = {}): Connection {
  return new Connection(clientConfig(url, options));
}

export function clientConfig(url: string, options: PoolOptions): pg.PoolConfig & ConnectionConfig {
  const address = new URL(url);
  // as psql and libpq mean it: encrypted, by whoever answers
  if (/^(allow|prefer|require)$/.test(address.searchParams.get("sslmode") ?? "") && !address.searchParams.has("sslrootcert"))
    address.searchParams.set("sslmode", "no-verify");
  const settings = {
    TimeZone: "UTC",
    statement_timeout: milliseconds(options.statementSeconds),
    lock_timeout: milliseconds(options.lockSeconds),
    idle_in_transaction_session_timeout: milliseconds(options.idleInTransactionSeconds),
  };
  const prepares = !address.searchParams.has(POOLED);
  address.searchParams.delete(POOLED);
  const asked = Object.entries(settings).flatMap(([name, value]) => (value === undefined ? [] : [`-c ${name}=${value}`]));
  if (prepares) address.searchParams.set("options", [address.searchParams.get("options") ?? "", ...asked].join(" ").trim());
  return {
    connectionString: address.href,
    prepares,
    application_name: options.name ?? NAME,
    connectionTimeoutMillis: WAIT_MS,
    idleTimeoutMillis: (options.idleSeconds ?? 60) * 1000,
    maxLifetimeSeconds: LIFETIME_SECONDS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    types: options.types ?? parsers,
    ...(options.statementSeconds === undefined ? {} : { query_timeout: options.statementSeconds * 1000 + OVERDUE_MS }),
  };
}

const milliseconds = (seconds: number | undefined) => (seconds === undefined ? undefined : Math.round(seconds * 1000));

/** Who may not sign in stays refused; whatever else keeps us out may pass. */
function refused(error: unknown): unknown {
  return sqlState(error)?.startsWith("28") || sqlState(error) === "3D000" ? error : new DatabaseAway(error);
}

function ours(client: pg.ClientBase): Connection {
  if (client instanceof Connection) return client;
  throw new Error("The pool made a connection of another kind.");
}
