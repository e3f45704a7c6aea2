import robotsParser from "robots-parser";
import { OUR_NAME } from "#server/web-reading/fetch-page.ts";
import { NotRead } from "#server/web-reading/not-read.ts";

/** What a site asks of programs (RFC 9309). */
export type Robots = {
  allows(address: string): boolean;
  /** In milliseconds between requests. */
  delay: number;
  sitemaps: readonly string[];
};

/** In bytes and milliseconds. */
export const MOST_ROBOTS = 200_000;
const MOST_DELAY = 10_000;

const everything: Robots = { allows: () => true, delay: 0, sitemaps: [] };
const nothing: Robots = { allows: () => false, delay: 0, sitemaps: [] };

/** Who has no robots.txt forbids nothing; whose robots.txt cannot be had now forbids everything for now. */
export async function readRobots(origin: string, fetched: () => Promise<{ bytes: Uint8Array }>): Promise<Robots> {
  try {
    const { bytes } = await fetched();
    return robotsIn(origin, new TextDecoder().decode(bytes));
  } catch (error) {
    if (error instanceof NotRead && ["gone", "refused", "file", "elsewhere", "circles"].includes(error.why)) return everything;
    if (error instanceof NotRead && error.why === "error") return nothing;
    throw error;
  }
}

export function robotsIn(origin: string, text: string): Robots {
  const rules = robotsParser(`${origin}/robots.txt`, text);
  const delay = rules.getCrawlDelay(OUR_NAME) ?? 0;
  return {
    allows: (address) => rules.isAllowed(address, OUR_NAME) ?? true,
    delay: Math.min(MOST_DELAY, Math.max(0, delay * 1000)),
    sitemaps: rules.getSitemaps().slice(0, 20),
  };
}
