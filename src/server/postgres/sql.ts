import type postgres from "postgres";
import type { Identity } from "#server/http/identity.ts";

/** The owner's connection: migrations, auth and storage bookkeeping. What a person may do runs through `asIdentity`. */
export type Sql = postgres.Sql;
export type Transaction = postgres.TransactionSql;
/** Anything that takes a query: the owner's pool, or a transaction of it. */
export type Query = postgres.ISql;

/** Runs `work` in one transaction as the given identity, so that row-level security decides. */
export function asIdentity<T>(sql: Sql, identity: Identity, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return sql.begin(async (tx) => {
    await tx`select set_config('role', ${identity.role}, true), set_config('request.jwt.claims', ${JSON.stringify(identity.claims)}, true)`;
    return work(tx);
  }) as Promise<T>;
}
