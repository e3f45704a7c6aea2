import { cleaned } from "#domain/document/clean.ts";

/** An element of XML, and what is in it in its order. */
export type Xml = { name: string; attributes: Readonly<Record<string, string>>; children: readonly (Xml | string)[] };

type Given = Readonly<Record<string, string | number | boolean | undefined>>;

/** Attributes that are undefined are left out. */
export function xml(name: string, attributes: Given = {}, ...children: readonly (Xml | string)[]): Xml {
  const said = Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return { name, attributes: Object.fromEntries(said), children };
}

/** As XML 1.0: an element of elements has a line for each, one that holds words is written as it stands. */
export function writeXml({ name, attributes, children }: Xml): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${quoted(value)}"`);
  if (children.length === 0) return `<${name}${said.join("")}/>`;
  const inside = children.map((child) => (typeof child === "string" ? escaped(child) : writeXml(child)));
  const isWords = name.includes(":") || children.some((child) => typeof child === "string");
  return `<${name}${said.join("")}>${isWords ? inside.join("") : `\n${inside.join("\n")}\n`}</${name}>`;
}

function escaped(text: string): string {
  return cleaned(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Line ends of an attribute would be read as blanks. */
function quoted(text: string): string {
  return escaped(text).replaceAll('"', "&quot;").replaceAll("\n", "&#10;").replaceAll("\t", "&#9;");
}
