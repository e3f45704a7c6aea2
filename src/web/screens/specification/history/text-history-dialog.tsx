import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { type CitedText, citedTexts } from "#domain/cited.ts";
import { specificationQuery } from "#web/queries/specifications.ts";
import { readTextOf, type TextOfHistory, textRevisionsQuery } from "#web/queries/text-revisions.ts";
import { Dialog, DialogBody } from "#web/ui/dialogs/dialog.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { ShowEarlier } from "#web/ui/lists/show-earlier.tsx";
import { HistorySkeleton } from "./history-skeleton.tsx";
import { TextRevisionEntry } from "./text-revision-entry.tsx";

type ProjectVersion = { project_id: string; version: string };

/** The history of the text that the address names, over whatever is shown. */
export function TextHistoryDialog({ place, canEdit }: { place: ProjectVersion; canEdit: boolean }) {
  const [search, setSearch] = useSearchParams();
  const field = readTextOf(search.get("text"));
  if (!field) return null;
  const close = () =>
    setSearch((now) => new URLSearchParams([...now].filter(([key]) => key !== "text")), { preventScrollReset: true });
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : close())} size="lg" title={`History of ${citedTexts[field]}`}>
      <DialogBody>
        <Found place={place} field={field} canEdit={canEdit} />
      </DialogBody>
    </Dialog>
  );
}

function Found({
  place: { project_id, version },
  field,
  canEdit,
}: {
  place: ProjectVersion;
  field: CitedText;
  canEdit: boolean;
}) {
  const specification = useQuery(specificationQuery({ project_id, version }));
  return (
    <Loaded from={specification} failure="The history could not be loaded" skeleton={<HistorySkeleton />}>
      {(stored) =>
        stored ? (
          <Revisions of={{ project_id, version, row_id: stored.id, field }} canEdit={canEdit} />
        ) : (
          <p className="text-muted">Nothing was written here yet.</p>
        )
      }
    </Loaded>
  );
}

function Revisions({ of, canEdit }: { of: TextOfHistory; canEdit: boolean }) {
  const history = useInfiniteQuery(textRevisionsQuery(of));
  return (
    <Loaded
      from={{ ...history, data: history.data?.pages.flat() }}
      failure="The history could not be loaded"
      skeleton={<HistorySkeleton />}
    >
      {(all) => (
        <>
          <ol aria-label="Revisions" className="-mx-5 -mb-5 divide-y border-t">
            {all.map((revision, at) => (
              <TextRevisionEntry
                key={revision.id}
                of={of}
                revision={revision}
                former={all[at + 1]}
                {...(canEdit && at > 0 && all[0] ? { now: all[0] } : {})}
              />
            ))}
          </ol>
          <ShowEarlier of={history}>Show earlier changes</ShowEarlier>
        </>
      )}
    </Loaded>
  );
}
