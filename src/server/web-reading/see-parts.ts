import type { PartKind, Region, SeenPart } from "#domain/evidence/sight.ts";
import { wordTable } from "#domain/word-table.ts";
import { attribute, type Element, isElement, isHidden, type Node, oneLine, parentOf, textOf } from "./elements.ts";

/** In parts and characters: what is beyond is not about the product any more. */
const MOST_PARTS = 2500;
const MOST_TEXT = 1500;

const words = (names: string) => new Set(names.split(" "));
const unread = words("script style noscript template svg math iframe object canvas audio video textarea input dialog head");
const inline = words(
  "a abbr b bdi bdo big br center cite code data del dfn em font i img ins kbd mark nobr q s samp small span strike strong sub sup time tt u var wbr",
);
/** What shops call the price that is struck out. */
const FORMER = /\b(was|old|former|before|strike|regular|compare)-?_?(price)?\b/i;
/** What is written for ears stands apart from what is beside it. */
const FOR_EARS = /\b(sr-only|screen-reader(-text)?|visually-?hidden|assistive-text)\b/i;
const controls = words("button");
const kinds = wordTable<PartKind>({
  li: "item",
  dt: "term",
  dd: "definition",
  td: "cell",
  th: "column",
  blockquote: "quote",
  caption: "caption",
  figcaption: "caption",
  legend: "caption",
  option: "control",
  pre: "code",
  label: "caption",
  summary: "caption",
});

const regionNames: readonly (readonly [Region, RegExp])[] = [
  ["nav", /\b(nav|navbar|navigation|menu|breadcrumbs?|sidebar|toc)\b/i],
  ["footer", /\b(footer|foot|fuss|colophon)\b/i],
  ["header", /\b(site-?header|page-?header|topbar|masthead|banner|kopf)\b/i],
];
const roles = wordTable<Region>({
  navigation: "nav",
  banner: "header",
  contentinfo: "footer",
  complementary: "aside",
  main: "main",
});

/** The region an element makes of itself, by its name, its role, or what old pages call such a part. */
function ownRegion(element: Element): Region | undefined {
  const { tagName } = element;
  if (tagName === "main" || tagName === "article") return "main";
  if (tagName === "nav" || tagName === "footer" || tagName === "aside" || tagName === "header") return tagName;
  const role = attribute(element, "role");
  if (role && roles[role]) return roles[role];
  if (tagName !== "div" && tagName !== "td" && tagName !== "ul" && tagName !== "table") return undefined;
  const called = `${attribute(element, "id") ?? ""} ${attribute(element, "class") ?? ""}`;
  return called.trim() ? regionNames.find(([, names]) => names.test(called))?.[0] : undefined;
}

/** A header or footer within the content belongs to the content. */
export function regionOf(element: Element): Region {
  let found: Region | undefined;
  for (let at: Element | undefined = element; at; at = parentOf(at)) {
    const own = ownRegion(at);
    if (own === "main") return found === "nav" || found === "aside" ? found : "main";
    found ??= own;
    if (own === "nav") found = "nav";
  }
  return found ?? "main";
}

type Surroundings = { kind: PartKind; level: number; region: Region; path: number[]; cell?: SeenPart["cell"] };

/** The texts of a page in their places. */
export function partsIn(body: Element): SeenPart[] {
  const parts: SeenPart[] = [];
  let running = "";
  let struck: string[] = [];
  let linked = "";
  let [elements, tables] = [0, 0];

  function flush({ kind, level, region, path, cell }: Surroundings) {
    const text = oneLine(running).slice(0, MOST_TEXT).toWellFormed();
    const out = struck;
    const isLink = text !== "" && oneLine(linked) === text;
    [running, struck, linked] = ["", [], ""];
    if (text === "" || parts.length >= MOST_PARTS) return;
    parts.push({
      kind,
      level,
      text,
      region,
      path: [...path],
      ...(cell ? { cell } : {}),
      ...(out.length > 0 ? { struck: out } : {}),
      ...(isLink ? { isLink } : {}),
    });
  }

  function walk(node: Node, place: Surroundings) {
    if ("value" in node) running += node.value;
    if (!isElement(node) || unread.has(node.tagName) || (isHidden(node) && !isOtherPanel(node))) return;
    const { tagName } = node;
    if (inline.has(tagName)) {
      const apart = FOR_EARS.test(attribute(node, "class") ?? "") ? " " : "";
      running += apart;
      if (tagName === "br") running += "\n";
      if (/^(s|del|strike)$/.test(tagName) || FORMER.test(attribute(node, "class") ?? "")) struck.push(oneLine(textOf(node)));
      if (tagName === "a") linked += ` ${textOf(node)}`;
      for (const child of node.childNodes) walk(child, place);
      running += apart;
      return;
    }
    flush(place);
    elements += 1;
    const inside = placeIn(node, place, elements);
    if (tagName === "table") inTable(node, inside);
    else for (const child of node.childNodes) walk(child, inside);
    flush(inside);
  }

  function inTable(table: Element, place: Surroundings) {
    tables += 1;
    const number = tables;
    let row = 0;
    /** By column the row until which a cell from above reaches down. */
    const takenUntil: number[] = [];
    const rows = (element: Element, at: Surroundings) => {
      for (const child of element.childNodes.filter(isElement)) {
        elements += 1;
        const inside = { ...at, path: [...at.path, elements] };
        if (child.tagName === "tr") cells(child, inside, row++);
        else if (/^(thead|tbody|tfoot)$/.test(child.tagName)) rows(child, inside);
        else walk(child, at);
      }
    };
    const cells = (line: Element, at: Surroundings, row_number: number) => {
      let column = 0;
      for (const child of line.childNodes) {
        if (!isElement(child) || (child.tagName !== "td" && child.tagName !== "th")) continue;
        while ((takenUntil[column] ?? 0) > row_number) column += 1;
        const [rows, columns] = [spanOf(child, "rowspan"), spanOf(child, "colspan")];
        const isHead = child.tagName === "th" || parentOf(line)?.tagName === "thead";
        walk(child, { ...at, cell: { table: number, row: row_number, column, rows, columns, isHead } });
        for (let taken = column; taken < column + columns; taken += 1) takenUntil[taken] = row_number + rows;
        column += columns;
      }
    };
    rows(table, place);
  }

  walk(body, { kind: "text", level: 0, region: "main", path: [] });
  return parts;
}

/** A panel that a tab or a switch brings to sight in the place of another. */
function isOtherPanel(element: Element): boolean {
  if (attribute(element, "role") === "tabpanel") return true;
  const names = element.attrs.map(({ name }) => name).filter((name) => name.startsWith("data-"));
  const siblings = parentOf(element)?.childNodes.filter(isElement) ?? [];
  return siblings.some(
    (one) =>
      one !== element &&
      one.tagName === element.tagName &&
      !isHidden(one) &&
      names.some((name) => (attribute(one, name) ?? attribute(element, name)) !== attribute(element, name)),
  );
}

const MOST_SPAN = 20;
const spanOf = (cell: Element, name: string) => Math.min(MOST_SPAN, Math.max(1, Number(attribute(cell, name)) || 1));

function placeIn(element: Element, outer: Surroundings, number: number): Surroundings {
  const { tagName } = element;
  const level = /^h[1-6]$/.test(tagName) ? Number(tagName.charAt(1)) : 0;
  const isControl = controls.has(tagName);
  const kind: PartKind =
    level > 0 ? "heading" : isControl ? "control" : (kinds[tagName] ?? (outer.kind === "heading" ? "text" : outer.kind));
  const own = ownRegion(element);
  // a header or footer within the content belongs to the content
  const isOwn =
    own === "main" ||
    own === "nav" ||
    own === "aside" ||
    outer.path.length === 0 ||
    outer.region !== "main" ||
    !isInContent(element);
  return { ...outer, kind, level, region: own && isOwn ? own : outer.region, path: [...outer.path, number] };
}

function isInContent(element: Element): boolean {
  for (let at = parentOf(element); at; at = parentOf(at))
    if (ownRegion(at) === "main" || /^(section|li)$/.test(at.tagName)) return true;
  return false;
}
