import type { FoundEvidence } from "#domain/evidence/evidence.ts";
import { joinEvidence } from "#domain/evidence/join-evidence.ts";
import type { UnreadPage } from "#domain/evidence/unread.ts";
import { Failure } from "#domain/failure.ts";
import type { WebPage } from "#domain/web-to-prd-page.ts";
import type { SearchResult } from "#domain/web-to-prd-search.ts";
import type { Env } from "#server/env.ts";
import { pageAnswer, sightAnswer, sitemapAnswer } from "#server/reading/answers.ts";
import { readApart } from "#server/reading/read-apart.ts";
import type { Readers } from "#server/reading/readers.ts";
import { Unreadable } from "#server/reading/unreadable.ts";
import { admitAddress } from "./addresses.ts";
import { crawlSite, usualLimits } from "./crawl/crawl-site.ts";
import { createPace } from "./crawl/pace.ts";
import { type FetchedPage, fetchPage } from "./fetch-page.ts";
import { scrapeFirecrawl } from "./firecrawl.ts";
import { NotRead } from "./not-read.ts";
import { type Found, searchPerplexity } from "./perplexity.ts";
import type { Provider } from "./provider.ts";
import { systemChromium } from "./render/chromium.ts";
import { type Rendering, renderPage } from "./render/render-page.ts";

/** What of the web a function reaches. */
export type Web = {
  /** A page of any website, read by ourselves, in turn. */
  read(visit: Visit): Promise<WebPage>;
  /** A website by the pages that say most of its product, and what they show of it. */
  readSite(visit: Visit & Listening): Promise<ReadSite>;
  /** The search engine, where the operator has set one. */
  search: ((asked: Parameters<typeof searchPerplexity>[2]) => Promise<Found>) | undefined;
  /** Who scrapes: a provider's name, or the built-in reader's. */
  scraper: "firecrawl" | "built-in";
  /** What is at an address, nothing where it cannot be read. */
  scrape(visit: Visit, query: string): Promise<SearchResult | undefined>;
};
/** `whose` turn it is: the organization's, and that of whoever asks. */
type Visit = { whose: readonly string[]; address: string };
type Listening = {
  signal?: AbortSignal | undefined;
  tell?: ((progress: { address: string; read: number }) => void) | undefined;
};
/** The pages in the order they were read, the one asked for first. */
export type ReadSite = { pages: WebPage[]; evidence: FoundEvidence[]; unread: UnreadPage[] };

type Settings = Pick<
  Env,
  | "PERPLEXITY_API_KEY"
  | "PERPLEXITY_MODEL"
  | "PERPLEXITY_BASE_URL"
  | "FIRECRAWL_API_KEY"
  | "FIRECRAWL_BASE_URL"
  | "WEB_INSIDE"
  | "WEB_RENDER"
  | "CHROMIUM_PATH"
>;

type Drawing = Omit<Rendering, "most_bytes" | "signal"> & Pick<Listening, "signal">;

/** In bytes: the largest home pages have a tenth of it. */
const MOST_PAGE = 3_000_000;
/** In milliseconds: how long a website has to answer, and a provider to search or scrape. */
const patience = { fetching: 12_000, provider: 90_000 };

export function createWeb(env: Settings, readers: Readers, { fetching, provider } = patience): Web {
  const may_be_inside = env.WEB_INSIDE;
  const read = ({ whose, address }: Visit) =>
    readers.visiting.take(whose, async () => {
      const options = { may_be_inside, signal: AbortSignal.timeout(fetching), most_bytes: MOST_PAGE };
      const { bytes, ...about } = await fetchPage(address, options);
      const work = { job: { kind: "page", ...about }, bytes, shape: pageAnswer } as const;
      const page = await readers.reading.take(whose, () => readApart(work)).catch(unreadable);
      if (!page.title && page.blocks.length === 0) throw new NotRead("scripts");
      return page;
    });
  const pace = createPace();
  const browser = env.WEB_RENDER === "off" ? undefined : systemChromium(env.CHROMIUM_PATH);
  const draw = (whose: readonly string[], page: FetchedPage, { signal, ...drawn }: Drawing) =>
    readers.drawing.take(whose, () =>
      renderPage(page, { ...drawn, most_bytes: MOST_PAGE, signal: signal ?? new AbortController().signal }),
    );
  const readSite = ({ whose, address, signal, tell }: Visit & Listening) =>
    readers.visiting.take(whose, async () => {
      const apart = <Value>(work: Parameters<typeof readApart<Value>>[0]) =>
        readers.reading
          .take(whose, () => readApart(work))
          .catch((error: unknown): never => {
            throw error instanceof Unreadable ? new NotRead("broken", { cause: error }) : error;
          });
      const { pages, unread } = await crawlSite({
        address,
        may_be_inside,
        limits: { ...usualLimits, page_time: fetching },
        pace,
        signal,
        tell,
        render: browser === undefined ? undefined : (page, ask) => draw(whose, page, { program: browser, ask, signal }),
        see: ({ bytes, ...about }) => apart({ job: { kind: "sight", ...about }, bytes, shape: sightAnswer }),
        map: (bytes) => apart({ job: { kind: "sitemap" }, bytes, shape: sitemapAnswer }),
      });
      const first = pages[0]?.page;
      if (!first?.title && first?.blocks.length === 0) throw new NotRead(browser ? "blank" : "scripts");
      return { pages: pages.map(({ page }) => page), evidence: joinEvidence(pages.map(({ evidence }) => evidence)), unread };
    });
  const { PERPLEXITY_API_KEY, FIRECRAWL_API_KEY, FIRECRAWL_BASE_URL } = env;
  const perplexity: Provider = {
    name: "Perplexity",
    base_url: env.PERPLEXITY_BASE_URL,
    api_key: PERPLEXITY_API_KEY,
    setting: "PERPLEXITY_API_KEY",
    patience: provider,
  };
  const firecrawl: Provider = {
    name: "Firecrawl",
    base_url: FIRECRAWL_BASE_URL ?? "https://api.firecrawl.dev",
    api_key: FIRECRAWL_API_KEY,
    setting: "FIRECRAWL_API_KEY",
    patience: provider,
  };
  const hasFirecrawl = FIRECRAWL_API_KEY !== undefined || FIRECRAWL_BASE_URL !== undefined;
  return {
    read,
    readSite,
    search: PERPLEXITY_API_KEY ? (asked) => searchPerplexity(perplexity, env.PERPLEXITY_MODEL, asked) : undefined,
    scraper: hasFirecrawl ? "firecrawl" : "built-in",
    scrape: async (visit, query) => {
      const { address } = visit;
      if (!hasFirecrawl) return read(visit).then(resultOf, nothing);
      const admitted = await admitAddress(address, may_be_inside).then(() => true, nothing);
      return admitted ? scrapeFirecrawl(firecrawl, address, query) : undefined;
    },
  };
}

function resultOf({ title, site_name, description, blocks, address }: WebPage): SearchResult | undefined {
  const said = description || blocks.find(({ level, text }) => level === 0 && text.length > 40)?.text;
  return said ? { name: site_name || title || new URL(address).hostname, description: said, website_url: address } : undefined;
}

function nothing(error: unknown): undefined {
  if (error instanceof Failure && error.kind !== "too_many") return undefined;
  throw error;
}

function unreadable(error: unknown): never {
  if (!(error instanceof Unreadable)) throw error;
  throw new NotRead("broken", { cause: error });
}
