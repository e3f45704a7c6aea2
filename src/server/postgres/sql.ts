import type { Identity } from "#server/http/identity.ts";
import type { Connection } from "./connection.ts";
import { flight } from "./flight.ts";
import type { Pool } from "./pool.ts";
import { Identifier, type Row, type Send, Statement } from "./statement.ts";

/** Anything that takes a query: the owner's pool, one connection, or a transaction. */
export type Query = {
  <T extends readonly object[] = Row[]>(strings: TemplateStringsArray, ...values: unknown[]): Statement<T>;
  /** The name of a table or a column. */
  (name: string): Identifier;
  /** A text with `$1`, `$2`…; without values it may hold several statements. */
  unsafe<T extends readonly object[] = Row[]>(text: string, values?: unknown[]): Statement<T>;
};
export type Transaction = Query;
/** The owner's connections: migrations, auth and storage bookkeeping. What a person may do runs through `asIdentity`. */
export type Sql = Query & {
  /** Runs `work` in one transaction, which is undone if it fails. `first` is asked together with its beginning. */
  begin<T>(work: (tx: Transaction) => Promise<T>, options?: { mode?: string; first?: Statement<Row[]> }): Promise<T>;
  /** Runs `work` on one connection, for what belongs to a session. */
  alone<T>(work: (one: Query) => Promise<T>): Promise<T>;
  end(options?: { timeout?: number }): Promise<void>;
};

/** Runs `work` in one transaction as the given identity, so that row-level security decides. */
export function asIdentity<T>(sql: Sql, identity: Identity, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const first = sql`select set_config('role', ${identity.role}, true), set_config('request.jwt.claims', ${JSON.stringify(identity.claims)}, true)`;
  return sql.begin(work, { first });
}

export function sqlOf(pool: Pool): Sql {
  return Object.assign(
    tagged((query) => pool.take((connection) => ask(connection, query))),
    {
      begin: <T>(work: (tx: Transaction) => Promise<T>, { mode = "", first }: { mode?: string; first?: Statement<Row[]> } = {}) =>
        pool.take((connection) => transaction(connection, work, [{ text: `begin ${mode}` }, ...(first ? [first.query()] : [])])),
      alone: <T>(work: (one: Query) => Promise<T>) => pool.take((connection) => work(tagged((query) => ask(connection, query)))),
      end: pool.end,
    },
  );
}

/** One connection that is kept by somebody, or a reason why there is none. */
export function queryOn(current: () => Connection): Query {
  return tagged(async (query) => ask(current(), query));
}

async function ask(connection: Connection, query: Parameters<Send>[0]) {
  const [answer] = await flight(connection, [query]);
  if (!answer) throw new Error("The driver gave no answer.");
  return answer;
}

async function transaction<T>(
  connection: Connection,
  work: (tx: Transaction) => Promise<T>,
  opening: Parameters<Send>[0][],
): Promise<T> {
  let over = false;
  let failed: unknown;
  const tx = tagged(async (query) => {
    // it would be asked outside of the transaction, with the rights of the connection's owner
    if (over) throw new Error("This transaction is over.");
    return ask(connection, query).catch((error: unknown) => {
      failed ??= error;
      throw error;
    });
  });
  try {
    await flight(connection, opening);
    const result = await work(tx);
    over = true;
    const { command } = await ask(connection, { text: "commit" });
    if (command !== "COMMIT") throw failed ?? new Error("The transaction was undone.");
    return result;
  } catch (error) {
    over = true;
    if (!connection.spoiled) await ask(connection, { text: "rollback" }).catch(() => {});
    throw error;
  }
}

function tagged(send: Send): Query {
  function query(strings: string): Identifier;
  function query<T extends readonly object[]>(strings: TemplateStringsArray, ...values: unknown[]): Statement<T>;
  function query(strings: TemplateStringsArray | string, ...values: unknown[]) {
    return typeof strings === "string" ? new Identifier(strings) : new Statement(strings, values, send);
  }
  const unsafe = <T extends readonly object[] = Row[]>(text: string, values: unknown[] = []) =>
    new Statement<T>([text], [], ({ text }) => send({ text, values }));
  return Object.assign(query, { unsafe });
}
