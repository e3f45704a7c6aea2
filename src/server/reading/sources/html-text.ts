import type { DefaultTreeAdapterTypes } from "parse5";

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;
export const isElement = (node: Node): node is Element => "tagName" in node;

/** Elements that end a line. */
const LINES: readonly string[] = ["p", "li", "div", "tr", "h1", "h2", "h3", "h4", "h5", "h6"];

export function textOf(node: Node): string {
  if ("value" in node) return node.value;
  if (!isElement(node)) return "";
  if (node.tagName === "br") return "\n";
  const words = node.childNodes.map(textOf).join("");
  if (node.tagName === "a") return linkText(words, node.attrs.find(({ name }) => name === "href")?.value ?? "");
  return LINES.includes(node.tagName) ? `${words}\n` : words;
}

/** A link with where it leads, unless it says so itself or leads nowhere outside. */
function linkText(words: string, address: string): string {
  if (address.startsWith("#comment") || (address.startsWith("#") && words.trim() === "↑")) return "";
  const isOutside = /^(?:https?|mailto):/i.test(address);
  return isOutside && words.trim() && !address.includes(words.trim()) ? `${words} (${address})` : words;
}
