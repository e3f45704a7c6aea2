import { markdownTexts } from "#domain/compare/parts.ts";
import type { Item } from "#domain/compare/version.ts";
import { MarkdownText } from "#web/ui/text/markdown-text.tsx";
import { WrittenLines } from "#web/ui/text/written-lines.tsx";

/** Everything a row says, under what each text is called; a lone text needs no name. */
export function ItemWords({ item }: { item: Item }) {
  const words = item.fields.filter(({ key, text }) => key !== "name" && text !== "");
  if (words.length === 0) return null;
  return (
    <dl className="grid gap-3">
      {words.map(({ key, label, text }) => (
        <div key={key} className="min-w-0">
          <dt className={label === item.title ? "sr-only" : "text-xs text-muted"}>{label}</dt>
          <dd>{markdownTexts.has(key) ? <MarkdownText text={text} level={4} /> : <WrittenLines text={text} />}</dd>
        </div>
      ))}
    </dl>
  );
}
