import { useLayoutEffect, useRef, useState } from "react";
import type { Listed } from "./list-spec.ts";
import { beforeWhat, type MoveRows, oneOn, put } from "./row-moves.ts";
import type { List } from "./use-list.ts";

/** Moves rows by one at the press of a key, and says where they stand then; not while the list is sorted. */
export function useMoves<Row extends Listed>({ list, onMove }: { list: List<Row>; onMove: MoveRows<Row> | undefined }) {
  const [said, setSaid] = useState("");
  const { spec } = list;
  // rows are drawn where they were moved a moment later, and the next key may come before
  const stand = useRef({ shown: list.shown, all: spec.rows });
  useLayoutEffect(() => {
    stand.current = { shown: list.shown, all: spec.rows };
  }, [list.shown, spec.rows]);

  function moveOn(row: Row, direction: "up" | "down") {
    if (!onMove) return setSaid("");
    if (list.sorted !== "") return setSaid("The list is sorted. Choose the manual order to move rows.");
    const { shown, all } = stand.current;
    const rows = list.isChosen(row.id) ? list.chosen : [row];
    const drop = oneOn({ shown, groups: spec.groups }, rows, direction);
    if (!drop) return setSaid(`${spec.name(row)} is ${direction === "up" ? "first" : "last"} already.`);
    onMove(rows, beforeWhat(all, rows, drop) ?? null);
    stand.current = { shown: put(shown, rows, drop), all: put(all, rows, drop) };
    const place = shown.findIndex(({ id }) => id === drop.id) + 1;
    setSaid(`${spec.name(row)} is at ${place} of ${shown.length}.`);
  }

  return { said, moveOn };
}
