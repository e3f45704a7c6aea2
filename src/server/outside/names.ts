import type { LookupAddress } from "node:dns";
import { lookup, Resolver } from "node:dns/promises";
import { isIP } from "node:net";

/** In milliseconds, and how often each server of names is asked. */
const PATIENCE = { timeout: 2_500, tries: 2 };

/**
 * What a host that somebody else names stands for; nothing where it is nowhere. It is asked for over the network: the system's own way
 * has two threads for the whole process, which a name whose server never answers would hold for long, and with them every connection
 * to the database, the bucket and the model. A single word is nobody's on the internet, and the system's own to know.
 */
export async function placesOfName(host: string): Promise<LookupAddress[]> {
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  if (!/\.[^.]/.test(host)) return placesBySystem(host);
  const resolver = new Resolver(PATIENCE);
  const [four, six] = await Promise.all([resolver.resolve4(host).catch(() => []), resolver.resolve6(host).catch(() => [])]);
  return [...four.map((address) => ({ address, family: 4 })), ...six.map((address) => ({ address, family: 6 }))];
}

/** What a host that the operator names stands for. */
export const placesBySystem = (host: string): Promise<LookupAddress[]> => lookup(host, { all: true }).catch(() => []);
