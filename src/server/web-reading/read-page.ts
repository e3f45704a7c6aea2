import type { DefaultTreeAdapterTypes } from "parse5";
import type { WebBlock, WebPage } from "#domain/web-to-prd-page.ts";
import { decodePage } from "./decode.ts";
import { parsePage } from "./parse-page.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** In blocks and characters: what is beyond is not about the product any more. */
const MOST_BLOCKS = 600;
const MOST_BLOCK = 1500;

const words = (names: string) => new Set(names.split(" "));
const unread = words(
  "script style noscript template svg math iframe object canvas audio video form select textarea button nav footer aside dialog",
);
const inline = words(
  "a abbr b bdi bdo br cite code data del dfn em font i img ins kbd label mark q s samp small span strong sub sup time u var wbr",
);

/** What a page says: its head, and the headings and texts a reader sees in order. Nothing in it is run or followed. */
export function readPage(bytes: Uint8Array, { address, content_type }: { address: string; content_type: string }): WebPage {
  const document = parsePage(decodePage(bytes, content_type));
  const root = document.childNodes.find(isElement);
  const head = childOf(root, "head");
  const body = childOf(root, "body");
  return {
    address,
    title: oneLine(textIn(childOf(head, "title"))) || meta(head, "og:title"),
    site_name: meta(head, "og:site_name") || meta(head, "application-name"),
    description: meta(head, "description") || meta(head, "og:description") || meta(head, "twitter:description"),
    blocks: body ? blocksOf(body) : [],
  };
}

function blocksOf(body: Element): WebBlock[] {
  const blocks: WebBlock[] = [];
  let running = "";
  const flush = (level: number) => {
    const text = oneLine(running).slice(0, MOST_BLOCK).toWellFormed();
    running = "";
    if (text !== "" && blocks.length < MOST_BLOCKS && text !== blocks.at(-1)?.text) blocks.push({ level, text });
  };
  const walk = (node: Node, level: number) => {
    if ("value" in node) running += node.value;
    if (!isElement(node) || unread.has(node.tagName) || isHidden(node)) return;
    if (inline.has(node.tagName)) {
      if (node.tagName === "br") running += "\n";
      for (const child of node.childNodes) walk(child, level);
      return;
    }
    const inside = headingLevel(node.tagName) || level;
    flush(level);
    for (const child of node.childNodes) walk(child, inside);
    flush(inside);
  };
  walk(body, 0);
  return blocks;
}

function headingLevel(name: string): number {
  return name.length === 2 && name.startsWith("h") ? Number("123456".indexOf(name.charAt(1))) + 1 : 0;
}

function isHidden(element: Element): boolean {
  return attribute(element, "hidden") !== undefined || attribute(element, "aria-hidden") === "true";
}

function meta(head: Element | undefined, name: string): string {
  const found = head?.childNodes
    .filter(isElement)
    .find(
      (element) =>
        element.tagName === "meta" && (attribute(element, "name") ?? attribute(element, "property"))?.toLowerCase() === name,
    );
  return found ? oneLine(attribute(found, "content") ?? "").slice(0, MOST_BLOCK) : "";
}

function childOf(element: Element | undefined, name: string): Element | undefined {
  return element?.childNodes.filter(isElement).find(({ tagName }) => tagName === name);
}

function textIn(element: Element | undefined): string {
  return element?.childNodes.map((child) => ("value" in child ? child.value : "")).join("") ?? "";
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((one) => one.name === name)?.value;
}

function isElement(node: Node): node is Element {
  return "tagName" in node;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
