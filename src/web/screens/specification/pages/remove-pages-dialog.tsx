import { useMutation } from "@tanstack/react-query";
import { cite } from "#domain/citation.ts";
import { nouns } from "#domain/nouns/all.ts";
import { removeRowsMutation } from "#web/queries/removed-rows.ts";
import { removeRowMutation } from "#web/queries/rows.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { counted } from "#web/ui/text/counted.ts";
import { Words } from "#web/ui/text/words.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import type { ListedPage } from "./use-pages-list.ts";

/** Asks before pages go, and says what goes with them. */
export function RemovePagesDialog({ rows, onClose }: { rows: readonly ListedPage[]; onClose: () => void }) {
  const { project } = useWorkspace();
  const remove = useMutation(removeRowMutation("pages", project.id));
  const removeMany = useMutation(removeRowsMutation(project.id, "pages"));
  const many = counted(rows.length, nouns.pages);
  const sections = rows.reduce((sum, row) => sum + row.sectionIds.length, 0);
  const their = sections > 0 ? counted(sections, nouns.sections) : null;
  const [first] = rows;
  const only = rows.length === 1 ? first : undefined;
  const going = their ? `${only ? "goes" : "go"} with ${their}` : only ? "has no section" : "have no section";
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Are you sure you want to delete ${only ? "this page" : many}?`}
      description={
        <>
          {only ? (
            <>
              {cite("pages", only.number)} “<Words text={only.name} newTab />”
            </>
          ) : (
            "They"
          )}{" "}
          {going}. Features on {only ? "it" : "them"} stay, without a page.
        </>
      }
      confirm="Delete"
      destructive
      pending={remove.isPending || removeMany.isPending}
      onConfirm={() =>
        only
          ? remove.mutate({ id: only.id }, { onSettled: onClose })
          : removeMany.mutate(
              { ids: rows.map(({ id }) => id), what: [many, their].filter(Boolean).join(" and ") },
              { onSettled: onClose },
            )
      }
    />
  );
}
