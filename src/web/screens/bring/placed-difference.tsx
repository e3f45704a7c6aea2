import { fieldLabel, isText } from "#domain/bring/kinds.ts";
import type { Match } from "#domain/bring/match.ts";
import { markWords } from "#domain/compare/words.ts";
import { MarkedText } from "#web/ui/text/marked-text.tsx";

/** What stands and what would stand there instead, their own words marked, field by field. */
export function PlacedDifference({ match: { row, stored, fields, text, before } }: { match: Match }) {
  return (
    <div className="grid gap-3 ps-6.5">
      {fields.map((field) => {
        const marks = isText(row.kind)
          ? markWords(before ?? "", text ?? "")
          : markWords(stored?.words[field] ?? "", row.words[field] ?? "");
        return (
          <div key={field} className="grid gap-1.5">
            <p className="text-xs text-faint">{fieldLabel(row.kind, field)}</p>
            <div className="grid gap-3 rounded-lg border bg-canvas p-3 sm:grid-cols-2">
              <div className="grid content-start gap-1">
                <p className="text-2xs font-medium text-faint">Now</p>
                <MarkedText marks={marks.before} side="before" />
              </div>
              <div className="grid content-start gap-1">
                <p className="text-2xs font-medium text-faint">After the import</p>
                <MarkedText marks={marks.after} side="after" />
              </div>
            </div>
          </div>
        );
      })}
    </div>
  );
}
