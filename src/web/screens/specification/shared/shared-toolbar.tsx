import { ListTree, Printer } from "lucide-react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { FindField } from "#workspace/document/find-field.tsx";
import type { Find } from "#workspace/document/use-find.ts";

export function SharedToolbar({ find, onContents }: { find: Find; onContents: () => void }) {
  return (
    <div className="sticky top-14 z-10 flex items-center gap-2 border-b bg-surface px-4 py-2.5 text-sm sm:px-6 print:hidden">
      <IconButton label="Contents" variant="secondary" className="lg:hidden" onClick={onContents}>
        <ListTree aria-hidden />
      </IconButton>
      <FindField find={find} />
      <IconButton label="Print" className="ms-auto" onClick={() => print()}>
        <Printer aria-hidden />
      </IconButton>
    </div>
  );
}
