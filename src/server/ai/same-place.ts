import { networkInterfaces } from "node:os";
import ipaddr from "ipaddr.js";
import { socketHost } from "#server/outside/addresses.ts";
import { placesBySystem, placesOfName } from "#server/outside/names.ts";

/** Whether an address somebody named leads to the operator's server: by its name, or by what that stands for. */
export async function isSamePlace(named: string, operators: string): Promise<boolean> {
  const [there, here] = [new URL(named), new URL(operators)];
  if (portOf(here) !== portOf(there)) return false;
  if (here.hostname === there.hostname) return true;
  const [ours, theirs] = await Promise.all([placesOf(here, placesBySystem), placesOf(there, placesOfName)]);
  return ours.some((place) => theirs.includes(place));
}

function portOf({ port, protocol }: URL) {
  return port || (protocol === "https:" ? "443" : "80");
}

async function placesOf({ hostname }: URL, look: typeof placesOfName): Promise<string[]> {
  const found = await look(socketHost(hostname));
  return found.map(({ address }) => placeOf(address));
}

/** An address in one spelling; all of this machine's are one place. */
function placeOf(address: string): string {
  const place = ipaddr.process(address.replace(/%.*$/, ""));
  if (["loopback", "unspecified"].includes(place.range())) return "here";
  const own = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  return own.some((one) => one.address === place.toString()) ? "here" : place.toString();
}
