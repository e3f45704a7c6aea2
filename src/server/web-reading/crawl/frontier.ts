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
  worthOf,
} from "#domain/evidence/choose-page.ts";

/** In pages, and of one address in letters and parts: nobody names a page that says something of a product at such length. */
const MOST_KNOWN = 1_000;
const MOST_LETTERS = 300;
const MOST_PARTS = 12;

/** What is read of an address once, however often it is weighed against others. */
type Weighed = { one: Candidate; path: string; isVariant: boolean; pattern: string; folder: string; worth: number };

function weighed(one: Candidate): Weighed {
  const { address } = one;
  const { pathname: path } = new URL(address);
  const pattern = patternOf(address);
  return { one, path, isVariant: isVariant(address), pattern, folder: folderOf(address), worth: worthOf(one) };
}

/** Cheap to tell, before anything else is read of it. */
const isLong = (address: string) => address.length > MOST_LETTERS || address.split("/", MOST_PARTS + 4).length > MOST_PARTS + 3;

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
  const known = new Set<string>();
  const waiting = new Map<string, Weighed>();
  const done = new Set<string>();
  const paths = new Set<string>();
  const folders = new Map<string, number>();
  const patterns = new Map<string, number>();
  const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  return {
    add(found) {
      for (const one of found) {
        if (known.size >= MOST_KNOWN || isLong(one.address) || siteOf(one.address) !== site() || !isPageAddress(one.address))
          continue;
        const key = pageKey(one.address);
        const before = waiting.get(key);
        // a link says more of a page than a sitemap does
        if (before?.one.region === "sitemap" && one.region !== "sitemap") waiting.set(key, weighed(one));
        if (known.has(key)) continue;
        known.add(key);
        waiting.set(key, weighed(one));
      }
    },
    next() {
      let best: { key: string; found: Weighed; value: number } | undefined;
      for (const [key, found] of waiting) {
        if (found.isVariant && paths.has(found.path)) continue;
        if ((patterns.get(found.pattern) ?? 0) >= mostOfPattern && /[#?]/.test(found.pattern)) continue;
        const value = usefulness(found.worth, folders.get(found.folder) ?? 0);
        if (!best || value > best.value) best = { key, found, value };
      }
      if (!best) return undefined;
      const { key, found } = best;
      waiting.delete(key);
      paths.add(found.path);
      count(folders, found.folder);
      count(patterns, found.pattern);
      return found.one;
    },
    read(address) {
      const key = pageKey(address);
      waiting.delete(key);
      paths.add(new URL(address).pathname);
      if (done.has(key)) return false;
      done.add(key);
      return true;
    },
    left: () => [...waiting.values()].map(({ one }) => one),
  };
}
