import { type ComponentProps, type ReactNode, useDeferredValue } from "react";
import { cn } from "#web/ui/cn.ts";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { GridBox, RowBox, RowGroupBox } from "./list-boxes.tsx";
import { ListHead } from "./list-head.tsx";
import type { ListItem } from "./list-items.ts";
import { ListRow } from "./list-row.tsx";
import { ListSelection } from "./list-selection.tsx";
import type { Listed } from "./list-spec.ts";
import { handleWidth } from "./row-handle.tsx";
import type { MoveRows } from "./row-moves.ts";
import type { List } from "./use-list.ts";
import { useListKeys } from "./use-list-keys.ts";
import { useListWindow } from "./use-list-window.ts";
import { useMoves } from "./use-moves.ts";
import { useRowDrag } from "./use-row-drag.ts";

export type ListRowsProps<Row extends Listed> = {
  list: List<Row>;
  label: string;
  /** The cells of a row, each a `ListCell`. Give a function that stays the same while what it looks at does. */
  children: (row: Row) => ReactNode;
  /** The height of a row before it is measured, in pixels. */
  estimate?: number;
  /** The headings of the columns, laid out by the same class as a row's cells; without it there are none. */
  columns?: ReactNode;
  /** What stands above the rows of a group, given the group's id and how many rows are shown. */
  groupHead?: (id: string, count: number) => ReactNode;
  /** Rows that stay drawn wherever the list is scrolled, such as one that is being written. */
  kept?: readonly string[];
  /** What Enter does with a row. */
  onOpen?: ((row: Row) => void) | undefined;
  /** What Delete does with a row; one list may ask first, another may not. */
  onRemove?: ((row: Row) => void) | undefined;
  /** Deletes what is chosen, at once; without it nothing can be chosen. */
  onRemoveMany?: ((rows: readonly Row[]) => void) | undefined;
  /** Moves rows; without it they stay where they are, and so they do while the list is sorted. */
  onMove?: MoveRows<Row> | undefined;
  /** What else can be done with what is chosen: entries of a menu. */
  chosenMenu?: ((rows: readonly Row[], end: () => void) => ReactNode) | undefined;
  /** What an entry of that menu has opened. */
  dialog?: ReactNode;
};

/** The rows of a list, of which only those in sight are drawn. */
export function ListRows<Row extends Listed>(props: ListRowsProps<Row>) {
  // what stands around the list is drawn first, so that neither holds up a frame
  const isDue = useDeferredValue(true, false);
  return isDue ? <DrawnRows {...props} /> : null;
}

function DrawnRows<Row extends Listed>(props: ListRowsProps<Row>) {
  const { list, label, children, columns, groupHead, kept = [], estimate = 72, onRemoveMany, chosenMenu } = props;
  const { spec, shown, items, isNarrowed } = list;
  const canChoose = onRemoveMany !== undefined;
  const onMove = list.sorted === "" ? props.onMove : undefined;
  const canMove = canChoose && onMove !== undefined;
  const moves = useMoves({ list, onMove: props.onMove });
  const keys = useListKeys({ ...props, onMoveOn: moves.moveOn });
  const { dragged, drop, handlers: dragging } = useRowDrag(list, onMove);
  const { isPrinting, frame, measure, drawn } = useListWindow({
    view: list.asked,
    items,
    estimate,
    kept: [...kept, keys.active ?? ""],
    reference: spec.reference,
    keys,
  });
  const heads = columns ? 1 : 0;
  if (shown.length === 0 && isNarrowed) return <NothingFound list={list} elsewhere={keys.elsewhere} />;
  return (
    <>
      <GridBox
        aria-label={label}
        aria-rowcount={items.length + heads}
        aria-multiselectable={canChoose || undefined}
        {...keys.handlers}
        {...dragging}
      >
        {columns ? (
          <RowGroupBox>
            <RowBox aria-rowindex={1} className="flex rounded-t-xl border-x border-t bg-surface text-xs text-muted">
              {canChoose ? <div role="none" className={cn("shrink-0", handleWidth(canMove))} /> : null}
              {columns}
            </RowBox>
          </RowGroupBox>
        ) : null}
        <div ref={frame} role="none" className={isPrinting ? "h-auto!" : "relative"}>
          {runs(drawn).map(({ group, members }) => (
            <RowGroupBox key={group?.id ?? ""} aria-label={group?.name}>
              {members.map(({ item, index }) => (
                <div
                  key={item.key}
                  ref={measure}
                  role="none"
                  data-index={index}
                  className={isPrinting ? "break-inside-avoid" : "absolute inset-x-0"}
                >
                  {item.kind === "head" ? (
                    <ListHead place={index + heads + 1}>{groupHead?.(item.group.id, item.count)}</ListHead>
                  ) : (
                    <ListRow
                      row={item.row}
                      place={index + heads + 1}
                      name={spec.name(item.row)}
                      draw={children}
                      canChoose={canChoose}
                      canMove={canMove}
                      isDragged={dragged?.has(item.key) ?? false}
                      drop={drop?.id === item.key ? drop.side : undefined}
                      isActive={item.key === keys.active}
                      isChosen={list.isChosen(item.key)}
                      isFirst={item.isFirst && !columns}
                      isFollowing={item.isFirst && columns !== undefined}
                      isLast={item.isLast}
                    />
                  )}
                </div>
              ))}
            </RowGroupBox>
          ))}
        </div>
      </GridBox>
      <p role="status" className="sr-only">
        {moves.said}
      </p>
      {onRemoveMany ? <ListSelection list={list} onRemove={onRemoveMany} onMove={onMove} menu={chosenMenu} /> : null}
      {props.dialog}
    </>
  );
}

type Drawn<Row> = { item: ListItem<Row> };

/** What stands one below the other in one group. */
function runs<Row, Each extends Drawn<Row>>(drawn: readonly Each[]) {
  const found: { group: Each["item"]["group"]; members: Each[] }[] = [];
  for (const each of drawn) {
    const last = found.at(-1);
    if (last && last.group?.id === each.item.group?.id) last.members.push(each);
    else found.push({ group: each.item.group, members: [each] });
  }
  return found;
}

function NothingFound<Row extends Listed>({ list, elsewhere }: { list: List<Row>; elsewhere: ComponentProps<"button"> }) {
  return (
    <EmptyState
      title={`No ${list.spec.noun.many} match`}
      text="Try other words, or show all of them."
      action={
        <button
          type="button"
          className="rounded-sm text-accent-ink underline-offset-4 hover:underline"
          onClick={list.clear}
          {...elsewhere}
        >
          Show all {list.spec.noun.many}
        </button>
      }
    />
  );
}
