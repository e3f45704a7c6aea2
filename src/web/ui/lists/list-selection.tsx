import { Trash2, X } from "lucide-react";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { counted, inFigures } from "#web/ui/text/counted.ts";
import type { Listed } from "./list-spec.ts";
import type { List } from "./use-list.ts";

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
  // the bar goes, and the keys go on in the list
  const end = () => {
    list.chooseNone();
    list.entry.current?.back();
  };
  return (
    <div
      data-bottom-bar
      role="toolbar"
      aria-label={`Chosen ${spec.noun.many}`}
      className="print:hidden fixed bottom-4 left-1/2 z-30 flex -translate-x-1/2 items-center gap-2 rounded-xl border bg-raised py-2 pr-2 pl-4 shadow-lift animate-appear"
    >
      <p className="mr-2 whitespace-nowrap tabular-nums">{counted(chosen.length, spec.noun)} chosen</p>
      <Button
        variant="danger"
        onClick={() => {
          onRemove(chosen);
          end();
        }}
      >
        <Trash2 aria-hidden />
        Delete {inFigures(chosen.length)}
      </Button>
      <IconButton label="Choose none" side="top" onClick={end}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
