import { useMutation } from "@tanstack/react-query";
import { cite } from "#domain/citation.ts";
import type { Compared } from "#domain/quality/contradictions/compared.ts";
import type { RowPlace } from "#domain/quality/contradictions/project-rows.ts";
import { removeRowsMutation } from "#web/queries/removed-rows.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { nameOfPlace } from "./place-words.ts";
import { SideOfRow } from "./side-of-row.tsx";

/** Two rows that say nearly the same: either is opened, and one may go. */
export function DuplicateItem({ a, b, texts }: Compared["duplicates"][number]) {
  const { canEdit } = useWorkspace();
  return (
    <li aria-label={`${nameOfPlace(a)} and ${nameOfPlace(b)}`} className="grid gap-3 px-5 py-4 lg:grid-cols-2">
      {[a, b].map((place, at) => (
        <div key={nameOfPlace(place)} className="grid content-start gap-2">
          <SideOfRow place={place} text={texts[at] ?? ""} />
          {canEdit && place.noun ? <DeleteButton place={place} noun={place.noun} /> : null}
        </div>
      ))}
    </li>
  );
}

function DeleteButton({ place, noun }: { place: RowPlace & { id: string }; noun: NonNullable<RowPlace["noun"]> }) {
  const { project } = useWorkspace();
  const remove = useMutation(removeRowsMutation(project.id, noun));
  const reference = cite(noun, place.number ?? 0);
  return (
    <div>
      <Button
        size="sm"
        variant="ghost"
        loading={remove.isPending}
        onClick={() => remove.mutate({ ids: [place.id], what: reference })}
      >
        Delete {reference}
      </Button>
    </div>
  );
}
