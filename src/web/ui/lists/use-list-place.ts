import { type FocusEvent, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { giveFocus, hasNobodyFocus } from "#web/ui/actions/give-focus.ts";
import { afterDialogs } from "#web/ui/dialogs/after-dialogs.ts";
import type { Listed } from "./list-spec.ts";
import { markRow } from "./mark-row.ts";
import type { List } from "./use-list.ts";

const fields = "input:not([data-choose]), textarea";

type Wanted = { key: string; isMarked: boolean };

/** The row the keys are on, and the focus that stays with it as long as it is in the list. */
export function useListPlace<Row extends Listed>({ shown, asked, entry, sought }: List<Row>, written: readonly string[]) {
  const [kept, setPlace] = useState<{ id: string; at: number; asked: string } | null>(null);
  // another view begins at its first row
  const place = kept?.asked === asked ? kept : null;
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const elsewhere = useRef<HTMLButtonElement>(null);
  const isInside = useRef(false);
  const last = useRef<HTMLElement>(null);
  const found = place ? shown.findIndex(({ id }) => id === place.id) : -1;
  // where the row is gone, the one that took its place
  const at = found >= 0 ? found : Math.min(place?.at ?? 0, shown.length - 1);
  const active = shown[at];

  function stay(id: string) {
    setPlace({ id, at: shown.findIndex((row) => row.id === id), asked });
  }

  function goTo(id: string, { isMarked = false } = {}) {
    stay(id);
    setWanted({ key: id, isMarked });
  }

  // a row that was moved stays in sight
  const followed = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows where the row stands
  useLayoutEffect(() => {
    if (!active || followed.current !== active.id) return;
    const frame = requestAnimationFrame(() => drawn(active.id)?.scrollIntoView({ block: "nearest" }));
    return () => cancelAnimationFrame(frame);
  }, [at]);

  function drawn(id: string) {
    const row = grid.current?.querySelector(`[data-row="${CSS.escape(id)}"]`);
    return row instanceof HTMLElement ? row : null;
  }

  /** Where a row is written that has the focus, typing starts in its first field. */
  function focusField(id: string) {
    const row = drawn(id);
    const field = row?.querySelector(fields);
    if (field instanceof HTMLElement && (row === document.activeElement || hasNobodyFocus())) field.focus();
  }
  const writtenBefore = useRef(written);
  useLayoutEffect(() => {
    const opened = written.find((id) => !writtenBefore.current.includes(id));
    writtenBefore.current = written;
    if (opened !== undefined) focusField(opened);
  });

  function focusActive({ isMarked }: { isMarked: boolean }) {
    const row = active && drawn(active.id);
    if (!row) return elsewhere.current?.focus();
    row.focus({ preventScroll: true });
    if (isMarked) markRow(row);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows once, when it is asked to
  useLayoutEffect(() => {
    if (wanted) focusActive(wanted);
  }, [wanted]);
  // a row that went, or a dialog that asked about it, takes the focus along
  useLayoutEffect(() => {
    const follow = () => {
      if (isInside.current && hasNobodyFocus()) focusActive({ isMarked: false });
    };
    if (!last.current?.isConnected) return follow();
    // nobody has the focus while it goes from one field to the next
    const soon = setTimeout(follow);
    return () => clearTimeout(soon);
  });
  // and so does a list whose last row went
  useEffect(
    () => () => {
      if (isInside.current) afterDialogs(() => hasNobodyFocus() && giveFocus(null));
    },
    [],
  );

  const { leadsTo } = sought;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it leads there once
  useEffect(() => {
    if (!leadsTo) return;
    return afterDialogs(() => {
      goTo(leadsTo.id, { isMarked: true });
      sought.leadNowhere();
    });
  }, [leadsTo]);

  useImperativeHandle(entry, () => ({
    toFirst: () => (shown[0] ? goTo(shown[0].id) : undefined),
    back: () => (active ? goTo(active.id) : undefined),
  }));

  function enter() {
    isInside.current = true;
  }

  return {
    at,
    active,
    wanted,
    goTo,
    follow: (id: string) => {
      followed.current = id;
    },
    focusField,
    grid,
    /** What has the focus where no row is shown. */
    elsewhere: { ref: elsewhere, onFocus: enter },
    onFocus: ({ target }: FocusEvent<HTMLDivElement, HTMLElement>) => {
      enter();
      last.current = target;
      const id = rowOf(target);
      if (id && id !== active?.id) stay(id);
    },
    onBlur: ({ target, relatedTarget, currentTarget }: FocusEvent<HTMLDivElement>) => {
      if (currentTarget.contains(relatedTarget) || relatedTarget?.closest("[role=dialog], [role=alertdialog]")) return;
      // what was taken away did not leave
      setTimeout(() => {
        if (target.isConnected && !currentTarget.contains(document.activeElement)) isInside.current = false;
      });
    },
  };
}

export function rowOf(element: EventTarget): string | undefined {
  const row = element instanceof Element ? element.closest("[data-row]") : null;
  return row instanceof HTMLElement ? row.dataset.row : undefined;
}
