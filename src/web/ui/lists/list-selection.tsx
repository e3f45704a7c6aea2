import { Trash2, X } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { counted } from "./list-tools.tsx";
import type { List, Listed } from "./use-list.ts";

/** What can be done with the rows that are chosen, in sight wherever the list is scrolled. */
export function ListSelection<Row extends Listed>({
  list,
  onRemove,
}: {
  list: List<Row>;
  onRemove: (rows: readonly Row[]) => void;
}) {
  const { chosen, spec } = list;
  if (chosen.length === 0) return null;
  return (
    <div
      data-bottom-bar
      role="toolbar"
      aria-label={`Chosen ${spec.noun.many}`}
      className="fixed bottom-4 left-1/2 z-30 flex -translate-x-1/2 items-center gap-2 rounded-xl border bg-raised py-2 pr-2 pl-4 shadow-lift animate-appear"
    >
      <p className="mr-2 whitespace-nowrap tabular-nums">{counted(chosen.length, spec.noun)} chosen</p>
      <Button
        variant="danger"
        onClick={() => {
          onRemove(chosen);
          list.chooseNone();
        }}
      >
        <Trash2 aria-hidden />
        Delete {chosen.length}
      </Button>
      <IconButton label="Choose none" side="top" onClick={list.chooseNone}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
