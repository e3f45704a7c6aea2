import { lazy, Suspense } from "react";
import { Skeleton } from "#web/ui/layout/skeleton.tsx";

const MarkdownView = lazy(async () => ({ default: (await import("./markdown-view.tsx")).MarkdownView }));

/** A text written in Markdown, as it reads; `level` is that of its highest headings. */
export function MarkdownText({ text, level = 2, className }: { text: string; level?: number; className?: string }) {
  return (
    <Suspense fallback={<Skeleton className="h-16" />}>
      <MarkdownView text={text} level={level} {...(className ? { className } : {})} />
    </Suspense>
  );
}
