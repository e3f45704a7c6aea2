import type { Env } from "#server/env.ts";
import type { Asking } from "#server/outside/connector.ts";
import type { Client } from "./client.ts";
import { askOutside, isDocumentId, readDocument } from "./client-document.ts";
import { registeredClient } from "./registered-client.ts";

/** Who has this id; nothing for ids that are nobody's, a `Failure` where what they publish cannot be read. */
export type Clients = (id: string) => Promise<Client | undefined>;

const MOST_REMEMBERED = 1_000;

export function createClients(ask: Asking = askOutside, now: () => number = Date.now): Clients {
  const known = new Map<string, { client: Client; until: number }>();
  return async (id) => {
    if (!isDocumentId(id)) return registeredClient(id);
    const remembered = known.get(id);
    if (remembered && remembered.until > now()) return remembered.client;
    const { client, seconds } = await readDocument(id, ask);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(id, { client, until: now() + seconds * 1000 });
    return client;
  };
}

const byEnv = new WeakMap<Env, Clients>();

/** The same for everything of one server: what a client publishes is read once. */
export function clientsOf(env: Env): Clients {
  const known = byEnv.get(env) ?? createClients();
  byEnv.set(env, known);
  return known;
}
