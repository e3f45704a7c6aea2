import { lookup } from "node:dns/promises";
import { networkInterfaces } from "node:os";
import ipaddr from "ipaddr.js";
import { socketHost } from "#server/outside/addresses.ts";

/** Whether two addresses lead to one server: by their names, or by what these stand for. */
export async function isSamePlace(one: string, other: string): Promise<boolean> {
  const [here, there] = [new URL(one), new URL(other)];
  if (portOf(here) !== portOf(there)) return false;
  if (here.hostname === there.hostname) return true;
  const [ours, theirs] = await Promise.all([placesOf(here), placesOf(there)]);
  return ours.some((place) => theirs.includes(place));
}

function portOf({ port, protocol }: URL) {
  return port || (protocol === "https:" ? "443" : "80");
}

async function placesOf({ hostname }: URL): Promise<string[]> {
  const found = await lookup(socketHost(hostname), { all: true }).catch(() => []);
  return found.map(({ address }) => placeOf(address));
}

/** An address in one spelling; all of this machine's are one place. */
function placeOf(address: string): string {
  const place = ipaddr.process(address.replace(/%.*$/, ""));
  if (["loopback", "unspecified"].includes(place.range())) return "here";
  const own = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  return own.some((one) => one.address === place.toString()) ? "here" : place.toString();
}
