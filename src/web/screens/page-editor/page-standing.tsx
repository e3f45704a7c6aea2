import { useHasUnsaved } from "#web/editing/unsaved.ts";
import { usePresentPeople } from "#web/queries/present-people.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { UnsavedBadge } from "#web/ui/forms/unsaved-badge.tsx";
import { PeopleStack } from "#web/ui/marks/people-stack.tsx";
import type { EditorProps } from "./editor-props.ts";
import { detailsForm, unsavedPageKey } from "./unsaved-page.ts";

/** Who else has the project open, and whether the page's words are saved, with the way to save them in sight. */
export function PageStanding({ page, user_id }: Pick<EditorProps, "page" | "user_id">) {
  const people = usePresentPeople(page.project_id);
  const isKept = useHasUnsaved([unsavedPageKey(page, user_id)]);
  return (
    <>
      <PeopleStack people={people.map(({ user_id: id, name }) => ({ id, name }))} />
      {isKept ? (
        <>
          <UnsavedBadge />
          <Button type="submit" form={detailsForm} variant="primary">
            Save Changes
          </Button>
        </>
      ) : null}
    </>
  );
}
