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
/** In letters: of an address, of a line, of one rule, and of all rules with a star together. */
const MOST_ADDRESS = 1_000;
const MOST_LINE = 2_000;
const MOST_RULE = 300;
const MOST_STARRED = 4_000;
const RULE = /^\s*(allow|disallow)\s*:\s*([^\s#]*)/i;

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
  const rules = robotsParser(`${origin}/robots.txt`, bounded(text));
  const delay = rules.getCrawlDelay(OUR_NAME) ?? 0;
  return {
    allows: (address) => rules.isAllowed(address.slice(0, MOST_ADDRESS), OUR_NAME) ?? true,
    delay: Math.min(MOST_DELAY, Math.max(0, delay * 1000)),
    sitemaps: rules.getSitemaps().slice(0, 20),
  };
}

/**
 * Each letter of a rule after a star is held against each of an address. Whoever writes more of that than any site needs forbids us all
 * that begins as the rule does before its first star, and allows us nothing by it.
 */
function bounded(text: string): string {
  let starred = 0;
  const lines = text.split(/\r\n?|\n/).map((line) => {
    const [, field, written] = RULE.exec(line) ?? [];
    if (field === undefined || written === undefined) return line.slice(0, MOST_LINE);
    const rule = written.replace(/\*+/g, "*");
    if (rule.includes("*")) starred += rule.length;
    const isUsual = rule.length <= MOST_RULE && (!rule.includes("*") || starred <= MOST_STARRED);
    if (isUsual) return `${field}: ${rule}`;
    const [beginning] = rule.slice(0, MOST_RULE).split("*");
    return /^disallow$/i.test(field) ? `Disallow: ${beginning || "/"}` : "";
  });
  return lines.join("\n");
}
