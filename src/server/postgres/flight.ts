import type pg from "pg";
import type { Connection, Query } from "./connection.ts";
import { DatabaseAway } from "./database-away.ts";
import { counted, driverFailure, isStale } from "./failures.ts";

/**
 * Sends queries together and awaits all their answers: one way there and back. The first failure is the cause of those after
 * it, and is thrown. Between `begin` and `commit` a failure undoes everything.
 */
export async function flight(connection: Connection, queries: readonly Query[]): Promise<pg.QueryResult[]> {
  try {
    return await send(connection, queries, true);
  } catch (error) {
    if (!isStale(error)) throw error;
    connection.spoiled = true;
    if (!isUndone(connection, queries)) throw error;
    return send(connection, queries, false);
  }
}

async function send(connection: Connection, queries: readonly Query[], prepare: boolean): Promise<pg.QueryResult[]> {
  const configs = queries.map((query) => connection.ready(query, prepare));
  connection.socket.cork();
  const sent = configs.map((config) => connection.query(config));
  connection.socket.uncork();
  const answers = await Promise.allSettled(sent);
  return answers.map((answer) => {
    if (answer.status === "fulfilled") return answer.value;
    const failure = driverFailure(answer.reason);
    if (failure instanceof DatabaseAway) connection.spoiled = true;
    throw counted(failure);
  });
}

/** Nothing of it has happened: it may be asked again. */
function isUndone(connection: Connection, queries: readonly Query[]): boolean {
  const whole = queries.length === 1 || (queries.at(0)?.text === "begin" && queries.at(-1)?.text === "commit");
  return whole && connection.getTransactionStatus() === "I";
}
