import { ChevronUp, Trash2, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { DropdownMenu, MenuItem } from "#web/ui/actions/dropdown-menu.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { counted, inFigures } from "#web/ui/text/counted.ts";
import type { Listed } from "./list-spec.ts";
import { areTogether, type MoveRows } from "./row-moves.ts";
import type { List } from "./use-list.ts";

type Props<Row extends Listed> = {
  list: List<Row>;
  onRemove: (rows: readonly Row[]) => void;
  onMove: MoveRows<Row> | undefined;
  menu: ((rows: readonly Row[], end: () => void) => ReactNode) | undefined;
};

/** What can be done with the rows that are chosen, in sight wherever the list is scrolled. */
export function ListSelection<Row extends Listed>({ list, onRemove, onMove, menu }: Props<Row>) {
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
      className="print:hidden fixed bottom-4 left-1/2 z-30 flex w-max max-w-[calc(100vw-1rem)] -translate-x-1/2 flex-wrap items-center gap-2 rounded-xl border bg-raised py-2 pr-2 pl-4 shadow-lift animate-appear"
    >
      <p className="mr-2 whitespace-nowrap tabular-nums">{counted(chosen.length, spec.noun)} chosen</p>
      {menu || onMove ? (
        <DropdownMenu
          trigger={
            <Button>
              Change
              <ChevronUp aria-hidden />
            </Button>
          }
        >
          {onMove ? <MoveItems list={list} onMove={onMove} /> : null}
          {menu?.(chosen, end)}
        </DropdownMenu>
      ) : null}
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

/** For whoever does not drag. */
function MoveItems<Row extends Listed>({ list, onMove }: { list: List<Row>; onMove: MoveRows<Row> }) {
  const { spec } = list;
  const chosen: readonly Row[] = list.chosen;
  if (!areTogether(chosen, spec.groups)) return null;
  const others = spec.rows.filter((row) => !chosen.includes(row) && areTogether([...chosen, row], spec.groups));
  return (
    <>
      <MenuItem onSelect={() => onMove(chosen, others[0]?.id ?? null)}>Move to the top</MenuItem>
      <MenuItem onSelect={() => onMove(chosen, null)}>Move to the end</MenuItem>
    </>
  );
}
