import { SaxesParser } from "saxes";

export type Element = { name: string; attributes: Readonly<Record<string, string>>; children: Element[]; text: string };

/** The elements of these names, wherever they stand, with what is in them; entities of the file's own are not known. */
export function elementsOf(xml: string, names: readonly string[]): Element[] {
  const found: Element[] = [];
  if (xml === "") return found;
  const open: Element[] = [];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (open.length === 0 && !names.includes(local(name))) return;
    const element: Element = { name: local(name), attributes, children: [], text: "" };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("text", (text) => {
    const top = open.at(-1);
    if (top) top.text += text;
  });
  parser.on("closetag", () => {
    const element = open.pop();
    if (element && open.length === 0) found.push(element);
  });
  parser.write(xml).close();
  return found;
}

/** Some programs write `x:row` where others write `row`. */
function local(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
