import { useEffect, useRef, useState } from "react";
import { followAdded } from "#web/lib/added-rows.ts";
import { giveFocus } from "#web/ui/actions/give-focus.ts";
import { afterDialogs } from "#web/ui/dialogs/after-dialogs.ts";
import { markRow } from "#web/ui/lists/mark-row.ts";

/** Where the keys go on once a section was written, added or deleted; `goOnAt` nothing leads to what adds one. */
export function useSectionFocus() {
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [wanted, setWanted] = useState<{ id: string | undefined; isNew: boolean } | null>(null);
  useEffect(() => followAdded((id) => setWanted({ id, isNew: true })), []);
  useEffect(() => {
    if (!wanted) return;
    return afterDialogs(() => {
      const section = frame.current?.querySelector(`[data-section="${wanted.id}"]`);
      giveFocus(section ?? opener.current);
      if (section && wanted.isNew) markRow(section);
    });
  }, [wanted]);
  return { frame, opener, goOnAt: (id: string | undefined) => setWanted({ id, isNew: false }) };
}
