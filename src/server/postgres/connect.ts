import { createPool, type PoolOptions } from "./pool.ts";
import { type Sql, sqlOf } from "./sql.ts";

/** A pool of connections that takes statements. */
export function connect(url: string, options: PoolOptions = {}): Sql {
  return sqlOf(createPool(url, options));
}
