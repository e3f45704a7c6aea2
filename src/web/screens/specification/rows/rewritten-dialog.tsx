import { useMutation } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { type Rewritten, stillChanged } from "#domain/history.ts";
import { nouns } from "#domain/nouns/all.ts";
import { acceptRowsMutation } from "#web/queries/acceptance.ts";
import { putBackMutation } from "#web/queries/rewriting.ts";
import type { DraftedNoun, ListedRow } from "#web/queries/rows.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/dialogs/dialog.tsx";
import { counted } from "#web/ui/text/counted.ts";
import { Reference } from "#web/ui/text/reference.tsx";
import { acceptingOf } from "#workspace/acceptance/use-acceptance-filter.ts";
import { ChangedFields } from "#workspace/history/changed-fields.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

type Rows = readonly ListedRow<DraftedNoun>[];
type DialogProps = { noun: DraftedNoun; rewritten: readonly Rewritten[]; rows: Rows; onClose: () => void };

/** What a draft wrote in rows and stands there still: each is accepted, or put back. */
export function RewrittenDialog({ noun, rewritten, rows, onClose }: DialogProps) {
  const { project } = useWorkspace();
  const accept = useMutation(acceptRowsMutation(project.id));
  const changed = rewritten.flatMap((one) => {
    const now = rows.find(({ id }) => id === one.drafted.row_id);
    const fields = now ? stillChanged(noun, one.former.words, one.drafted.words, now) : [];
    return now && fields.length > 0 ? [{ rewritten: one, fields, now }] : [];
  });
  const what = counted(changed.length, nouns[noun]);
  const acceptAll = () =>
    accept.mutate(
      {
        accepted: acceptingOf(
          noun,
          changed.map(({ now }) => now),
        ),
        what,
      },
      { onSuccess: onClose },
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title="What the draft changed"
      description="Accept the new words, or put back what you do not want. Until then they count as not accepted."
    >
      <DialogBody>
        {changed.length === 0 ? (
          <p className="text-muted">Nothing that the draft wrote stands there any more.</p>
        ) : (
          <ul aria-label="Changed rows" className="-mx-5 divide-y border-y">
            {changed.map((one) => (
              <ChangedRow key={one.now.id} noun={noun} {...one} />
            ))}
          </ul>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{changed.length === 0 ? "Close" : "Decide later"}</Button>
        {changed.length === 0 ? null : (
          <Button variant="primary" loading={accept.isPending} onClick={acceptAll}>
            Accept {what}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}

type ChangedProps = { noun: DraftedNoun; rewritten: Rewritten; fields: readonly string[]; now: Rows[number] };

function ChangedRow({ noun, rewritten, fields, now }: ChangedProps) {
  const { project } = useWorkspace();
  const of = { noun, project_id: project.id, row_id: now.id };
  const { mutate, isPending } = useMutation(putBackMutation(of));
  const [before, after] = [rewritten.former, rewritten.drafted].map(({ words }) =>
    Object.fromEntries(fields.map((name) => [name, words[name]])),
  );
  const reference = `${nouns[noun].prefix}-${now.number}`;
  return (
    <li aria-label={reference} className="grid gap-3 px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-2">
        <Reference>{reference}</Reference>
        <p className="min-w-0 grow font-medium wrap-anywhere">{now.name}</p>
        <Button
          size="sm"
          variant="ghost"
          loading={isPending}
          aria-label={`Put back ${reference}`}
          onClick={() => mutate({ reference, ...rewritten })}
        >
          <Undo2 aria-hidden />
          Put back
        </Button>
      </div>
      <ChangedFields of={of} before={before ?? {}} after={after ?? {}} none="No words changed." />
    </li>
  );
}
