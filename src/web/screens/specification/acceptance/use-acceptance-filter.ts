import { useMutation, useQuery } from "@tanstack/react-query";
import type { Accepting, OpenRows } from "#domain/acceptance.ts";
import { type Noun, nouns } from "#domain/nouns/all.ts";
import { markOf } from "#web/lib/mark-of.ts";
import { acceptanceQuery, acceptRowsMutation } from "#web/queries/acceptance.ts";
import type { Listed } from "#web/ui/lists/list-spec.ts";
import type { ListFilter } from "#web/ui/lists/narrow-list.ts";
import { counted } from "#web/ui/text/counted.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

const nothing: OpenRows = {};

/** Rows as they stand, to be accepted; all that is listed has a revision. */
export const acceptingOf = (noun: Noun, rows: readonly (Listed & { revision?: number })[]): Accepting[] =>
  rows.map(({ id, revision = 1 }) => ({ table: noun, id, revision }));

/** Rows that nobody accepted yet, or that somebody did; the former can be accepted all at once. */
export function useAcceptanceFilter(noun: Noun, hasRows: boolean): ListFilter<Listed> {
  const { project } = useWorkspace();
  // it comes along with the rows
  const { data } = useQuery({
    ...acceptanceQuery(project.id),
    enabled: hasRows,
    select: ({ open }) => open[noun] ?? nothing,
  });
  const { mutate: accept } = useMutation(acceptRowsMutation(project.id));
  const open = data ?? nothing;
  return {
    key: "accepted",
    label: "Accepted",
    all: "Accepted or not",
    isAside: true,
    choices: [
      { value: "no", label: "Not yet accepted" },
      { value: "yes", label: "Accepted" },
    ],
    of: ({ id }) => (open[id] ? "no" : "yes"),
    signature: markOf(open),
    action: {
      value: "no",
      label: "Accept all in view",
      run: (rows) => accept({ accepted: acceptingOf(noun, rows), what: counted(rows.length, nouns[noun]) }),
    },
  };
}
