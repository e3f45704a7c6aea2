import { memo, type ReactNode } from "react";
import { cn } from "#web/ui/cn.ts";
import { RowBox } from "./list-boxes.tsx";
import type { Listed } from "./list-spec.ts";
import { RowHandle } from "./row-handle.tsx";

type RowProps<Row extends Listed> = {
  row: Row;
  place: number;
  name: string;
  draw: (row: Row) => ReactNode;
  canChoose: boolean;
  canMove: boolean;
  /** It is being dragged, or others would be put beside it. */
  isDragged: boolean;
  drop: "before" | "after" | undefined;
  isActive: boolean;
  isChosen: boolean;
  isFirst: boolean;
  /** The headings of the columns stand right above it. */
  isFollowing: boolean;
  isLast: boolean;
};

function DrawnRow<Row extends Listed>(props: RowProps<Row>) {
  const { row, place, name, draw, canChoose, canMove, isDragged, drop, isActive, isChosen, isFirst, isFollowing, isLast } = props;
  return (
    <RowBox
      data-row={row.id}
      aria-rowindex={place}
      aria-selected={canChoose ? isChosen : undefined}
      aria-keyshortcuts={canMove ? "Alt+ArrowUp Alt+ArrowDown" : undefined}
      tabIndex={isActive ? 0 : -1}
      className={cn(
        "group/row relative flex scroll-mt-48 scroll-mb-20 border-x border-b bg-surface -outline-offset-2 hover:bg-canvas",
        isFirst && "rounded-t-xl border-t",
        isFollowing && "border-t",
        isLast && "rounded-b-xl shadow-card",
        isChosen && "bg-accent-soft hover:bg-accent-soft",
        isDragged && "opacity-50",
        drop && "after:pointer-events-none after:absolute after:inset-x-0 after:h-0.5 after:bg-accent",
        drop && (drop === "before" ? "after:-top-px" : "after:-bottom-px"),
      )}
    >
      {canChoose ? <RowHandle name={name} canMove={canMove} isChosen={isChosen} /> : null}
      {draw(row)}
    </RowBox>
  );
}

/** Rests while nothing it shows changes, however the list around it moves. `memo` forgets the type parameter, nothing else. */
export const ListRow = memo(DrawnRow) as typeof DrawnRow;
