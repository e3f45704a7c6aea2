import { useMutation, useQuery } from "@tanstack/react-query";
import { asDay } from "#web/lib/dates.ts";
import { type Import, importsQuery, undoImportMutation } from "#web/queries/imports.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card, CardHeader } from "#web/ui/layout/card.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { CutText } from "#web/ui/text/cut-text.tsx";

/** What was imported before: each can be taken back as a whole, and what of it stays source text is read here. */
export function ImportsCard({ project_id, mayEdit }: { project_id: string; mayEdit: boolean }) {
  const { data: imports } = useQuery(importsQuery(project_id));
  if (!imports?.length) return null;
  return (
    <Card>
      <CardHeader title="Imported before" description="You can undo an import as a whole, as long as nothing in it was edited." />
      <ul aria-label="Imported before" className="mt-4 divide-y border-t">
        {imports.map((one) => (
          <ImportRow key={one.id} project_id={project_id} one={one} mayEdit={mayEdit} />
        ))}
      </ul>
    </Card>
  );
}

function ImportRow({ project_id, one, mayEdit }: { project_id: string; one: Import; mayEdit: boolean }) {
  const undo = useMutation(undoImportMutation(project_id));
  const isUndone = one.undone_at !== null;
  return (
    <li className="grid gap-2 px-5 py-3.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-0 grow font-medium wrap-anywhere">{one.name}</span>
        <time dateTime={one.created_at} className="text-xs text-muted">
          {asDay(one.created_at)}
        </time>
        {isUndone ? <Badge>Undone</Badge> : null}
        {mayEdit && !isUndone ? (
          <Button size="sm" loading={undo.isPending} onClick={() => undo.mutate({ id: one.id })}>
            Undo this import
          </Button>
        ) : null}
      </div>
      {one.kept && !isUndone ? (
        <details>
          <summary className="min-h-6 cursor-pointer rounded-sm text-accent-ink">What stays source text</summary>
          <div className="mt-2 rounded-lg border bg-canvas p-3">
            <CutText>
              <p className="whitespace-pre-wrap wrap-anywhere">{one.kept}</p>
            </CutText>
          </div>
        </details>
      ) : null}
    </li>
  );
}
