import { isWrittenInside, leadsInside } from "#server/outside/addresses.ts";
import { NotRead } from "./not-read.ts";

export const notPublic = () => new NotRead("inside");

/** Refuses what is no address on the web, and an IP address of our own network; names are looked at when they are looked up. */
export function checkedAddress(address: string, may_be_inside: boolean): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== "http:" && url?.protocol !== "https:") throw notPublic();
  if (!may_be_inside && isWrittenInside(address)) throw notPublic();
  return url;
}

/** The same, its name looked up at once: for an address that somebody else will go to. */
export async function admitAddress(address: string, may_be_inside: boolean): Promise<void> {
  const { href } = checkedAddress(address, may_be_inside);
  if (!may_be_inside && (await leadsInside(href))) throw notPublic();
}
