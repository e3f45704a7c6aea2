import { fieldLabel, mainField } from "#domain/bring/kinds.ts";
import type { Over, Placed } from "#domain/bring/placed.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { CutText } from "#web/ui/text/cut-text.tsx";

/** What of a piece is too long for its field, and where it goes. */
export function PlacedOver({ row: { kind }, over }: { row: Placed; over: readonly Over[] }) {
  return (
    <div className="grid gap-2 ps-6.5">
      {over.map(({ field, rest }) =>
        rest ? (
          <Banner
            key={field}
            tone="warning"
            title={`${fieldLabel(kind, field)} is too long by ${rest.length.toLocaleString("en")} characters, which stay source text`}
          >
            <CutText>
              <p className="whitespace-pre-wrap wrap-anywhere">{rest}</p>
            </CutText>
          </Banner>
        ) : field === "name" ? (
          <p key={field} className="text-xs text-muted">
            The title is shortened; you find all of it in {fieldLabel(kind, mainField(kind))}.
          </p>
        ) : null,
      )}
    </div>
  );
}
