const MEGABYTE = 1024 * 1024;
/** Of bodies on their way, and again of answers that are not taken yet: as much of an address as the longest answer there is. */
export const MOST_HELD = { perAddress: 64 * MEGABYTE, all: 256 * MEGABYTE };
/** In bytes: what is shorter is not counted, so that ordinary work goes on while others send or ask for a lot. */
export const SMALL = 65_536;

/** Bytes that wait in memory until they are worked on or taken, bounded for each address and for everybody together. */
export type HeldBytes = {
  /** Answers how to let go of them, or nothing where there is no room. */
  hold(address: string, bytes: number): (() => void) | undefined;
};

export function createHeldBytes(most: { perAddress: number; all: number }): HeldBytes {
  const byAddress = new Map<string, number>();
  let all = 0;
  return {
    hold: (address, bytes) => {
      const own = (byAddress.get(address) ?? 0) + bytes;
      if (own > most.perAddress || all + bytes > most.all) return undefined;
      byAddress.set(address, own);
      all += bytes;
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        all -= bytes;
        const left = (byAddress.get(address) ?? 0) - bytes;
        if (left > 0) byAddress.set(address, left);
        else byAddress.delete(address);
      };
    },
  };
}
