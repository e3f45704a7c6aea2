import { type ReactNode, useState } from "react";
import type { Sheet } from "#domain/document/sheets.ts";
import { useIsWide } from "#web/ui/layout/use-is-wide.ts";
import { partHeight } from "./estimated-height.ts";

/** The room it probably needs is said once: from then on it is remembered. */
export function DrawnSheet({ sheet, children }: { sheet: Sheet; children: ReactNode }) {
  const isWide = useIsWide();
  const [height] = useState(() => sheet.parts.reduce((sum, part) => sum + partHeight(part, isWide), 0));
  return (
    <div className="document-sheet" style={{ containIntrinsicBlockSize: `auto ${height}px` }}>
      {children}
    </div>
  );
}
