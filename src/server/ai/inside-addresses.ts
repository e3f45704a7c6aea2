import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";
import { Failure } from "#domain/failure.ts";

const inside = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const) {
  inside.addSubnet(network, prefix, "ipv4");
  inside.addSubnet(`::ffff:${network}`, 96 + prefix, "ipv6");
}
for (const [network, prefix] of [
  ["::", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
] as const) {
  inside.addSubnet(network, prefix, "ipv6");
}

/** Whether an IP address belongs to this machine or its network, where a stranger's request must not lead. */
export function isInside(address: string): boolean {
  const family = isIP(address);
  return family === 0 || inside.check(address, family === 6 ? "ipv6" : "ipv4");
}

/** Refuses an address that leads into the server's own network. */
export async function refuseInside(address: string): Promise<void> {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, "");
  const found = await lookup(host, { all: true }).catch(() => []);
  if (found.length === 0) throw new Failure("invalid", "The address of the language model's server cannot be found. Correct it.");
  if (found.some((one) => isInside(one.address))) {
    throw new Failure("invalid", "The address of the language model's server is not a public one. Enter another address.");
  }
}

/** A `fetch` that leaves the server's own network alone and follows no redirect into it. */
export const fetchOutside: typeof fetch = async (input, init) => {
  await refuseInside(input instanceof Request ? input.url : String(input));
  return fetch(input, { ...init, redirect: "error" });
};
