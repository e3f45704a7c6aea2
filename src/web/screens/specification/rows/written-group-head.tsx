import { Plus } from "lucide-react";
import { Button } from "#web/ui/actions/button.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

/** What stands above the rows of a kind: what it is called and what it means, how many there are, and the way to add one. */
export function WrittenGroupHead({
  name,
  blurb,
  count,
  none,
  onAdd,
}: {
  name: string;
  blurb: string;
  count: string | null;
  none: string;
  onAdd: () => void;
}) {
  const { canEdit } = useWorkspace();
  return (
    <div className="flex items-end gap-3">
      <div className="grid min-w-0 grow gap-0.5">
        <h2 className="flex flex-wrap items-baseline gap-x-2 font-semibold">
          {name}
          <span className="text-xs font-normal text-muted">{count ?? none}</span>
        </h2>
        <p className="text-pretty text-muted">{blurb}</p>
      </div>
      {canEdit ? (
        <Button variant="ghost" size="sm" aria-label={`Add to ${name}`} onClick={onAdd}>
          <Plus aria-hidden />
          Add
        </Button>
      ) : null}
    </div>
  );
}
