import { useMutation } from "@tanstack/react-query";
import type { Suppression } from "#domain/quality/suppression.ts";
import { dropSuppressionsMutation } from "#web/queries/quality.ts";
import type { PlacedFinding } from "#web/queries/quality-told.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { counted } from "#web/ui/text/counted.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

type KeptProps = { lapsed: readonly Suppression[]; found: readonly PlacedFinding[] };

/** Decisions to keep a finding whose words are others by now. */
export function KeptFindings({ lapsed, found }: KeptProps) {
  const { project, canEdit } = useWorkspace();
  const drop = useMutation(dropSuppressionsMutation(project.id));
  const holding = new Set(found.flatMap(({ kept }) => kept?.id ?? []));
  const over = lapsed.filter(({ id }) => !holding.has(id));
  if (over.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 text-muted">
      <p>{counted(over.length, { one: "decision", many: "decisions" })} lapsed, because the words changed.</p>
      {canEdit ? (
        <Button size="sm" loading={drop.isPending} onClick={() => drop.mutate(over.map(({ id }) => id))}>
          Forget them
        </Button>
      ) : null}
    </div>
  );
}
