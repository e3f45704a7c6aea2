import { setImmediate as letOthers } from "node:timers/promises";
import { siteOf } from "#domain/evidence/choose-page.ts";
import { type UnreadPage, type UnreadWhy, unreadWhys } from "#domain/evidence/unread.ts";
import { Failure } from "#domain/failure.ts";
import type { SeenPage } from "#server/reading/answers.ts";
import { type FetchedPage, type FetchOptions, fetchPage } from "#server/web-reading/fetch-page.ts";
import { NotRead } from "#server/web-reading/not-read.ts";
import { createFrontier } from "./frontier.ts";
import { type Clock, type Pace, realClock } from "./pace.ts";
import { MOST_ROBOTS, type Robots, readRobots } from "./robots.ts";
import { MOST_SITEMAP, type Sitemap } from "./sitemap.ts";

export type CrawlLimits = {
  pages: number;
  /** In milliseconds: for one page, and for all of a site. */
  page_time: number;
  time: number;
  /** In bytes unpacked: of one page, and of all. */
  page_bytes: number;
  bytes: number;
};
export const usualLimits: CrawlLimits = { pages: 25, page_time: 10_000, time: 80_000, page_bytes: 3_000_000, bytes: 30_000_000 };

export type Crawl = {
  address: string;
  may_be_inside: boolean;
  limits: CrawlLimits;
  pace: Pace;
  clock?: Clock;
  /** Ends it without a result. */
  signal?: AbortSignal | undefined;
  /** Told before each page. */
  tell?: ((progress: { address: string; read: number }) => void) | undefined;
  see(fetched: FetchedPage): Promise<SeenPage>;
  /** Runs the scripts of a page that shows nothing without them, where a browser is there; what it needs is asked for as politely. */
  render?: ((fetched: FetchedPage, ask: (address: string) => Promise<FetchedPage>) => Promise<FetchedPage>) | undefined;
  map(bytes: Uint8Array): Promise<Sitemap>;
};
export type CrawledSite = { pages: SeenPage[]; unread: UnreadPage[] };

type Visit = NonNullable<FetchOptions["visit"]>;

const MOST_SITEMAPS = 6;
const MOST_UNREAD = 100;

/** Reads the pages of a site that say most of its product, one after the other; fails where the first cannot be read. */
export async function crawlSite(crawl: Crawl): Promise<CrawledSite> {
  const { address, limits, clock = realClock, pace, signal, tell } = crawl;
  const until = clock.now() + limits.time;
  const robots = new Map<string, Promise<Robots>>();
  const parts = new Map<string, Promise<FetchedPage>>();
  const pages: SeenPage[] = [];
  const unread: UnreadPage[] = [];
  let site = siteOf(address);
  let bytes = 0;
  const frontier = createFrontier(() => site);

  async function ask(at: string, most_bytes: number, visit: Visit, types?: RegExp): Promise<FetchedPage> {
    signal?.throwIfAborted();
    const patience = new AbortController();
    let bell: NodeJS.Timeout | undefined;
    // only what the website takes counts, not what is waited for its sake
    const timed: Visit = (url, go) =>
      visit(url, () => {
        const left = Math.min(limits.page_time, until - clock.now());
        if (left <= 0) throw new NotRead("time");
        clearTimeout(bell);
        bell = setTimeout(() => patience.abort(), left);
        return go();
      });
    const both = signal ? AbortSignal.any([signal, patience.signal]) : patience.signal;
    try {
      const options = { may_be_inside: crawl.may_be_inside, signal: both, most_bytes, visit: timed };
      const fetched = await fetchPage(at, types ? { ...options, types } : options);
      bytes += fetched.bytes.length;
      return fetched;
    } finally {
      clearTimeout(bell);
    }
  }

  function robotsOf({ origin }: URL): Promise<Robots> {
    const known = robots.get(origin);
    if (known) return known;
    const asked = readRobots(origin, () =>
      ask(
        `${origin}/robots.txt`,
        MOST_ROBOTS,
        (url, go) => {
          if (siteOf(url.href) !== siteOf(origin)) throw new NotRead("elsewhere");
          return pace.visit(url.host, 0, go, signal);
        },
        /./,
      ),
    );
    robots.set(origin, asked);
    return asked;
  }

  /** Asks only where the site allows it, as slowly as it asks for; of a redirect the place it leads to counts. */
  const politely =
    (mayLeave: boolean): Visit =>
    async (url, go) => {
      if (!mayLeave && siteOf(url.href) !== site) throw new NotRead("elsewhere");
      const rules = await robotsOf(url);
      if (!rules.allows(url.href)) throw new NotRead("robots");
      return pace.visit(url.host, rules.delay, go, signal);
    };

  const leaveOut = (at: string, why: UnreadWhy) => {
    if (unread.length < MOST_UNREAD) unread.push({ address: at, why: unreadWhys[why] });
  };

  async function readOne(at: string, depth: number, isFirst: boolean): Promise<void> {
    tell?.({ address: at, read: pages.length });
    const fetched = await ask(at, limits.page_bytes, politely(isFirst));
    if (isFirst) site = siteOf(fetched.address);
    if (!frontier.read(fetched.address)) return;
    const sent = await crawl.see(fetched);
    const seen = sent.needs_scripts && crawl.render ? await drawn(sent, fetched, crawl.render) : sent;
    if (seen.needs_scripts) leaveOut(fetched.address, crawl.render ? "blank" : "scripts");
    pages.push(seen);
    frontier.add(seen.links.map((link) => ({ ...link, depth: depth + 1 })));
  }

  /** Pages of one site are made of the same scripts. */
  function askedOnce(at: string): Promise<FetchedPage> {
    const known = parts.get(at);
    if (known) return known;
    const asked = bytes < limits.bytes ? ask(at, limits.page_bytes, politely(true), /./) : Promise.reject(new NotRead("size"));
    parts.set(at, asked);
    return asked;
  }

  async function drawn(sent: SeenPage, fetched: FetchedPage, render: NonNullable<Crawl["render"]>): Promise<SeenPage> {
    try {
      const seen = await crawl.see(await render(fetched, askedOnce));
      return { ...seen, needs_scripts: seen.page.blocks.length === 0 };
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof Failure)) throw error;
      return sent;
    }
  }

  async function readSitemaps(origin: string): Promise<void> {
    const named = (await robotsOf(new URL(origin))).sitemaps.filter((one) => URL.canParse(one));
    const waiting = named.length > 0 ? [...named] : [`${origin}/sitemap.xml`];
    for (let count = 0; count < MOST_SITEMAPS && waiting.length > 0; count += 1) {
      const at = waiting.shift() ?? "";
      if (siteOf(at) !== site) continue;
      const fetched = await ask(at, MOST_SITEMAP, politely(false), /./).catch(passedOver);
      const map = fetched && (await crawl.map(fetched.bytes).catch(passedOver));
      waiting.push(...(map?.sitemaps ?? []));
      frontier.add((map?.pages ?? []).map((one) => ({ address: one, text: "", region: "sitemap", depth: 1 })));
    }
  }

  await readOne(address, 0, true);
  const { origin } = new URL(pages[0]?.page.address ?? address);
  frontier.add([{ address: `${origin}/`, text: "", region: "nav", depth: 0 }]);
  await readSitemaps(origin);
  for (let next = frontier.next(); next; next = frontier.next()) {
    const over =
      pages.length >= limits.pages ? "enough" : clock.now() >= until ? "time" : bytes >= limits.bytes ? "size" : undefined;
    if (over) {
      leaveOut(next.address, over);
      for (const one of frontier.left()) leaveOut(one.address, over);
      break;
    }
    try {
      await readOne(next.address, next.depth, false);
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof NotRead)) throw error;
      leaveOut(next.address, error.why);
      // what is not even asked for keeps nobody waiting
      await letOthers();
    }
  }
  return { pages, unread };
}

function passedOver(error: unknown): undefined {
  if (error instanceof Failure) return undefined;
  throw error;
}
