import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { GripVertical } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "#web/ui/cn.ts";

type Sortable = { id: string; name: string };

type SortableRowsProps<Row extends Sortable> = {
  rows: readonly Row[];
  /** The ids in their new order. Without it the rows stay where they are. */
  onReorder?: ((ids: string[]) => void) | undefined;
  /** For now nothing is moved. */
  paused?: boolean;
  className?: string;
  /** Draws a row beside the handle it is moved by. */
  children: (row: Row, handle: ReactNode) => ReactNode;
};

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** Rows whose order means something: moved with the pointer, by touch, or with Space and the arrow keys. */
export function SortableRows<Row extends Sortable>(props: SortableRowsProps<Row>) {
  const { rows, onReorder, paused = false, className, children } = props;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  if (!onReorder) {
    return (
      <ul className={className}>
        {rows.map((row) => (
          <li key={row.id}>{children(row, null)}</li>
        ))}
      </ul>
    );
  }
  const ids = rows.map(({ id }) => id);
  const nameOf = (id: unknown) => rows.find((row) => row.id === id)?.name ?? "The row";
  const placeOf = (id: unknown) => `${ids.indexOf(String(id)) + 1} of ${ids.length}`;
  const end = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onReorder(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      onDragEnd={end}
      accessibility={{
        screenReaderInstructions: { draggable: "Press Space to pick it up, the arrow keys to move it, Space to put it down." },
        announcements: {
          onDragStart: ({ active }) => `${nameOf(active.id)} is picked up, ${placeOf(active.id)}.`,
          onDragOver: ({ active, over }) => (over ? `${nameOf(active.id)} is at ${placeOf(over.id)}.` : undefined),
          onDragEnd: ({ active, over }) => (over ? `${nameOf(active.id)} is put down at ${placeOf(over.id)}.` : undefined),
          onDragCancel: ({ active }) => `${nameOf(active.id)} is back where it was.`,
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul className={className}>
          {rows.map((row) => (
            <SortableRow key={row.id} row={row} paused={paused || rows.length < 2}>
              {(handle) => children(row, handle)}
            </SortableRow>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

type SortableRowProps = { row: Sortable; paused: boolean; children: (handle: ReactNode) => ReactNode };

function SortableRow({ row, paused, children }: SortableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: row.id,
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cn("bg-surface", isDragging && "relative z-10 rounded-md shadow-float")}
    >
      {children(
        paused ? null : (
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={`Move ${row.name}`}
            className="grid h-11 w-6 shrink-0 cursor-grab touch-none place-items-center rounded-md text-faint -outline-offset-2 hover:text-ink active:cursor-grabbing"
          >
            <GripVertical aria-hidden className="size-4" />
          </button>
        ),
      )}
    </li>
  );
}
