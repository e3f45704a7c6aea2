import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type RowOfHistory, revisionsQuery } from "#web/queries/row-revisions.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { ShowEarlier } from "#web/ui/lists/show-earlier.tsx";
import { ChangedFields } from "./changed-fields.tsx";
import { HistorySkeleton } from "./history-skeleton.tsx";
import { RevisionEntry } from "./revision-entry.tsx";

const EACH = "each";

/** `from` is the revision that changes are shown since until somebody chooses another. */
type HistoryProps = { of: RowOfHistory; reference: string; from?: number | undefined; canEdit: boolean };

/** Each change of a row, the last first, or all that changed since one of its revisions. */
export function RowHistory({ of, reference, from, canEdit }: HistoryProps) {
  const history = useInfiniteQuery(revisionsQuery(of));
  const [chosen, setSince] = useState<string | null>(null);
  const revisions = history.data?.pages.flat();
  return (
    <Loaded from={{ ...history, data: revisions }} failure="The history could not be loaded" skeleton={<HistorySkeleton />}>
      {([last, ...older]) => {
        const since = chosen ?? older.find(({ revision }) => revision === from)?.id ?? EACH;
        const began = older.find(({ id }) => id === since);
        if (!last) return <p className="text-muted">There is no earlier text of this row.</p>;
        return (
          <>
            {older.length > 0 ? (
              <Field label="Show">
                <Select
                  value={since}
                  onValueChange={setSince}
                  choices={[
                    { value: EACH, label: "Each change" },
                    ...older.map(({ id, revision }) => ({ value: id, label: `All changes since revision ${revision}` })),
                  ]}
                />
              </Field>
            ) : null}
            {began ? (
              <ChangedFields of={of} before={began.words} after={last.words} none="It says the same as it did then." />
            ) : (
              <ol aria-label="Revisions" className="-mx-5 -mb-5 divide-y border-t">
                {[last, ...older].map((revision, place, all) => (
                  <RevisionEntry
                    key={revision.id}
                    of={of}
                    revision={revision}
                    former={all[place + 1]}
                    reference={reference}
                    {...(canEdit && place > 0 ? { now: last } : {})}
                  />
                ))}
              </ol>
            )}
            {began ? null : <ShowEarlier of={history}>Show earlier changes</ShowEarlier>}
          </>
        );
      }}
    </Loaded>
  );
}
