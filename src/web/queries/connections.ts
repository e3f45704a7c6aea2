import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { listConnections } from "#data/connections.ts";
import { callFunction } from "#data/functions.ts";
import { revokeProjectApiKey } from "#data/project-api-keys.ts";
import { allowConnection, describeConnection } from "#domain/connections.ts";
import type { KeyScope } from "#domain/project-api-keys.ts";
import { db } from "#web/lib/supabase.ts";

export type { Connection } from "#data/connections.ts";

/** `query` is what the application sent the person with. */
export const describedConnectionQuery = (query: string) =>
  queryOptions({
    queryKey: ["described_connection", query],
    queryFn: () => callFunction(db, describeConnection, { query }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: "connection.load_failed" },
  });

/** Lets the application in, and leaves for it: a form could not, since our pages' forms lead nowhere else. */
export const allowConnectionMutation = mutationOptions({
  mutationFn: async (allowed: { query: string; project_id: string; scope: KeyScope }) => {
    const { address } = await callFunction(db, allowConnection, allowed);
    location.assign(address);
    return { address };
  },
  meta: { failure: "connection.allow_failed" },
});

/** The applications that are let into the project. */
export const connectionsQuery = (project_id: string) =>
  queryOptions({
    queryKey: ["project_api_keys", project_id, "connections"],
    queryFn: () => listConnections(db, { project_id }),
    // an application is let in elsewhere; here it can only be let go of
    meta: { failure: "connections.load_failed", newestFirst: { by: "created_at", holds: () => false } },
  });

export const disconnectMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: ({ id }: { id: string; name: string }) => revokeProjectApiKey(db, { id, revoked_at: new Date().toISOString() }),
    meta: {
      toast: "connection.ended",
      failure: "connection.end_failed",
      row: ["project_api_keys", project_id],
      known: () => [],
    },
  });
