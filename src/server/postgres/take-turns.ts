import { AsyncLocalStorage } from "node:async_hooks";
import { currentRequest } from "#server/operating/request-scope.ts";
import type { TurnLimits } from "#server/rest/account.ts";
import { Refusal } from "#server/rest/errors.ts";
import { createTurns } from "#server/rest/turns.ts";
import { DatabaseAway } from "./database-away.ts";
import type { Pool } from "./pool.ts";

/** Within the work of somebody who has a connection: another one they need at the same time is part of the same turn. */
const holding = new AsyncLocalStorage<true>();

/**
 * Lends the connections of a pool in turns between those whose requests need them, as the data API does with its own: nobody holds
 * them all, and who waits too long, or has too much waiting, is told to try again. What the server does by itself needs no turn.
 */
export function takeTurns(pool: Pool, limits: TurnLimits): Pool {
  const turns = createTurns(limits);
  return {
    ...pool,
    take: async (work) => {
      const { caller, address } = (holding.getStore() ? undefined : currentRequest()) ?? {};
      if (caller === undefined) return pool.take(work);
      return turns
        .take(
          caller,
          (endedBy) =>
            holding.run(true, () =>
              pool.take((connection) => {
                endedBy(() => connection.cancel());
                return work(connection);
              }),
            ),
          address,
        )
        .catch((error: unknown) => {
          throw error instanceof Refusal ? new DatabaseAway(error) : error;
        });
    },
  };
}
