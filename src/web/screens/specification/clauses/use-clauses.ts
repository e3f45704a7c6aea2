import { useSearchParams } from "react-router";
import { isOneOf } from "#domain/option.ts";
import { type CoveredUnit, type UnitState, unitStates } from "#domain/source-units/coverage.ts";

/** What is not covered is looked for as one. */
export const clauseFilters = ["missing", ...unitStates] as const;
export type ClauseFilter = (typeof clauseFilters)[number];

/** Which clause is chosen, and which are looked for, as the address says. */
export function useClauses() {
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string | null) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const named = search.get("state");
  const filter = named !== null && isOneOf(clauseFilters, named) ? named : null;
  const row = search.get("row");
  return {
    chosen: search.get("clause"),
    filter,
    row,
    choose: (key: string | null) => set("clause", key),
    filterBy: (state: ClauseFilter | null) => set("state", state),
    showAll: () => set("row", null),
    isWanted: ({ state, homes, lost }: CoveredUnit) =>
      (filter === null || state === filter || (filter === "missing" && isMissing(state))) &&
      (row === null || homes.some(({ id }) => id === row) || lost.some(({ row_id }) => row_id === row)),
  };
}
export type Clauses = ReturnType<typeof useClauses>;

export function isMissing(state: UnitState): boolean {
  return state === "lost" || state === "uncovered";
}
