import { wordTable } from "#domain/word-table.ts";
import type { Xml } from "./xml.ts";

type Node = Xml | string;

/** XHTML as people write it here: paragraphs and lists in lines, with the marks of Markdown. */
export function textOfXhtml(nodes: readonly Node[]): string {
  return blocksOf(nodes).join("\n\n");
}

const local = ({ name }: Xml) => name.slice(name.indexOf(":") + 1).toLowerCase();
const childrenOf = (node: Xml, ...names: readonly string[]) =>
  node.children.filter((child): child is Xml => typeof child !== "string" && names.includes(local(child)));

const blocks = wordTable<(node: Xml) => string[]>({
  div: ({ children }) => blocksOf(children),
  p: ({ children }) => blocksOf(children),
  ul: (node) => [listOf(node, () => "- ")],
  ol: (node) => [listOf(node, (at) => `${at + 1}. `)],
  table: (node) => [tableOf(node)],
  pre: (node) => [preformatted(node)],
  hr: () => ["---"],
  blockquote: ({ children }) => [indented(blocksOf(children).join("\n\n"), "> ", "> ")],
  dl: ({ children }) => blocksOf(children),
  dt: ({ children }) => blocksOf(children),
  dd: ({ children }) => blocksOf(children),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, (node: Xml) => [`${"#".repeat(level)} ${line(node)}`]])),
});

function blocksOf(nodes: readonly Node[]): string[] {
  const found: string[] = [];
  let words: Node[] = [];
  const end = () => {
    const text = wordsOf(words);
    if (text) found.push(text);
    words = [];
  };
  for (const node of nodes) {
    const block = typeof node === "string" ? undefined : blocks[local(node)];
    if (!block || typeof node === "string") words.push(node);
    else {
      end();
      found.push(...block(node).filter(Boolean));
    }
  }
  end();
  return found;
}

/** Words as they are shown: what is blank between them is one space. */
function wordsOf(nodes: readonly Node[]): string {
  return nodes
    .map(inline)
    .join("")
    .replace(/ *\n */g, "\n")
    .replace(/ {2,}/g, " ")
    .replace(/^[ \n]+|[ \n]+$/g, "");
}

const line = (node: Xml) => wordsOf(node.children).replaceAll("\n", " ");
const around = (mark: string, text: string) => text.replace(/^(\s*)(\S[\s\S]*?)(\s*)$/, `$1${mark}$2${mark}$3`);

function inline(node: Node): string {
  if (typeof node === "string") return node.replace(/[ \t\r\n]+/g, " ");
  const inside = () => node.children.map(inline).join("");
  switch (local(node)) {
    case "br":
      return "\n";
    case "strong":
    case "b":
      return around("**", inside());
    case "em":
    case "i":
      return around("*", inside());
    case "del":
      return around("~~", inside());
    case "code":
    case "tt":
      return around("`", inside());
    case "a":
      return linked(inside(), node.attributes.href ?? "");
    case "object":
    case "img":
      return inside().trim() || (node.attributes.alt ?? "");
    default:
      return blocks[local(node)] ? blocksOf([node]).join("\n") : inside();
  }
}

function linked(text: string, href: string): string {
  return !href || text.trim() === href ? text : `[${text}](${href})`;
}

function listOf(list: Xml, markOf: (at: number) => string): string {
  return childrenOf(list, "li", "ul", "ol")
    .map((item, at) => {
      const mark = markOf(at);
      const inside = local(item) === "li" ? blocksOf(item.children) : blocksOf([item]);
      return indented(inside.join("\n"), mark, " ".repeat(mark.length));
    })
    .join("\n");
}

function indented(text: string, first: string, further: string): string {
  return text
    .split("\n")
    .map((part, at) => `${at === 0 ? first : further}${part}`.trimEnd())
    .join("\n");
}

function tableOf(table: Xml): string {
  const rows = rowsOf(table).map((row) =>
    childrenOf(row, "td", "th").map((cell) => blocksOf(cell.children).join(" ").replaceAll("\n", " ").replaceAll("|", "\\|")),
  );
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const written = rows.map((row) => `| ${Array.from({ length: width }, (_, at) => row[at] ?? "").join(" | ")} |`);
  const [head, ...body] = written;
  return head === undefined ? "" : [head, `|${" --- |".repeat(width)}`, ...body].join("\n");
}

function rowsOf(table: Xml): Xml[] {
  return childrenOf(table, "tr", "thead", "tbody", "tfoot").flatMap((part) => (local(part) === "tr" ? [part] : rowsOf(part)));
}

/** Exactly what stands there; what is code is fenced. */
function preformatted(node: Xml): string {
  const [only, another] = node.children;
  const text = (inside: Node): string => (typeof inside === "string" ? inside : inside.children.map(text).join(""));
  const isCode = typeof only === "object" && local(only) === "code" && another === undefined;
  return isCode ? `\`\`\`\n${text(only).replace(/\n$/, "")}\n\`\`\`` : text(node);
}
