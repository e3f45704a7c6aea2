import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { placesOfName } from "./names.ts";

const PUBLIC_IPV6 = ipaddr.IPv6.parse("2000::");

/** A host of an address as sockets and lookups take it: an IPv6 address without its brackets. */
export const socketHost = (hostname: string) => hostname.replace(/^\[|\]$/g, "");

/** Whether an IP address is none of the public internet's: this machine's, its network's, or one that stands for another. */
export function isInside(address: string): boolean {
  if (isIP(address) === 0) return true;
  const read = ipaddr.process(address);
  return read.range() !== "unicast" || (read instanceof ipaddr.IPv6 && !read.match(PUBLIC_IPV6, 3));
}

/** Whether an address is written as an IP address of the inside, in whatever notation. */
export function isWrittenInside(address: string): boolean {
  const host = socketHost(new URL(address).hostname);
  return isIP(host) !== 0 && isInside(host);
}

/** Whether an address leads inside, or nowhere: which of them is nobody's business. */
export async function leadsInside(address: string, placesOf = placesOfName): Promise<boolean> {
  const found = await placesOf(socketHost(new URL(address).hostname));
  return found.length === 0 || found.some((one) => isInside(one.address));
}
