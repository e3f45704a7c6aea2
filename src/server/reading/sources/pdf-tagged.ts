import type { getDocumentProxy } from "unpdf";
import type { SourceBlock } from "#domain/bring/source.ts";
import { APART, type Said, saidOn, usualFont } from "./pdf-said.ts";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Node = { role?: string; type?: string; id?: string; children?: Node[] };
type Part = { text: string; fonts: ReadonlySet<string> };

const STEP = /^(?:Given|When|Then|And|But)\b/;
const INLINE = new Set(["Span", "Link", "Code", "Em", "Strong"]);
/** Said again elsewhere in the document. */
const AGAIN = new Set(["TOC", "Figure", "Lbl"]);

/** The blocks of a PDF that promises by PDF/UA that its tags say what each part of it is; null of others. */
export async function taggedBlocks(pdf: Pdf): Promise<SourceBlock[] | null> {
  const { metadata } = await pdf.getMetadata();
  if (!(metadata as { get: (name: string) => unknown } | null)?.get("pdfuaid:part")) return null;
  const pages: { tree: Node; said: ReadonlyMap<string, Said> }[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const tree: Node | null = await page.getStructTree();
    if (tree) pages.push({ tree, said: await saidOn(page) });
  }
  const body = usualFont(pages.flatMap(({ said }) => [...said.values()]));
  const blocks: SourceBlock[] = [];
  for (const { tree, said } of pages) {
    const [first, ...rest] = createReader(said, body).blocksOf(tree);
    if (!first) continue;
    const open = blocks.at(-1);
    if (!open || !goesOn(open, first)) blocks.push(first);
    blocks.push(...rest);
  }
  return blocks.length > 0 ? blocks : null;
}

function createReader(said: ReadonlyMap<string, Said>, body: string) {
  const places = new Map([...said.keys()].map((id, at) => [id, at]));
  const placeOf = ({ id = "", children = [] }: Node): number =>
    Math.min(places.get(id) ?? Number.POSITIVE_INFINITY, ...children.map(placeOf));
  /** What a span holds may stand in several places. */
  const asDrawn = (nodes: readonly Node[] = []) =>
    nodes
      .map((node) => ({ node, at: placeOf(node) }))
      .toSorted((one, other) => (one.at === other.at ? 0 : one.at - other.at))
      .map(({ node }) => node);

  function partOf(node: Node): Part {
    if (AGAIN.has(node.role ?? "")) return { text: "", fonts: new Set() };
    if (node.type === "content") {
      const { text, font } = said.get(node.id ?? "") ?? { text: "", font: "" };
      return { text, fonts: new Set(text.trim() ? [font] : []) };
    }
    const parts = asDrawn(node.children).map(partOf);
    return { text: parts.map(({ text }) => text).join(""), fonts: new Set(parts.flatMap(({ fonts }) => [...fonts])) };
  }

  function paragraph(nodes: readonly Node[]): SourceBlock[] {
    const { text, fonts } = partOf({ role: "P", children: [...nodes] });
    const whole = lines(text);
    const strong = fonts.size > 0 && !fonts.has(body);
    return whole ? [{ kind: "paragraph", text: whole, ...(strong ? { strong } : {}) }] : [];
  }

  function itemsOf(list: Node, depth: number): SourceBlock[] {
    return (list.children ?? []).flatMap((item): SourceBlock[] => {
      if (item.role === "L") return itemsOf(item, depth + 1);
      const label = said.get((item.children ?? []).find(({ role }) => role === "Lbl")?.children?.[0]?.id ?? "")?.text ?? "";
      const inside = (item.children ?? []).flatMap((child) => (child.role === "LBody" ? (child.children ?? []) : []));
      const text = lines(partOf({ children: inside.filter(({ role }) => role !== "L") }).text);
      const own: SourceBlock[] = text ? [{ kind: "item", depth, ordered: /\d/.test(label), text }] : [];
      return [...own, ...inside.flatMap((child) => (child.role === "L" ? itemsOf(child, depth + 1) : []))];
    });
  }

  function tableOf(table: Node): SourceBlock[] {
    const rows = rowsIn(table).map((row) => (row.children ?? []).map((cell) => lines(partOf(cell).text)));
    const isHead = rowsIn(table)[0]?.children?.every(({ role }) => role === "TH");
    const columns = isHead ? rows.shift() : undefined;
    return [{ kind: "table", columns: columns ?? [], rows }];
  }

  function blocksOf(node: Node): SourceBlock[] {
    const blocks: SourceBlock[] = [];
    let loose: Node[] = [];
    const end = () => {
      blocks.push(...paragraph(loose));
      loose = [];
    };
    for (const child of asDrawn((node.children ?? []).flatMap(wordsOf))) {
      const level = /^H([1-6])$/.exec(child.role ?? "")?.[1];
      const isWords = child.type === "content";
      // words without a block of their own go on where they stand on the same line
      if (!isWords || partOf(child).text.startsWith(APART)) end();
      if (isWords) loose.push(child);
      else if (level) blocks.push({ kind: "heading", level: Number(level), text: lines(partOf(child).text) });
      else if (child.role === "P") blocks.push(...paragraph([child]));
      else if (child.role === "L") blocks.push(...itemsOf(child, 0));
      else if (child.role === "Table") blocks.push(...tableOf(child));
      else if (!AGAIN.has(child.role ?? "")) blocks.push(...blocksOf(child));
    }
    end();
    return blocks;
  }

  return { blocksOf };
}

/** Words without a block of their own, apart: one span may hold what stands in several places. */
const wordsOf = (node: Node): Node[] =>
  INLINE.has(node.role ?? "") ? (node.children ?? []).flatMap(wordsOf) : node.type === "object" ? [] : [node];

const rowsIn = (node: Node): Node[] => (node.children ?? []).flatMap((child) => (child.role === "TR" ? [child] : rowsIn(child)));

/** Lines that go on are joined; a step of a scenario stands on a line of its own. */
function lines(text: string): string {
  const each = text.trim().split(/([\n\v\f]+)/);
  const isScenario = STEP.test(text.trim());
  return each.reduce((all, line, at) => {
    if (at % 2 === 1) return all;
    const isOwn = at > 0 && (/[\n\f]/.test(each[at - 1] ?? "") || (isScenario && STEP.test(line.trim())));
    return at === 0 ? line.trim() : `${all}${isOwn ? "\n" : " "}${line.trim()}`;
  }, "");
}

/** What a page breaks apart, made whole. */
function goesOn(open: SourceBlock, next: SourceBlock): boolean {
  if (open.kind === "table" && next.kind === "table" && next.columns.length === 0) {
    open.rows.push(...next.rows);
    return true;
  }
  const isBroken = open.kind === "paragraph" && next.kind === "paragraph" && open.strong === next.strong;
  if (!isBroken || /[.!?:]$/.test(open.text) || !/^[\p{Ll}(]/u.test(next.text)) return false;
  open.text = `${open.text} ${next.text}`;
  return true;
}
