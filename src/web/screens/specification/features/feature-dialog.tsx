import { useMutation, useQuery } from "@tanstack/react-query";
import { cite } from "#domain/citation.ts";
import { mergeFeatures, withChosenFeature } from "#domain/merge-features.ts";
import { nouns } from "#domain/nouns/all.ts";
import { none } from "#domain/nouns/noun.ts";
import { unsavedKey } from "#web/editing/unsaved.ts";
import { useEditRow } from "#web/editing/use-edit-row.ts";
import { useNewRowForm, valuesOf } from "#web/queries/row-forms.ts";
import { addRowMutation, changeRowMutation, type ListedRow, readRow, rowsQuery } from "#web/queries/rows.ts";
import { RowDialog } from "#web/ui/forms/row-dialog.tsx";
import { PlacePickers } from "#workspace/rows/place-pickers.tsx";
import { RowFormContext, RowText, useRowForm } from "#workspace/rows/row-fields.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

const noun = "features";
const labels = { name: "Feature Name", description: "Description", place: "Page and section" };

export function NewFeatureDialog({ onClose }: { onClose: () => void }) {
  const { place } = useWorkspace();
  const { form, ...frame } = useNewRowForm(noun, place, { onClose });
  return (
    <RowDialog
      {...frame}
      title="Create New Feature"
      action="Create Feature"
      isReady={form.watch("name").trim() !== ""}
      onClose={onClose}
    >
      <RowFormContext value={{ noun, form, keep: frame.keep }}>{featureFields}</RowFormContext>
    </RowDialog>
  );
}

type EditProps = { feature: ListedRow<"features">; onClose: () => void };

/** The form of a feature: its page and section are one choice, wherever they are settled. */
export function useEditFeatureForm({ feature, onClose }: EditProps) {
  const { project, place } = useWorkspace();
  const change = useMutation(changeRowMutation(noun, { project_id: project.id, id: feature.id }));
  const again = useMutation(addRowMutation(noun, project.id));
  const placeName = usePlaceName(project.id);
  return useEditRow({
    key: unsavedKey(place.user_id, project.id, "feature", feature.id),
    shape: nouns.features.input,
    row: feature,
    valuesOf: (stored) => valuesOf(noun, stored),
    labels,
    save: change.mutateAsync,
    read: () => readRow(noun, feature.id),
    addAgain: again.mutateAsync,
    textOf: (field, value) => (field === "place" ? placeName(value) : field.endsWith("_id") ? "" : undefined),
    merge: mergeFeatures,
    choose: withChosenFeature,
    onClose,
  });
}

export function EditFeatureDialog({ feature, onClose }: EditProps) {
  const { form, ...frame } = useEditFeatureForm({ feature, onClose });
  return (
    <RowDialog
      {...frame}
      title="Edit Feature"
      reference={cite(noun, feature.number)}
      action="Update Feature"
      isReady={form.watch("name").trim() !== ""}
      onClose={onClose}
    >
      <RowFormContext value={{ noun, id: feature.id, form, keep: frame.keep }}>{featureFields}</RowFormContext>
    </RowDialog>
  );
}

export const featureWords = (
  <>
    <RowText name="name" starred="Feature Name *" />
    <RowText name="description" rows={6} />
  </>
);

export const featureFields = (
  <>
    <ChosenPlace />
    {featureWords}
  </>
);

function ChosenPlace() {
  const { form, keep } = useRowForm();
  const [page_id, section_id] = form.watch(["page_id", "section_id"]);
  return (
    <PlacePickers
      place={{ page_id: page_id ?? none, section_id: section_id ?? none }}
      onChange={(chosen) => {
        form.setValue("page_id", chosen.page_id, { shouldDirty: true });
        form.setValue("section_id", chosen.section_id, { shouldDirty: true });
        keep();
      }}
    />
  );
}

/** A page and its section by their names. */
function usePlaceName(project_id: string) {
  const pages = useQuery(rowsQuery("pages", project_id)).data ?? [];
  const sections = useQuery(rowsQuery("sections", project_id)).data ?? [];
  return (value: unknown) => {
    const { page_id, section_id } = nouns.features.input.pick({ page_id: true, section_id: true }).parse(value);
    const page = pages.find(({ id }) => id === page_id)?.name ?? "No page";
    const section = sections.find(({ id }) => id === section_id)?.name;
    return section ? `${page} › ${section}` : page;
  };
}
