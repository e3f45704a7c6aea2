import { describedFormats, type ExportFormat } from "#domain/export/formats.ts";
import { cn } from "#web/ui/cn.ts";
import { CodeBlock } from "#web/ui/text/code-block.tsx";

const shown: readonly ExportFormat[] = ["markdown", "html", "json", "csv"];
/** In characters: as much as anybody looks at before a file is opened. */
const MOST = 100_000;

export const isShown = (format: ExportFormat) => shown.includes(format);

/** What is in a file, before it is kept: a web page as it looks, anything else as it is written. */
export function ExportPreview({ text, format, className }: { text: string; format: ExportFormat; className?: string }) {
  const { label } = describedFormats[format];
  return (
    <section className={cn("grid gap-2", className)}>
      <h3 className="text-xs font-semibold text-muted">Preview</h3>
      {format === "html" ? (
        <iframe title={`${label} preview`} sandbox="" srcDoc={text} className="h-[60vh] w-full rounded-lg border bg-surface" />
      ) : (
        <CodeBlock label={`${label} preview`} className="max-h-[60vh] overflow-y-auto">
          {text.length > MOST ? `${text.slice(0, MOST)}…` : text}
        </CodeBlock>
      )}
    </section>
  );
}
