import { type FocusEvent, type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from "react";
import type { List, Listed } from "./use-list.ts";

/** In rows. */
const page = 10;

const writing = "input:not([data-choose]), textarea, select, [contenteditable=true], [role=combobox]";

type Given<Row extends Listed> = {
  list: List<Row>;
  onOpen?: ((row: Row) => void) | undefined;
  onRemove?: ((row: Row) => void) | undefined;
  onRemoveMany?: ((rows: readonly Row[]) => void) | undefined;
};

/** The row the keys are on, and what they do: one row of a list can be reached by Tab, the arrows lead on from it. */
export function useListKeys<Row extends Listed>({ list, onOpen, onRemove, onRemoveMany }: Given<Row>) {
  const { shown, chosen, choose, chooseAll, chooseNone, searchField } = list;
  const [place, setPlace] = useState<{ id: string; at: number } | null>(null);
  const [wanted, setWanted] = useState<{ key: string } | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  const found = place ? shown.findIndex(({ id }) => id === place.id) : -1;
  // where the row is gone, the one that took its place
  const at = found >= 0 ? found : Math.min(place?.at ?? 0, shown.length - 1);
  const active = shown[at];

  const focusActive = () => {
    const row = active && grid.current?.querySelector(`[data-row="${CSS.escape(active.id)}"]`);
    if (row instanceof HTMLElement) row.focus({ preventScroll: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows once, when the keys ask for it
  useLayoutEffect(() => {
    if (wanted) focusActive();
  }, [wanted]);
  // a row that went, or a dialog that asked about it, takes the focus along
  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body) focusActive();
  });

  function go(to: number, extend: boolean) {
    const next = Math.max(0, Math.min(shown.length - 1, to));
    const row = shown[next];
    if (!row) return;
    if (extend && onRemoveMany && active) {
      if (!list.isChosen(active.id)) choose(active.id);
      if (!list.isChosen(row.id)) choose(row.id, { range: true });
    }
    setPlace({ id: row.id, at: next });
    setWanted({ key: row.id });
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const { target, key } = event;
    // what a dialog of a row hears comes here too, though it stands elsewhere
    if (!(target instanceof Element) || !event.currentTarget.contains(target) || target.closest(writing)) return;
    const act = actionOf(event, target.matches("[role=row]"));
    if (!act) return;
    event.preventDefault();
    if (key !== "Escape") event.stopPropagation();
    act();
  }

  function actionOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent, isOnRow: boolean): (() => void) | null {
    if (altKey) return null;
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
    if (key === "Enter" && onOpen) return () => onOpen(active);
    if (key === " " && onRemoveMany) return () => choose(active.id, { range: shiftKey });
    if (key === "Delete") return removal(active);
    return null;
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
    handlers: {
      ref: grid,
      onKeyDown,
      onFocus: ({ target }: FocusEvent<HTMLDivElement>) => {
        isInside.current = true;
        const id = rowOf(target);
        if (id && id !== active?.id) setPlace({ id, at: shown.findIndex((row) => row.id === id) });
      },
      onBlur: ({ target, relatedTarget, currentTarget }: FocusEvent<HTMLDivElement>) => {
        if (currentTarget.contains(relatedTarget) || relatedTarget?.closest("[role=dialog], [role=alertdialog]")) return;
        // what was taken away did not leave
        setTimeout(() => {
          if (target.isConnected && !currentTarget.contains(document.activeElement)) isInside.current = false;
        });
      },
      onClick: ({ target, shiftKey }: MouseEvent<HTMLDivElement>) => {
        const id = target instanceof Element && target.matches("[data-choose]") ? rowOf(target) : undefined;
        if (id) choose(id, { range: shiftKey });
      },
    },
  };
}

function rowOf(element: EventTarget): string | undefined {
  const row = element instanceof Element ? element.closest("[data-row]") : null;
  return row instanceof HTMLElement ? row.dataset.row : undefined;
}
