import { networkOf } from "#server/auth/request.ts";

const MEGABYTE = 1024 * 1024;
/** Of bodies on their way, and again of answers that are not taken yet: as much of an address as the longest answer there is. */
export const MOST_HELD = { perAddress: 64 * MEGABYTE, all: 256 * MEGABYTE };
/** In bytes: what is shorter is not counted, so that ordinary work goes on while others send or ask for a lot. */
export const SMALL = 65_536;

/** Bytes that wait in memory until they are worked on or taken, bounded for each address and for everybody together. */
export type HeldBytes = {
  /**
   * Answers how to let go of them, or nothing where there is no room. Where others need it more, `end` is asked to let go of them at
   * once, and answers whether it did.
   */
  hold(address: string, bytes: number, end: () => boolean): (() => void) | undefined;
};

type Held = { bytes: number; ends: Set<() => boolean> };

export function createHeldBytes(most: { perAddress: number; all: number }): HeldBytes {
  const byAddress = new Map<string, Held>();
  let all = 0;
  return {
    hold: (address, bytes, end) => {
      const own = heldBy(address) + bytes;
      if (own > most.perAddress) return undefined;
      while (all + bytes > most.all) if (!makeRoom(address, bytes)) return undefined;
      const held = byAddress.get(address) ?? { bytes: 0, ends: new Set() };
      byAddress.set(address, held);
      const ending = () => end();
      held.ends.add(ending);
      held.bytes += bytes;
      all += bytes;
      return () => {
        if (!held.ends.delete(ending)) return;
        all -= bytes;
        held.bytes -= bytes;
        if (held.ends.size === 0) byAddress.delete(address);
      };
    },
  };

  function heldBy(address: string): number {
    return byAddress.get(address)?.bytes ?? 0;
  }

  /** Ends what began first of whoever holds most, where that is more than the newcomer would: several together keep nobody out. */
  function makeRoom(newcomer: string, bytes: number): boolean {
    const byNetwork = new Map<string, number>();
    for (const [address, held] of byAddress) {
      const network = networkOf(address);
      byNetwork.set(network, (byNetwork.get(network) ?? 0) + held.bytes);
    }
    const own = networkOf(newcomer);
    const ofNetwork = (address: string) => byNetwork.get(networkOf(address)) ?? 0;
    const heavier = [...byAddress].filter(([address, held]) =>
      networkOf(address) === own ? held.bytes > heldBy(newcomer) + bytes : ofNetwork(address) > ofNetwork(newcomer) + bytes,
    );
    heavier.sort(([one, a], [other, b]) => ofNetwork(other) - ofNetwork(one) || b.bytes - a.bytes);
    return heavier.some(([, { ends }]) => [...ends].some((end) => end()));
  }
}
