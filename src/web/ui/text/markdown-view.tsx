import type { Heading, Image, Root, RootContent } from "mdast";
import { type ReactNode, use, useMemo } from "react";
import { cn } from "#web/ui/cn.ts";
import { CitationsContext } from "./citations.ts";
import { drawMarkdown } from "./drawn-markdown.tsx";
import { markdownTree, safeAddress } from "./markdown-tree.ts";

/** Markdown as it reads: made of elements, never of HTML, so that nothing in it can act. Its highest headings are of `level`. */
export function MarkdownView({ text, level = 2, className }: { text: string; level?: number; className?: string }) {
  const taken = useMemo(() => markdownTree(text), [text]);
  const tree = taken instanceof Promise ? use(taken) : taken;
  if (!tree) return <AsWritten text={text} className={className} />;
  const depths = tree.children.flatMap((node) => (node.type === "heading" ? [node.depth] : [])).toSorted();
  const deeper = level - (depths[0] ?? 6);
  return (
    <div className={cn("grid grid-cols-1 gap-3 leading-6 wrap-anywhere", className)}>
      {drawMarkdown(withoutGaps(tree, depths).children, { deeper, link, image })}
    </div>
  );
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
    <div className={cn("grid grid-cols-1 gap-3 leading-6 wrap-anywhere", className)}>
      <p className="text-xs text-muted">This text has more formatting than can be shown. Here it is as it was written.</p>
      <p dir="auto" className="whitespace-pre-wrap">
        {text}
      </p>
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

function image({ url, alt }: Image) {
  return link(url, alt || url);
}
