import { useMemo, useRef, useState } from "react";
import { listItems } from "./list-items.ts";
import type { ListEntry, Listed, ListSpec } from "./list-spec.ts";
import { findOnce, narrow, readOnce } from "./narrow-list.ts";
import { type Selected, toggled } from "./select-rows.ts";
import { useListView } from "./use-list-view.ts";
import { useSought } from "./use-sought.ts";

const none: readonly never[] = [];
const nothing: Selected = new Set();

/** What a list shows and what is chosen of it; `ListTools` and `ListRows` draw it. */
export function useList<Row extends Listed>(spec: ListSpec<Row>) {
  const { rows, text, filters = none, sorts = none, groups } = spec;
  const { view, ...control } = useListView(filters.map(({ key }) => key));
  const asked = JSON.stringify(view);
  const signature = `${asked} ${filters.map(({ choices, signature = "" }) => `${choices.length} ${signature}`)}`;
  // how a row reads does not change while the row does not
  const [read] = useState(readOnce<Row>);
  const [foundBy] = useState(findOnce<Row>);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the signature stands for the view, and what filters look at is in the rows
  const shown = useMemo(() => {
    const found = narrow({ rows, found: foundBy(signature), textOf: (row) => read(row, text), filters, sorts }, view);
    return groups ? grouped(found, groups) : found;
  }, [rows, signature, groups?.all, groups?.signature]);
  const { isNarrowed } = control;
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const items = useMemo(
    () => listItems(shown, groups, { withEmptyGroups: !isNarrowed }),
    [shown, groups?.all, groups?.signature, isNarrowed],
  );
  const [marked, setMarked] = useState(nothing);
  const anchor = useRef<string | null>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const entry = useRef<ListEntry>(null);
  const sought = useSought({ spec, shown, isNarrowed: isNarrowed && !control.isTyping });
  return {
    ...control,
    search: (words: string) => {
      sought.leadNowhere();
      control.search(words);
    },
    filter: (key: string, value: string) => {
      sought.leadNowhere();
      control.filter(key, value);
    },
    sought,
    entry,
    spec,
    shown,
    /** The rows that are shown and the heads between them, from top to bottom. */
    items,
    /** The same while the same is looked for. */
    asked,
    sorted: view.sort,
    filtered: view.filters,
    total: rows.length,
    searchField,
    /** What is chosen of what is shown; what a search hides stays out of it. */
    chosen: marked.size === 0 ? none : shown.filter(({ id }) => marked.has(id)),
    isChosen: (id: string) => marked.has(id),
    choose: (id: string, { range = false }: { range?: boolean } = {}) => {
      const order = shown.map((row) => row.id);
      setMarked(toggled(marked, order, id, range ? anchor.current : null));
      anchor.current = id;
    },
    chooseAll: () => setMarked(new Set(shown.map(({ id }) => id))),
    chooseNone: () => setMarked(nothing),
  };
}
export type List<Row extends Listed> = ReturnType<typeof useList<Row>>;

function grouped<Row extends Listed>(rows: readonly Row[], { all, of }: NonNullable<ListSpec<Row>["groups"]>): readonly Row[] {
  const byGroup = Map.groupBy(rows, of);
  return all.flatMap(({ id }) => byGroup.get(id) ?? []);
}
