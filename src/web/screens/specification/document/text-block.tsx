import { Suspense } from "react";
import type { Block } from "#domain/document/document.ts";
import { MarkdownView } from "#web/ui/text/markdown-view.tsx";

type Text = Extract<Block, { kind: "prose" | "missing" }>;

/** A text in the user's words, or what is said where there is none. */
export function TextBlock({ block }: { block: Text }) {
  return (
    <section className="mt-4" aria-label={block.field} data-reference={block.field}>
      {block.kind === "prose" ? <Prose text={block.markdown} /> : <p className="text-faint italic">{block.text}</p>}
    </section>
  );
}

/** A long text is taken apart beside the page. */
export function Prose({ text }: { text: string }) {
  return (
    <Suspense fallback={<p className="whitespace-pre-wrap">{text}</p>}>
      <MarkdownView text={text} level={5} className="leading-[1.7]" />
    </Suspense>
  );
}
