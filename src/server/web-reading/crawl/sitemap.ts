import { gunzipSync } from "node:zlib";
import { SaxesParser } from "saxes";

/** In bytes unpacked, and in addresses of one file. */
export const MOST_SITEMAP = 2_000_000;
const MOST_ADDRESSES = 5000;
const MOST_ADDRESS = 1000;

export type Sitemap = { pages: string[]; sitemaps: string[] };

/** The addresses in a sitemap or an index of sitemaps; of a broken one, those before the break. */
export function sitemapIn(bytes: Uint8Array): Sitemap {
  const found: Sitemap = { pages: [], sitemaps: [] };
  const open: string[] = [];
  let text = "";
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name }) => {
    open.push(name.replace(/^.*:/, ""));
    text = "";
  });
  parser.on("text", (said) => {
    if (text.length < MOST_ADDRESS) text += said;
  });
  parser.on("cdata", (said) => {
    if (text.length < MOST_ADDRESS) text += said;
  });
  parser.on("closetag", () => {
    const name = open.pop();
    const address = text.trim();
    if (name !== "loc" || address.length > MOST_ADDRESS || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return;
    const list = open.at(-1) === "sitemap" ? found.sitemaps : found.pages;
    if ((open.at(-1) === "sitemap" || open.at(-1) === "url") && list.length < MOST_ADDRESSES) list.push(new URL(address).href);
  });
  try {
    parser.write(new TextDecoder().decode(unpacked(bytes))).close();
  } catch {
    // what stood before the break counts
  }
  return found;
}

function unpacked(bytes: Uint8Array): Uint8Array {
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes, { maxOutputLength: MOST_SITEMAP * 4 }) : bytes;
}
