import pg from "pg";
import { serialize } from "pg-protocol";
import type { Connection, Query } from "./connection.ts";
import { DatabaseAway } from "./database-away.ts";
import { counted, driverFailure, isStale } from "./failures.ts";

/** The rows of one statement, each with its values as PostgreSQL writes them. */
export type Texts = readonly (string | null)[][];

/**
 * Runs statements as one transaction, sent in one message and answered in one: without a `begin` there is a single end, which
 * either keeps all of them or none. Answers the rows of the last one.
 */
export async function together(connection: Connection, queries: readonly Query[]): Promise<Texts> {
  try {
    return await send(connection, queries, true);
  } catch (error) {
    if (!isStale(error)) throw error;
    connection.spoiled = true;
    return send(connection, queries, false);
  }
}

function send(connection: Connection, queries: readonly Query[], prepare: boolean): Promise<Texts> {
  const parts = queries.map((query) => connection.ready(query, prepare));
  return new Promise((done, fail) => {
    const message = new Together(parts, connection.parsed, (error, rows) => {
      if (!error) return done(rows);
      const failure = driverFailure(error);
      if (failure instanceof DatabaseAway) connection.spoiled = true;
      fail(counted(failure));
    });
    connection.query(message);
  });
}

type Callback = (error: Error | null | undefined, rows: Texts) => void;
/** As much of the driver's connection as a message needs; its types ask for more than it takes. */
type Wire = { stream: { write(bytes: Uint8Array): void } };

/** What the driver calls back for a query of its own, for several in one message. */
class Together extends pg.Query {
  callback: Callback;
  readonly #parts: readonly pg.QueryConfig[];
  /** Which statements this connection has prepared, and whether that is certain. */
  readonly #parsed: Map<string, boolean>;
  readonly #rows: (string | null)[][] = [];
  #at = 0;

  constructor(parts: readonly pg.QueryConfig[], parsed: Map<string, boolean>, callback: Callback) {
    super("");
    this.#parts = parts;
    this.#parsed = parsed;
    this.callback = callback;
    this.submit = (connection) => this.#submit(connection as unknown as Wire);
  }

  #submit(wire: Wire): null {
    const messages: Uint8Array[] = [];
    for (const { text, name = "", values = [] } of this.#parts) {
      const known = name === "" ? false : this.#parsed.get(name);
      if (!known) {
        // after a failure nobody knows whether it was prepared; to forget what is not there is no mistake
        if (known === false && name !== "") messages.push(serialize.close({ type: "S", name }));
        messages.push(serialize.parse({ text, name, types: [] }));
        if (name !== "") this.#parsed.set(name, false);
      }
      messages.push(serialize.bind({ statement: name, values }), serialize.execute({}));
    }
    messages.push(serialize.sync());
    wire.stream.write(Buffer.concat(messages));
    return null;
  }

  handleRowDescription() {}
  handlePortalSuspended() {}

  handleDataRow({ fields }: { fields: (string | null)[] }) {
    if (this.#at === this.#parts.length - 1) this.#rows.push(fields);
  }

  handleCommandComplete() {
    this.#at += 1;
  }

  handleEmptyQuery() {
    this.#at += 1;
  }

  handleError(error: Error) {
    this.callback(error, []);
  }

  handleReadyForQuery() {
    for (const { name } of this.#parts) if (name) this.#parsed.set(name, true);
    this.callback(null, this.#rows);
  }
}
