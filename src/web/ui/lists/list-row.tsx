import { memo, type ReactNode } from "react";
import { cn } from "#web/ui/cn.ts";
import { ListCell, RowBox } from "./list-boxes.tsx";
import type { Listed } from "./list-spec.ts";

type RowProps<Row extends Listed> = {
  row: Row;
  place: number;
  name: string;
  draw: (row: Row) => ReactNode;
  canChoose: boolean;
  isActive: boolean;
  isChosen: boolean;
  isFirst: boolean;
  /** The headings of the columns stand right above it. */
  isFollowing: boolean;
  isLast: boolean;
};

function DrawnRow<Row extends Listed>(props: RowProps<Row>) {
  const { row, place, name, draw, canChoose, isActive, isChosen, isFirst, isFollowing, isLast } = props;
  return (
    <RowBox
      data-row={row.id}
      aria-rowindex={place}
      aria-selected={canChoose ? isChosen : undefined}
      tabIndex={isActive ? 0 : -1}
      className={cn(
        "flex scroll-mt-48 scroll-mb-20 border-x border-b bg-surface -outline-offset-2 hover:bg-canvas",
        isFirst && "rounded-t-xl border-t",
        isFollowing && "border-t",
        isLast && "rounded-b-xl shadow-card",
        isChosen && "bg-accent-soft hover:bg-accent-soft",
      )}
    >
      {canChoose ? (
        <ListCell className="flex shrink-0 items-start pt-3.5 pl-4">
          <input
            type="checkbox"
            data-choose
            tabIndex={-1}
            aria-label={`Select ${name}`}
            checked={isChosen}
            readOnly
            className="size-4 accent-accent"
          />
        </ListCell>
      ) : null}
      {draw(row)}
    </RowBox>
  );
}

/** Rests while nothing it shows changes, however the list around it moves. `memo` forgets the type parameter, nothing else. */
export const ListRow = memo(DrawnRow) as typeof DrawnRow;
