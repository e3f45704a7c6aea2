import type { Image, List, RootContent, Table } from "mdast";
import { Fragment, type ReactNode } from "react";
import { cn } from "#web/ui/cn.ts";
import { Words } from "./words.tsx";

/** By how many levels headings are lower than they were written, and what becomes of links and pictures. */
export type Drawing = {
  deeper: number;
  link: (url: string, children: ReactNode) => ReactNode;
  image: (node: Image) => ReactNode;
};

/** What Markdown was taken apart into, as elements. */
export function drawMarkdown(nodes: readonly RootContent[], how: Drawing): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
  return nodes.map((node, at) => <Fragment key={at}>{draw(node, how)}</Fragment>);
}

function draw(node: RootContent, how: Drawing): ReactNode {
  switch (node.type) {
    case "text":
      return <Words text={node.value} />;
    case "heading":
      return heading(Math.min(6, node.depth + how.deeper), drawMarkdown(node.children, how));
    case "paragraph":
      return (
        <p dir="auto" className="whitespace-pre-line">
          {drawMarkdown(node.children, how)}
        </p>
      );
    case "strong":
      return <strong className="font-semibold">{drawMarkdown(node.children, how)}</strong>;
    case "emphasis":
      return <em>{drawMarkdown(node.children, how)}</em>;
    case "delete":
      return <del>{drawMarkdown(node.children, how)}</del>;
    case "inlineCode":
      return <code className="rounded-sm bg-sunken px-1 font-mono text-xs">{node.value}</code>;
    case "code":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        <pre tabIndex={0} className="overflow-x-auto rounded-lg border bg-sunken p-3 font-mono text-xs leading-5">
          {node.value}
        </pre>
      );
    case "blockquote":
      return (
        <blockquote dir="auto" className="grid gap-2 border-s-2 ps-3 text-muted">
          {drawMarkdown(node.children, how)}
        </blockquote>
      );
    case "list":
      return list(node, how);
    case "table":
      return table(node, how);
    case "link":
      return how.link(node.url, drawMarkdown(node.children, how));
    case "image":
      return how.image(node);
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

function list(node: List, how: Drawing) {
  const items = node.children.map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
    <li key={at} className={cn("ps-1 [&>*+*]:mt-1", typeof item.checked === "boolean" && "list-none")}>
      {typeof item.checked === "boolean" ? (
        <div className="-ms-5 grid grid-cols-[1.25rem_1fr]">
          <span>{item.checked ? "☑" : "☐"}</span>
          <div>{drawMarkdown(item.children, how)}</div>
        </div>
      ) : (
        drawMarkdown(item.children, how)
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

function table(node: Table, how: Drawing) {
  const [head, ...rows] = node.children;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <div tabIndex={0} className="overflow-x-auto">
      <table className="text-left">
        <thead>
          <tr className="border-b">
            {head?.children.map((cell, at) => {
              // a heading that says nothing is none
              const Cell = cell.children.length > 0 ? "th" : "td";
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in the table
                <Cell key={at} dir="auto" scope={Cell === "th" ? "col" : undefined} className="py-1 pr-4 font-medium">
                  {drawMarkdown(cell.children, how)}
                </Cell>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the table
            <tr key={at} className="border-b align-top">
              {row.children.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in the table
                <td key={column} dir="auto" className="py-1 pr-4">
                  {drawMarkdown(cell.children, how)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
