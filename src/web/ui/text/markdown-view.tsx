import type { Heading, List, Nodes, Root, RootContent, Table } from "mdast";
import { Fragment, type ReactNode, use, useMemo } from "react";
import { cn } from "#web/ui/cn.ts";
import { CitationsContext } from "./citations.ts";
import { markdownTree, safeAddress } from "./markdown-tree.ts";
import { Words } from "./words.tsx";

/** Markdown as it reads: made of elements, never of HTML, so that nothing in it can act. Its highest headings are of `level`. */
export function MarkdownView({ text, level = 2, className }: { text: string; level?: number; className?: string }) {
  const taken = useMemo(() => markdownTree(text), [text]);
  const tree = taken instanceof Promise ? use(taken) : taken;
  if (!tree) return <AsWritten text={text} className={className} />;
  const depths = tree.children.flatMap((node) => (node.type === "heading" ? [node.depth] : [])).toSorted();
  const deeper = level - (depths[0] ?? 6);
  return <div className={cn("grid gap-3 leading-6 wrap-anywhere", className)}>{drawAll(withoutGaps(tree, depths), deeper)}</div>;
}

/** The same with headings of which none skips a level that no other has. */
function withoutGaps(tree: Root, depths: readonly Heading["depth"][]): Root {
  const [highest = 1] = depths;
  const levels = [...new Set(depths)];
  const even = (node: RootContent) =>
    node.type === "heading" ? { ...node, depth: (highest + levels.indexOf(node.depth)) as Heading["depth"] } : node;
  return { ...tree, children: tree.children.map(even) };
}

/** What would take too long to be drawn with its formatting. */
function AsWritten({ text, className }: { text: string; className: string | undefined }) {
  return (
    <div className={cn("grid gap-3 leading-6 wrap-anywhere", className)}>
      <p className="text-xs text-muted">This text has more formatting than can be shown. Here it is as it was written.</p>
      <p dir="auto" className="whitespace-pre-wrap">
        {text}
      </p>
    </div>
  );
}

function drawAll(node: Root | Extract<Nodes, { children: unknown[] }>, deeper: number): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
  return node.children.map((child, at) => <Fragment key={at}>{draw(child, deeper)}</Fragment>);
}

function draw(node: RootContent, deeper: number): ReactNode {
  switch (node.type) {
    case "text":
      return <Words text={node.value} />;
    case "heading":
      return heading(Math.min(6, node.depth + deeper), drawAll(node, deeper));
    case "paragraph":
      return (
        <p dir="auto" className="whitespace-pre-line">
          {drawAll(node, deeper)}
        </p>
      );
    case "strong":
      return <strong className="font-semibold">{drawAll(node, deeper)}</strong>;
    case "emphasis":
      return <em>{drawAll(node, deeper)}</em>;
    case "delete":
      return <del>{drawAll(node, deeper)}</del>;
    case "inlineCode":
      return <code className="rounded-sm bg-sunken px-1 font-mono text-xs">{node.value}</code>;
    case "code":
      return <pre className="overflow-x-auto rounded-lg border bg-sunken p-3 font-mono text-xs leading-5">{node.value}</pre>;
    case "blockquote":
      return (
        <blockquote dir="auto" className="grid gap-2 border-s-2 ps-3 text-muted">
          {drawAll(node, deeper)}
        </blockquote>
      );
    case "list":
      return list(node, deeper);
    case "table":
      return table(node, deeper);
    case "link":
      return link(node.url, drawAll(node, deeper));
    case "image":
      return link(node.url, node.alt || node.url);
    case "break":
      return <br />;
    case "thematicBreak":
      return <hr />;
    default:
      return "value" in node ? node.value : null;
  }
}

function heading(level: number, children: ReactNode) {
  const Tag = (["h2", "h3", "h4", "h5", "h6"] as const)[level - 2] ?? "h6";
  return (
    <Tag dir="auto" className={cn("font-semibold", level === 2 && "text-base")}>
      {children}
    </Tag>
  );
}

function list(node: List, deeper: number) {
  const items = node.children.map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
    <li key={at} className={cn("ps-1 [&>*+*]:mt-1", typeof item.checked === "boolean" && "list-none")}>
      {typeof item.checked === "boolean" ? (
        <div className="-ms-5 grid grid-cols-[1.25rem_1fr]">
          <span>{item.checked ? "☑" : "☐"}</span>
          <div>{drawAll(item, deeper)}</div>
        </div>
      ) : (
        drawAll(item, deeper)
      )}
    </li>
  ));
  if (!node.ordered)
    return (
      <ul dir="auto" className="list-disc ps-5 marker:text-faint [&>li+li]:mt-1">
        {items}
      </ul>
    );
  return (
    <ol dir="auto" start={node.start ?? 1} className="list-decimal ps-6 marker:text-muted [&>li+li]:mt-1">
      {items}
    </ol>
  );
}

function table(node: Table, deeper: number) {
  const [head, ...rows] = node.children;
  return (
    <div className="overflow-x-auto">
      <table className="text-left">
        <thead>
          <tr className="border-b">
            {head?.children.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in the table
              <th key={at} dir="auto" scope="col" className="py-1 pr-4 font-medium">
                {drawAll(cell, deeper)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the table
            <tr key={at} className="border-b align-top">
              {row.children.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in the table
                <td key={column} dir="auto" className="py-1 pr-4">
                  {drawAll(cell, deeper)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function link(url: string, children: ReactNode) {
  const address = safeAddress(url);
  if (!address) return children;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="rounded-sm text-accent-ink underline decoration-accent-line underline-offset-3"
    >
      <CitationsContext value={null}>{children}</CitationsContext>
    </a>
  );
}
