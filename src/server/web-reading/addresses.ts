import { lookup as resolve } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { Failure } from "#domain/failure.ts";
import { isInside } from "#server/ai/inside-addresses.ts";

const notPublic = () =>
  new Failure("invalid", "This address does not lead to a public website. Enter the address of a website on the internet.");
const notFound = (host: string) => new Failure("invalid", `There is no website at ${host}. Correct the address.`);

/** Refuses what is no address on the web, and an IP address of our own network; names are looked at when they are looked up. */
export function checkedAddress(address: string, may_be_inside: boolean): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== "http:" && url?.protocol !== "https:") throw notPublic();
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!may_be_inside && isIP(host) !== 0 && isInside(host)) throw notPublic();
  return url;
}

/** The same, its name looked up at once: for an address that somebody else will go to. */
export async function admitAddress(address: string, may_be_inside: boolean): Promise<void> {
  const { hostname } = checkedAddress(address, may_be_inside);
  if (!may_be_inside) await found(hostname.replace(/^\[|\]$/g, ""), may_be_inside);
}

/**
 * How names are looked up while connecting: only what passes here is connected to, so that a name cannot answer one address
 * to a check and another one to the connection.
 */
export function lookupOf(may_be_inside: boolean): LookupFunction {
  return (host, options, callback) => {
    found(host, may_be_inside).then(
      (addresses) => {
        const [first] = addresses;
        if (options.all) callback(null, addresses);
        else callback(null, first?.address ?? "", first?.family);
      },
      (error: Error) => callback(error, ""),
    );
  };
}

async function found(host: string, may_be_inside: boolean) {
  const addresses = await resolve(host, { all: true }).catch(() => []);
  if (addresses.length === 0) throw notFound(host);
  if (!may_be_inside && addresses.some(({ address }) => isInside(address))) throw notPublic();
  return addresses;
}
