import { useMutation, useQuery } from "@tanstack/react-query";
import { cite } from "#domain/citation.ts";
import { isVersioned } from "#domain/nouns/all.ts";
import type { Rule } from "#domain/quality/rules/rule.ts";
import { fixRowsMutation, type ListChanges } from "#web/queries/quality.ts";
import type { MendedText } from "#web/queries/quality-told.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/dialogs/dialog.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { Skeleton } from "#web/ui/layout/skeleton.tsx";
import { counted } from "#web/ui/text/counted.ts";
import { WovenWords } from "#workspace/history/woven-words.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { useProjectQuality } from "./project-quality.ts";

/** As many are told one by one; the others are counted. */
const MOST_SHOWN = 100;

/** What all fixes of a rule would change, before they are made as one. */
export function FixAllDialog({ rule, onClose }: { rule: Rule; onClose: () => void }) {
  const { project } = useWorkspace();
  const quality = useProjectQuality();
  const mended = useQuery({
    queryKey: ["mended", project.id, rule.id, quality?.findings?.look],
    // looks are counted anew each time the project is opened
    gcTime: 0,
    queryFn: async () => ((await quality?.linter.mend(rule.id)) ?? []).filter(({ noun }) => !isVersioned(noun)),
  });
  const fix = useMutation(fixRowsMutation(project.id));
  const texts = mended.data ?? [];
  const what = counted(texts.length, { one: "text", many: "texts" });
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      size="lg"
      title={`Fix “${rule.name}”`}
      description="Only fixes that keep the meaning are made, and one undo reverses them all."
    >
      <DialogBody>
        <Loaded from={mended} failure="The fixes could not be made" skeleton={<Skeleton className="h-24" />}>
          {(all) => (
            <ul aria-label="Fixes" className="-mx-5 max-h-[50vh] divide-y overflow-y-auto border-y">
              {all.slice(0, MOST_SHOWN).map((one) => (
                <li key={`${one.id} ${one.field}`} className="grid gap-1 px-5 py-3">
                  <p className="text-xs font-medium text-muted">{cite(one.noun, one.number)}</p>
                  <WovenWords before={one.before} after={one.after} />
                </li>
              ))}
              {all.length > MOST_SHOWN ? (
                <li className="px-5 py-3 text-muted">and {counted(all.length - MOST_SHOWN, { one: "other", many: "others" })}</li>
              ) : null}
            </ul>
          )}
        </Loaded>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="primary"
          disabled={texts.length === 0}
          loading={fix.isPending}
          onClick={() => fix.mutate({ changes: changesOf(texts), what }, { onSuccess: onClose })}
        >
          Fix {what}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

/** Each row once; the rows of one change all change the same words. */
function changesOf(texts: readonly MendedText[]): ListChanges {
  const rows = Map.groupBy(texts, ({ noun, id }) => `${noun} ${id}`);
  const alike = Map.groupBy(rows.values(), (row) => row.map(({ noun, field }) => `${noun} ${field}`).join());
  return [...alike.values()].flatMap((group) => {
    const list = group[0]?.[0]?.noun;
    const changes = group.flatMap((row) => {
      const words = Object.fromEntries(row.map(({ field, after }) => [field, after]));
      return row.slice(0, 1).map(({ id, revision }) => ({ id, revision, ...words }));
    });
    return list ? [{ list, changes }] : [];
  });
}
