import { buffer } from "node:stream/consumers";
import type { Job } from "./job.ts";
import { Unreadable } from "./unreadable.ts";

/** A process of its own for one document or page: a line that says what it is, then its bytes; the answer is one line. */
const given = await buffer(process.stdin);
const end = given.indexOf("\n");
const asked: Job = JSON.parse(given.toString("utf8", 0, end));
const bytes = given.subarray(end + 1);

process.stdout.write(JSON.stringify(await answer()));

async function answer() {
  try {
    return { value: await read() };
  } catch (error) {
    if (error instanceof Unreadable) return { why: error.why };
    // too deep for the stack, or too long for a text
    return { why: error instanceof RangeError ? "too_much" : "broken" };
  }
}

/** Only what one of them needs is loaded: most are small, and there is a process for each. */
async function read() {
  if (asked.kind === "page") return (await import("#server/web-reading/read-page.ts")).readPage(bytes, asked);
  if (asked.kind === "sight") return (await import("#server/web-reading/see-site.ts")).seeSite(bytes, asked);
  if (asked.kind === "sitemap") return (await import("#server/web-reading/crawl/sitemap.ts")).sitemapIn(bytes);
  if (asked.kind === "source") return (await import("./sources/source-of.ts")).sourceOf({ name: asked.name, bytes });
  return (await import("./document-text.ts")).documentText({ name: asked.name, bytes });
}
