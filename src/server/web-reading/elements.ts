import type { DefaultTreeAdapterTypes } from "parse5";

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

export function isElement(node: Node | DefaultTreeAdapterTypes.ParentNode): node is Element {
  return "tagName" in node;
}

export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((one) => one.name === name)?.value;
}

export function childOf(element: Element | undefined, name: string): Element | undefined {
  return element?.childNodes.filter(isElement).find(({ tagName }) => tagName === name);
}

export function parentOf({ parentNode }: Element): Element | undefined {
  return parentNode && isElement(parentNode) ? parentNode : undefined;
}

/** All elements below one, in the order of the page, as deep as it was parsed. */
export function descendants(element: Element): Element[] {
  return element.childNodes.filter(isElement).flatMap((child) => [child, ...descendants(child)]);
}

/** The text in an element, of whatever it consists. */
export function textOf(element: Element | undefined): string {
  const said: string[] = [];
  const walk = (node: Node) => {
    if ("value" in node) said.push(node.value);
    else if (isElement(node)) for (const child of node.childNodes) walk(child);
  };
  if (element) walk(element);
  return said.join("");
}

export function isHidden(element: Element): boolean {
  return (
    attribute(element, "hidden") !== undefined ||
    attribute(element, "aria-hidden") === "true" ||
    /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attribute(element, "style") ?? "")
  );
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
