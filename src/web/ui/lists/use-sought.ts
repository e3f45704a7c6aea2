import { useContext, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { AddedRowsContext } from "./added-rows.ts";
import type { Listed, ListSpec } from "./list-spec.ts";

type Given<Row extends Listed> = { spec: ListSpec<Row>; shown: readonly Row[]; isNarrowed: boolean };

/** The row somebody is led to: the one that was just added here, or the one the address ends in. */
export function useSought<Row extends Listed>({ spec, shown, isNarrowed }: Given<Row>) {
  const { rows, reference, name } = spec;
  const [sought, setSought] = useState<{ id: string } | null>(null);
  const follow = useContext(AddedRowsContext);
  useEffect(() => follow?.((id) => setSought({ id })), [follow]);

  const cited = citedIn(useLocation().hash);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how a row is cited does not change while the row does not
  const named = useMemo(() => {
    if (!cited || !reference) return null;
    const row = rows.find((one) => reference(one) === cited);
    if (row) return { id: row.id };
    const other = rows.flatMap((one) => reference(one) ?? []).at(0);
    return other && kindOf(other) === kindOf(cited) ? { missing: cited } : null;
  }, [cited, rows]);
  const id = sought?.id ?? named?.id;
  const isShown = useMemo(() => shown.some((row) => row.id === id), [shown, id]);
  const hidden = isNarrowed && !isShown && id !== undefined ? rows.find((row) => row.id === id) : undefined;
  return {
    /** Where to go at once; the address is followed by itself. */
    leadsTo: isShown ? sought : null,
    hidden: hidden && { id: hidden.id, label: reference?.(hidden) ?? name(hidden) },
    missing: named?.missing,
    leadTo: (to: string) => setSought({ id: to }),
    leadNowhere: () => setSought(null),
  };
}

/** The number an address ends in, such as "US-14". */
export function citedIn(hash: string): string | undefined {
  return /^#([A-Z]+-\d+)$/.exec(hash)?.[1];
}

function kindOf(reference: string) {
  return reference.replace(/\d+$/, "");
}
