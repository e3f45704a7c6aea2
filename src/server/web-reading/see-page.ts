import type { DefaultTreeAdapterTypes } from "parse5";
import type { PageSight, SeenLink } from "#domain/evidence/sight.ts";
import { decodePage } from "./decode.ts";
import { attribute, childOf, descendants, type Element, isElement, oneLine, textOf } from "./elements.ts";
import { parsePage } from "./parse-page.ts";
import { formsIn } from "./see-forms.ts";
import { partsIn, regionOf } from "./see-parts.ts";

const MOST_LINKS = 1000;
const MOST_DATA = 100_000;
/** An address that is longer is none of a page for people. */
const MOST_ADDRESS = 1000;

/** What is to be seen at an address: texts in their places, forms, links, and what is written for machines. Nothing in it is run. */
export function seePage(bytes: Uint8Array, about: { address: string; content_type: string }): PageSight {
  return seeDocument(parsePage(decodePage(bytes, about.content_type)), about.address);
}

function seeDocument(document: DefaultTreeAdapterTypes.Document, address: string): PageSight {
  const root = document.childNodes.find(isElement);
  const head = childOf(root, "head");
  const body = childOf(root, "body");
  const base = baseOf(head, address);
  const all = root ? descendants(root) : [];
  const meta = metaIn(all);
  return {
    address,
    title: oneLine(textOf(all.find(({ tagName }) => tagName === "title"))).slice(0, 300) || (meta["og:title"] ?? ""),
    language: (root && attribute(root, "lang")?.trim()) || (meta["content-language"] ?? ""),
    alternates: all.flatMap((one) =>
      one.tagName === "link" && /\balternate\b/i.test(attribute(one, "rel") ?? "") ? (attribute(one, "hreflang") ?? []) : [],
    ),
    parts: body ? partsIn(body) : [],
    forms: body ? formsIn(body) : [],
    links: linksIn(all, base),
    feeds: all.flatMap((one) =>
      one.tagName === "link" && /\b(rss|atom)\+xml\b/i.test(attribute(one, "type") ?? "") ? attribute(one, "title") || "RSS" : [],
    ),
    data: all
      .filter((one) => one.tagName === "script" && /ld\+json/i.test(attribute(one, "type") ?? ""))
      .map((one) => textOf(one).slice(0, MOST_DATA))
      .slice(0, 20),
    meta,
    hasScripts: all.some((one) => one.tagName === "script" && !/json/i.test(attribute(one, "type") ?? "")),
  };
}

/** Where links lead from; a base elsewhere is taken as it is, since each address is judged by itself. */
function baseOf(head: Element | undefined, address: string): string {
  const written = head?.childNodes.filter(isElement).find(({ tagName }) => tagName === "base");
  const href = written ? attribute(written, "href") : undefined;
  return href && URL.canParse(href, address) ? new URL(href, address).href : address;
}

function linksIn(all: readonly Element[], base: string): SeenLink[] {
  const links: SeenLink[] = [];
  for (const one of all) {
    if (links.length >= MOST_LINKS) break;
    if (one.tagName !== "a" && one.tagName !== "area" && one.tagName !== "frame" && one.tagName !== "iframe") continue;
    const href = (attribute(one, "href") ?? attribute(one, "src"))?.trim();
    if (!href || href.startsWith("#") || /[<>"]/.test(href) || !URL.canParse(href, base)) continue;
    const url = new URL(href, base);
    if (!/^https?:$/.test(url.protocol) || url.href.length > MOST_ADDRESS) continue;
    url.hash = "";
    const text = oneLine(textOf(one) || attribute(one, "aria-label") || attribute(one, "alt") || "").slice(0, 200);
    links.push({
      address: url.href,
      text,
      region: regionOf(one),
      language: attribute(one, "hreflang") ?? attribute(one, "lang") ?? "",
    });
  }
  return links;
}

function metaIn(all: readonly Element[]): Record<string, string> {
  const said = new Map<string, string>();
  for (const one of all) {
    if (one.tagName !== "meta" || said.size >= 60) continue;
    const name = (attribute(one, "property") ?? attribute(one, "name") ?? attribute(one, "http-equiv"))
      ?.toLowerCase()
      .slice(0, 60);
    const content = oneLine(attribute(one, "content") ?? "").slice(0, 500);
    if (name && content && !said.has(name)) said.set(name, content);
  }
  return Object.fromEntries(said);
}
