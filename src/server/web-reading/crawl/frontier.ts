import {
  type Candidate,
  folderOf,
  isPageAddress,
  isVariant,
  mostOfPattern,
  pageKey,
  patternOf,
  siteOf,
  usefulness,
} from "#domain/evidence/choose-page.ts";

const MOST_KNOWN = 5000;

/** The pages of a site that are known and not read yet. */
export type Frontier = {
  add(found: readonly Candidate[]): void;
  /** The most useful one, taken out. */
  next(): Candidate | undefined;
  /** A page was read, under the address it had in the end: it is not read again. */
  read(address: string): boolean;
  left(): Candidate[];
};

export function createFrontier(site: () => string): Frontier {
  const known = new Map<string, Candidate>();
  const waiting = new Map<string, Candidate>();
  const done = new Set<string>();
  const paths = new Set<string>();
  const folders = new Map<string, number>();
  const patterns = new Map<string, number>();
  const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  return {
    add(found) {
      for (const one of found) {
        if (known.size >= MOST_KNOWN || siteOf(one.address) !== site() || !isPageAddress(one.address)) continue;
        const key = pageKey(one.address);
        const before = waiting.get(key);
        // a link says more of a page than a sitemap does
        if (before?.region === "sitemap" && one.region !== "sitemap") waiting.set(key, one);
        if (known.has(key)) continue;
        known.set(key, one);
        waiting.set(key, one);
      }
    },
    next() {
      let best: { key: string; one: Candidate; value: number } | undefined;
      for (const [key, one] of waiting) {
        if (isVariant(one.address) && paths.has(new URL(one.address).pathname)) continue;
        if ((patterns.get(patternOf(one.address)) ?? 0) >= mostOfPattern && /[#?]/.test(patternOf(one.address))) continue;
        const value = usefulness(one, folders);
        if (!best || value > best.value) best = { key, one, value };
      }
      if (!best) return undefined;
      waiting.delete(best.key);
      paths.add(new URL(best.one.address).pathname);
      count(folders, folderOf(best.one.address));
      count(patterns, patternOf(best.one.address));
      return best.one;
    },
    read(address) {
      const key = pageKey(address);
      waiting.delete(key);
      paths.add(new URL(address).pathname);
      if (done.has(key)) return false;
      done.add(key);
      return true;
    },
    left: () => [...waiting.values()],
  };
}
