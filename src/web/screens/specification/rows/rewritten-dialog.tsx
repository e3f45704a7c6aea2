import { useMutation } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { differences } from "#domain/history.ts";
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
type DialogProps = { noun: DraftedNoun; before: Rows; rows: Rows; onClose: () => void };

/** What rows that were drafted again say otherwise than before: each is accepted, or put back. */
export function RewrittenDialog({ noun, before, rows, onClose }: DialogProps) {
  const { project } = useWorkspace();
  const accept = useMutation(acceptRowsMutation(project.id));
  const changed = before.flatMap((former) => {
    const now = rows.find(({ id }) => id === former.id);
    return now && differences(noun, former, now).length > 0 ? [{ former, now }] : [];
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
          <p className="text-muted">Every row says again what it said before.</p>
        ) : (
          <ul aria-label="Changed rows" className="-mx-5 divide-y border-y">
            {changed.map((pair) => (
              <ChangedRow key={pair.now.id} noun={noun} {...pair} />
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

type Pair = { noun: DraftedNoun; former: Rows[number]; now: Rows[number] };

function ChangedRow({ noun, former, now }: Pair) {
  const { project } = useWorkspace();
  const of = { noun, project_id: project.id, row_id: now.id };
  const { mutate, isPending } = useMutation(putBackMutation(of));
  const reference = `${nouns[noun].prefix}-${now.number}`;
  return (
    <li aria-label={reference} className="grid gap-3 px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-2">
        <Reference>{reference}</Reference>
        <p className="min-w-0 grow font-medium wrap-anywhere">{former.name}</p>
        <Button
          size="sm"
          variant="ghost"
          loading={isPending}
          aria-label={`Put back ${reference}`}
          onClick={() => mutate({ reference, revision: former.revision })}
        >
          <Undo2 aria-hidden />
          Put back
        </Button>
      </div>
      <ChangedFields of={of} before={former} after={now} none="No words changed." />
    </li>
  );
}
