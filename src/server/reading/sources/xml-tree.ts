import { SaxesParser } from "saxes";
import { type Xml, xml } from "#domain/export/reqif/xml.ts";

type Open = { name: string; attributes: Record<string, string>; children: (Xml | string)[] };

/** A whole file of XML with its words in their order; names without their prefixes, entities of the file's own are not known. */
export function xmlTree(text: string): Xml {
  const open: Open[] = [{ name: "", attributes: {}, children: [] }];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    open.push({ name: name.slice(name.indexOf(":") + 1), attributes, children: [] });
  });
  const say = (words: string) => open.at(-1)?.children.push(words);
  parser.on("text", say);
  parser.on("cdata", say);
  parser.on("closetag", () => {
    const closed = open.pop();
    if (closed) open.at(-1)?.children.push(xml(closed.name, closed.attributes, ...closed.children));
  });
  parser.write(text).close();
  const root = open[0]?.children.find((child) => typeof child !== "string");
  if (!root || typeof root === "string") throw new TypeError("There is no XML in it.");
  return root;
}

export const childrenOf = ({ children }: Xml, name?: string): Xml[] =>
  children.filter((child): child is Xml => typeof child !== "string" && (name === undefined || child.name === name));

/** What stands within these names, one in the other. */
export const within = (node: Xml, ...names: readonly string[]): Xml[] =>
  names.reduce((found: Xml[], name) => found.flatMap((one) => childrenOf(one, name)), [node]);

export const wordsIn = ({ children }: Xml): string =>
  children.map((child) => (typeof child === "string" ? child : wordsIn(child))).join("");
