import type { KeyboardEvent, MouseEvent } from "react";
import { isUndo } from "#web/ui/feedback/undo-keys.ts";
import type { Listed } from "./list-spec.ts";
import type { List } from "./use-list.ts";
import { rowOf, useListPlace } from "./use-list-place.ts";

/** In rows. */
const page = 10;

const writing = "input:not([data-choose]), textarea, select, [contenteditable=true], [role=combobox]";

const none: readonly never[] = [];

type Given<Row extends Listed> = {
  list: List<Row>;
  /** The rows that are being written. */
  kept?: readonly string[] | undefined;
  onOpen?: ((row: Row) => void) | undefined;
  onRemove?: ((row: Row) => void) | undefined;
  onRemoveMany?: ((rows: readonly Row[]) => void) | undefined;
  onMoveOn: (row: Row, direction: "up" | "down") => void;
};

/** What the keys do with the row they are on: one row of a list can be reached by Tab, the arrows lead on from it. */
export function useListKeys<Row extends Listed>({ list, kept = none, onOpen, onRemove, onRemoveMany, onMoveOn }: Given<Row>) {
  const { shown, chosen, choose, chooseAll, chooseNone, searchField } = list;
  const { at, active, wanted, goTo, follow, focusField, grid, elsewhere, onFocus, onBlur } = useListPlace(list, kept);

  function go(to: number, extend: boolean) {
    const row = shown[Math.max(0, Math.min(shown.length - 1, to))];
    if (!row) return;
    if (extend && onRemoveMany && active) {
      if (!list.isChosen(active.id)) choose(active.id);
      if (!list.isChosen(row.id)) choose(row.id, { range: true });
    }
    goTo(row.id);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const { target, key } = event;
    // what a dialog of a row hears comes here too, though it stands elsewhere
    if (!(target instanceof Element) || !event.currentTarget.contains(target) || target.closest(writing)) return;
    // a row that is written hears its keys itself, the buttons of its form too
    const id = rowOf(target);
    if (id && kept.includes(id) && !target.matches("[role=row]")) return;
    // the browser would take back what was typed in the search
    if (isUndo(event)) event.preventDefault();
    const act = actionOf(event, target.matches("[role=row]"));
    if (!act) return;
    event.preventDefault();
    if (key !== "Escape") event.stopPropagation();
    act();
  }

  function actionOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent, isOnRow: boolean): (() => void) | null {
    if (altKey) return active && isOnRow ? moving(active, key) : null;
    if (ctrlKey || metaKey) return key.toLowerCase() === "a" && onRemoveMany ? chooseAll : null;
    const moves: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + page,
      PageUp: at - page,
      Home: 0,
      End: shown.length - 1,
    };
    const to = moves[key];
    if (to !== undefined) return () => go(to, shiftKey);
    if (key === "Escape") return chosen.length > 0 ? chooseNone : () => searchField.current?.focus();
    if (!isOnRow || !active) return null;
    if (kept.includes(active.id)) return key === "Enter" ? () => focusField(active.id) : null;
    if (key === "Enter" && onOpen) return () => onOpen(active);
    if (key === " " && onRemoveMany) return () => choose(active.id, { range: shiftKey });
    if (key === "Delete") return removal(active);
    return null;
  }

  function moving(row: Row, key: string): (() => void) | null {
    if (key !== "ArrowUp" && key !== "ArrowDown") return null;
    return () => {
      onMoveOn(row, key === "ArrowUp" ? "up" : "down");
      follow(row.id);
    };
  }

  function removal(row: Row): (() => void) | null {
    if (chosen.length > 0 && onRemoveMany) {
      return () => {
        onRemoveMany(chosen);
        chooseNone();
      };
    }
    return onRemove ? () => onRemove(row) : null;
  }

  return {
    active: active?.id,
    wanted,
    elsewhere,
    handlers: {
      ref: grid,
      onKeyDown,
      onFocus,
      onBlur,
      onClick: ({ target, shiftKey }: MouseEvent<HTMLDivElement>) => {
        const id = target instanceof Element && target.matches("[data-choose]") ? rowOf(target) : undefined;
        if (id) choose(id, { range: shiftKey });
      },
    },
  };
}
