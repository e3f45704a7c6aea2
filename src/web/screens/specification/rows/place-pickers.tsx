import { useQuery } from "@tanstack/react-query";
import { none } from "#domain/nouns/noun.ts";
import { rowsQuery } from "#web/queries/rows.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

export type PageAndSection = { page_id: string; section_id: string };

/** Where a feature belongs: a page, and a section of it once a page is chosen. Another page clears the section. */
export function PlacePickers({ place, onChange }: { place: PageAndSection; onChange: (place: PageAndSection) => void }) {
  const { project } = useWorkspace();
  const pages = useQuery(rowsQuery("pages", project.id)).data ?? [];
  const sections = useQuery(rowsQuery("sections", project.id)).data ?? [];
  const ofPage = sections.filter(({ page_id }) => page_id === place.page_id);
  const choices = (rows: readonly { id: string; name: string }[], nothing: string) => [
    { value: none, label: nothing },
    ...rows.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Page">
        <Select
          value={place.page_id}
          onValueChange={(page_id) => onChange({ page_id, section_id: none })}
          choices={choices(pages, "No page")}
        />
      </Field>
      {place.page_id === none ? null : (
        <Field label="Section">
          <Select
            value={place.section_id}
            onValueChange={(section_id) => onChange({ ...place, section_id })}
            choices={choices(ofPage, "No section")}
          />
        </Field>
      )}
    </div>
  );
}
