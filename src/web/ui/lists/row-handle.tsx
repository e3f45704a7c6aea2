import { cn } from "#web/ui/cn.ts";
import { gripIcon } from "#web/ui/marks/row-icons.tsx";
import { ListCell } from "./list-boxes.tsx";

/** How wide what stands before a row's cells is. */
export const handleWidth = (canMove: boolean) => (canMove ? "w-13 pointer-coarse:w-15" : "w-9 pointer-coarse:w-11");

/** What a row is moved and chosen by. The keys do both from the row itself, so neither is a stop for Tab. */
export function RowHandle({ name, canMove, isChosen }: { name: string; canMove: boolean; isChosen: boolean }) {
  return (
    <ListCell className={cn("flex shrink-0 items-start justify-end", handleWidth(canMove))}>
      {canMove ? (
        <span
          data-grip
          aria-hidden
          title={`Drag to move ${name}, or press Alt with an arrow key`}
          className="grid h-11 grow cursor-grab touch-none place-items-center text-faint/50 group-hover/row:text-faint group-focus-visible/row:text-faint active:cursor-grabbing pointer-coarse:text-faint"
        >
          {gripIcon}
        </span>
      ) : null}
      <label className="flex h-11 w-7 items-start justify-center pt-3.5 pointer-coarse:w-9">
        <input
          type="checkbox"
          data-choose
          tabIndex={-1}
          aria-label={`Select ${name}`}
          checked={isChosen}
          readOnly
          className="size-4 accent-accent"
        />
      </label>
    </ListCell>
  );
}
