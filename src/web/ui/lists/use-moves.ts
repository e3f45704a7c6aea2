import { useState } from "react";
import type { Listed } from "./list-spec.ts";
import { beforeWhat, type MoveRows, oneOn } from "./row-moves.ts";
import type { List } from "./use-list.ts";

type Given<Row extends Listed> = {
  list: List<Row>;
  /** Its rows can be moved, though not while it is sorted. */
  canMove: boolean;
  onMove: MoveRows<Row> | undefined;
};

/** Moves rows by one at the press of a key, and says where they stand then. */
export function useMoves<Row extends Listed>({ list, canMove, onMove }: Given<Row>) {
  const [said, setSaid] = useState("");
  const { shown, spec } = list;

  function moveOn(row: Row, direction: "up" | "down") {
    if (!onMove)
      return setSaid(list.sorted === "" || !canMove ? "" : "The list is sorted. Choose the manual order to move rows.");
    const rows = list.isChosen(row.id) ? list.chosen : [row];
    const drop = oneOn({ shown, groups: spec.groups }, rows, direction);
    if (!drop) return setSaid(`${spec.name(row)} is ${direction === "up" ? "first" : "last"} already.`);
    onMove(rows, beforeWhat(spec.rows, rows, drop) ?? null);
    const place = shown.findIndex(({ id }) => id === drop.id) + 1;
    setSaid(`${spec.name(row)} is at ${place} of ${shown.length}.`);
  }

  return { said, moveOn };
}
