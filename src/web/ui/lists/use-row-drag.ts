import { type PointerEvent, useEffect, useRef, useState } from "react";
import type { Listed } from "./list-spec.ts";
import { areTogether, beforeWhat, type Drop, type MoveRows } from "./row-moves.ts";
import type { List } from "./use-list.ts";
import { rowOf } from "./use-list-place.ts";

/** In pixels: how far the pointer goes before it drags, how close to an edge the window scrolls, and how fast. */
const least = 4;
const edge = { top: 160, bottom: 80 };
const pace = 12;

type Drag<Row> = { rows: readonly Row[]; from: number; y: number; grid: HTMLElement; isMoving: boolean };

/** Rows follow the pointer that holds their handle; where they would be put is marked, and Escape lets go of them. */
export function useRowDrag<Row extends Listed>(list: List<Row>, onMove: MoveRows<Row> | undefined) {
  const [shown, setShown] = useState<{ dragged: ReadonlySet<string>; drop: Drop | null } | null>(null);
  const drag = useRef<Drag<Row> | null>(null);
  const drop = useRef<Drop | null>(null);
  const frame = useRef(0);

  function end() {
    cancelAnimationFrame(frame.current);
    drag.current = null;
    drop.current = null;
    setShown(null);
  }
  useEffect(() => {
    const letGo = (event: KeyboardEvent) => {
      if (event.key === "Escape" && drag.current?.isMoving) end();
    };
    addEventListener("keydown", letGo);
    return () => {
      removeEventListener("keydown", letGo);
      cancelAnimationFrame(frame.current);
    };
  });

  function follow() {
    const held = drag.current;
    if (!held) return;
    const found = under(held);
    const row = found && list.shown.find(({ id }) => id === found.id);
    const next = row && areTogether([...held.rows, row], list.spec.groups) ? found : null;
    if (next?.id !== drop.current?.id || next?.side !== drop.current?.side || shown === null) {
      drop.current = next;
      setShown({ dragged: new Set(held.rows.map(({ id }) => id)), drop: next });
    }
  }

  function scroll() {
    const held = drag.current;
    if (!held) return;
    if (held.y < edge.top) scrollBy(0, -pace);
    if (held.y > innerHeight - edge.bottom) scrollBy(0, pace);
    follow();
    frame.current = requestAnimationFrame(scroll);
  }

  return {
    dragged: shown?.dragged,
    drop: shown?.drop ?? null,
    handlers: onMove && {
      onPointerDown: ({ target, button, clientY, pointerId, currentTarget }: PointerEvent<HTMLElement>) => {
        const handle = target instanceof Element ? target.closest("[data-grip]") : null;
        const row = handle && list.shown.find(({ id }) => id === rowOf(handle));
        if (!row || button !== 0) return;
        handle.setPointerCapture(pointerId);
        const rows = list.isChosen(row.id) ? list.chosen : [row];
        drag.current = { rows, from: clientY, y: clientY, grid: currentTarget, isMoving: false };
      },
      onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
        const held = drag.current;
        if (!held) return;
        held.y = clientY;
        if (held.isMoving || Math.abs(clientY - held.from) < least) return;
        held.isMoving = true;
        frame.current = requestAnimationFrame(scroll);
      },
      onPointerUp: () => {
        const held = drag.current;
        if (held?.isMoving) follow();
        const before = drop.current && held ? beforeWhat(list.spec.rows, held.rows, drop.current) : undefined;
        if (held && before !== undefined) onMove(held.rows, before);
        end();
      },
      onPointerCancel: end,
    },
  };
}

/** The row at the pointer's height, or the one nearest to it. */
function under<Row>({ grid, y }: Drag<Row>): Drop | null {
  const rows = [...grid.querySelectorAll<HTMLElement>("[data-row]")].map((row) => ({ row, box: row.getBoundingClientRect() }));
  const far = ({ top, bottom }: DOMRect) => Math.max(top - y, y - bottom, 0);
  const [nearest] = rows.toSorted((a, b) => far(a.box) - far(b.box));
  const id = nearest?.row.dataset.row;
  if (!nearest || id === undefined) return null;
  const { top, height } = nearest.box;
  return { id, side: y < top + height / 2 ? "before" : "after" };
}
