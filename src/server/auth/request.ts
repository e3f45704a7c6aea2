import { isIP } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** The door writes the caller's address here and overwrites what a caller put there. */
export const CLIENT_ADDRESS_HEADER = "x-client-address";

type Headed = { headers: { get(name: string): string | null } };

/** What limits count by: an IPv4 address, or the /64 that one subscriber of IPv6 has to himself. */
export function clientAddress(request: Headed): string {
  return limitedAddress(request.headers.get(CLIENT_ADDRESS_HEADER));
}

export function limitedAddress(words: string | null | undefined): string {
  const address = plainAddress(words);
  if (address === undefined) return "unknown";
  return isIP(address) === 6 ? `${firstGroups(address, 4)}::/64` : address;
}

/** One site may use so many times as much as one address: it has many people, or one subscriber with all their addresses. */
export const ADDRESSES_OF_NETWORK = 10;

/** What one site has to itself: an IPv4 address, or the /48 that the given /64 of IPv6 is of. */
export function networkOf(limited: string): string {
  return limited.endsWith("::/64") ? `${limited.split(":").slice(0, 3).join(":")}::/48` : limited;
}

function plainAddress(words: string | null | undefined): string | undefined {
  const address = (words ?? "").replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(address) === 0 ? undefined : address;
}

function firstGroups(address: string, count: number): string {
  const [head = "", tail] = address.toLowerCase().split("::");
  const left = head === "" ? [] : head.split(":");
  const right = !tail ? [] : tail.split(":");
  const gap = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  return [...left, ...gap, ...right]
    .slice(0, count)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}

/** As PostgreSQL's inet takes it. */
export function inetAddress(request: Headed): string | null {
  return plainAddress(request.headers.get(CLIENT_ADDRESS_HEADER)) ?? null;
}

export function userAgent(request: Headed): string | null {
  return request.headers.get("user-agent")?.slice(0, 512) ?? null;
}

export function bearer(request: Request): string | undefined {
  const match = /^bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "");
  return match?.[1];
}

export function query(request: Request): URLSearchParams {
  return new URL(request.url).searchParams;
}

/** Failures come no sooner than this, whatever was compared on the way. */
export async function failNoSoonerThan<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    return await work();
  } catch (error) {
    const left = milliseconds - (performance.now() - started);
    if (left > 0) await wait(left);
    throw error;
  }
}
