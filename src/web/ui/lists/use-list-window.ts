import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useLocation } from "react-router";
import type { ListItem } from "./list-items.ts";
import { usePrinting } from "./use-printing.ts";
import { citedIn } from "./use-sought.ts";
import { useTop } from "./use-top.ts";

/** In pixels: what stays in sight above the list, and the room a bar below it takes. */
const above = 200;
const below = 88;

type Given<Row> = {
  /** What is looked for; another view begins at its first row. */
  view: string;
  items: readonly ListItem<Row>[];
  estimate: number;
  /** Keys of items that stay drawn. */
  kept: readonly string[];
  reference: ((row: Row) => string | undefined) | undefined;
  /** Where the keys want to go. */
  keys: { wanted: { key: string } | null };
};

type DrawnItem<Row> = { item: ListItem<Row>; index: number };

/** Which items are drawn while the window is scrolled, and where. */
export function useListWindow<Row>({ view, items, estimate, kept, reference, keys }: Given<Row>) {
  const element = useRef<HTMLDivElement>(null);
  const top = useTop(element);
  const places = useMemo(() => new Map(items.map(({ key }, index) => [key, index])), [items]);
  const window = useWindowVirtualizer<HTMLDivElement>({
    count: items.length,
    estimateSize: useCallback((index) => (items[index]?.kind === "head" ? 44 : estimate), [items, estimate]),
    // while it stays the same, what was measured stays too
    getItemKey: useCallback((index) => items[index]?.key ?? index, [items]),
    overscan: 2,
    // a row that turns out higher moves what follows before it is painted, not a frame later
    directDomUpdates: true,
    directDomUpdatesMode: "position",
    scrollMargin: top,
    // the first rows are drawn in one go with the list, not after it stands
    initialRect: { width: innerWidth, height: innerHeight - above },
    scrollPaddingStart: above,
    scrollPaddingEnd: below,
    rangeExtractor: (range) => {
      const also = kept.flatMap((key) => places.get(key) ?? []);
      return [...new Set([...defaultRangeExtractor(range), ...also])].sort((a, b) => a - b);
    },
  });

  const { wanted } = keys;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes there once, when it is asked to
  useLayoutEffect(() => {
    const index = wanted ? places.get(wanted.key) : undefined;
    if (index !== undefined) window.scrollToIndex(index, { align: "auto" });
  }, [wanted]);

  const shown = useRef(view);
  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const first = Math.max(0, top - above);
    if (scrollY > first) scrollTo({ top: first });
  }, [view, top]);

  const { hash, key: arrival } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes there once, when the address names it
  useEffect(() => {
    const cited = citedIn(hash);
    const index = cited ? items.findIndex((item) => item.kind === "row" && reference?.(item.row) === cited) : -1;
    if (index >= 0) window.scrollToIndex(index, { align: "center" });
  }, [hash, arrival]);

  // on paper every item stands in the flow, and nothing is measured
  const isPrinting = usePrinting();
  const { containerRef, measureElement, getVirtualItems } = window;
  const frame = useCallback(
    (div: HTMLDivElement | null) => {
      element.current = div;
      containerRef(div);
    },
    [containerRef],
  );
  const inSight = isPrinting ? items.keys() : getVirtualItems().map(({ index }) => index);
  return {
    isPrinting,
    /** Its height and the places of its items are written by the window. */
    frame,
    measure: isPrinting ? undefined : measureElement,
    drawn: [...inSight].flatMap((index): DrawnItem<Row>[] => {
      const item = items[index];
      return item ? [{ item, index }] : [];
    }),
  };
}
