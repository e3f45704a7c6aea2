import { purposeOf, worth } from "./page-purpose.ts";
import type { Region } from "./sight.ts";

export type Candidate = { address: string; text: string; region: Region | "sitemap" | "asked"; depth: number };

/** How many pages of one pattern, such as `/item/{number}`, are read. */
export const mostOfPattern = 4;
const ENDINGS_OF_FILES =
  /\.(pdf|jpe?g|png|gif|webp|avif|svg|ico|css|js|mjs|json|xml|rss|atom|zip|gz|tar|rar|7z|mp[34]|webm|mov|avi|wav|ogg|docx?|xlsx?|pptx?|csv|ics|vcf|exe|dmg|apk|woff2?|ttf|txt)$/i;
/** What changes nothing about a page. */
const NOISE = /^(utm_\w+|fbclid|gclid|mc_\w+|ref|source|session(id)?|sid|phpsessid|sort|order|view|print)$/i;

/** The site an address belongs to: its host, without "www.", and its port. */
export function siteOf(address: string): string {
  const { hostname, port } = new URL(address);
  return `${hostname.replace(/^www\./, "")}:${port}`;
}

/** The address by which a page is known: without what changes nothing about it. */
export function pageKey(address: string): string {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) if (NOISE.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  const path = url.pathname.replace(/\/index\.\w{3,5}$/, "/").replace(/(?<=.)\/$/, "");
  return `${siteOf(address)}${path}${url.search}`;
}

/** Whether an address can be a page for people, by its looks. */
export function isPageAddress(address: string): boolean {
  const { pathname } = new URL(address);
  return (
    !ENDINGS_OF_FILES.test(pathname) && !/\/(wp-admin|wp-json|cdn-cgi|feed)\b|\/(log-?out|sign-?out|abmelden)\b/i.test(pathname)
  );
}

/** Addresses that differ in numbers, in dates or in their query alone are made by one template. */
export function patternOf(address: string): string {
  const { pathname, search } = new URL(address);
  const parts = pathname.split("/").map((part) => (/\d/.test(part) ? part.replace(/\d+/g, "#") : part));
  return `${parts.join("/")}${search ? "?" : ""}`;
}

/** How much less useful a page is for each that was read of its folder. */
const OF_ONE_FOLDER = 6;

/** How useful it is to read a page next: by what its address alone says of it, and by how many were read of its folder. */
export const usefulness = (worth: number, ofFolder: number): number =>
  worth >= ASKED ? worth : worth - OF_ONE_FOLDER * ofFolder;
const ASKED = 1000;

/** What an address alone says of how useful its page is. */
export function worthOf({ address, text, region, depth }: Candidate): number {
  if (region === "asked") return ASKED;
  const url = new URL(address);
  const base = worth[purposeOf({ address, text })];
  const place = { nav: 12, header: 10, main: 4, footer: 0, aside: 0, sitemap: 2 }[region];
  const segments = url.pathname.split("/").filter(Boolean).length;
  return base + place - 4 * Math.max(0, segments - 1) - 2 * depth - (url.search ? 25 : 0);
}

/** Whether a page differs from others of its path in its query alone, such as filters and sorting; scripts name their pages so. */
export function isVariant(address: string): boolean {
  const { pathname, search } = new URL(address);
  return search !== "" && !/\.(php|asp|aspx|jsp|cgi|pl|dll|do)$/i.test(pathname) && pathname !== "/";
}

/** The folder a page lies in; a site's top is nobody's folder. */
export function folderOf(address: string): string {
  const segments = new URL(address).pathname.split("/").filter(Boolean);
  return segments.length > 1 ? segments.slice(0, -1).join("/") : `/${segments.join("")}`;
}
