import { useMutation, useQuery } from "@tanstack/react-query";
import { cite } from "#domain/citation.ts";
import { mergeFeatures, withChosenFeature } from "#domain/merge-features.ts";
import { nouns } from "#domain/nouns/all.ts";
import type { FeatureInput } from "#domain/nouns/features.ts";
import { none } from "#domain/nouns/noun.ts";
import { unsavedKey } from "#web/editing/unsaved.ts";
import { useEditRow } from "#web/editing/use-edit-row.ts";
import { useNewRow } from "#web/editing/use-new-row.ts";
import { addFeatureMutation, changeFeatureMutation, type Feature, readFeature } from "#web/queries/features.ts";
import { pagesQuery } from "#web/queries/pages.ts";
import { projectSectionsQuery } from "#web/queries/sections.ts";
import { RowDialog } from "#web/ui/forms/row-dialog.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { FeatureFields } from "./feature-fields.tsx";

const labels = { name: "Feature Name", description: "Description", place: "Page and section" };

const valuesOf = (feature: FeatureInput) => ({
  page_id: feature.page_id ?? none,
  section_id: feature.section_id ?? none,
  name: feature.name,
  description: feature.description ?? "",
});

export function NewFeatureDialog({ onClose }: { onClose: () => void }) {
  const { project, place } = useWorkspace();
  const add = useMutation(addFeatureMutation(project.id));
  const { form, ...frame } = useNewRow({
    key: unsavedKey(place.user_id, project.id, "feature", "new"),
    shape: nouns.features.input,
    start: { page_id: none, section_id: none, name: "", description: "" },
    add,
    onClose,
  });
  return (
    <RowDialog
      {...frame}
      title="Create New Feature"
      action="Create Feature"
      isReady={form.watch("name").trim() !== ""}
      onClose={onClose}
    >
      <FeatureFields form={form} keep={frame.keep} />
    </RowDialog>
  );
}

export function EditFeatureDialog({ feature, onClose }: { feature: Feature; onClose: () => void }) {
  const { project, place } = useWorkspace();
  const change = useMutation(changeFeatureMutation({ project_id: project.id, id: feature.id }));
  const again = useMutation(addFeatureMutation(project.id));
  const placeName = usePlaceName(project.id);
  const { form, ...frame } = useEditRow({
    key: unsavedKey(place.user_id, project.id, "feature", feature.id),
    shape: nouns.features.input,
    row: feature,
    valuesOf,
    labels,
    save: change.mutateAsync,
    read: () => readFeature(feature.id),
    addAgain: again.mutateAsync,
    textOf: (field, value) => (field === "place" ? placeName(value) : field.endsWith("_id") ? "" : undefined),
    merge: mergeFeatures,
    choose: withChosenFeature,
    onClose,
  });
  return (
    <RowDialog
      {...frame}
      title="Edit Feature"
      reference={cite("features", feature.number)}
      action="Update Feature"
      isReady={form.watch("name").trim() !== ""}
      onClose={onClose}
    >
      <FeatureFields form={form} keep={frame.keep} />
    </RowDialog>
  );
}

/** A page and its section by their names. */
function usePlaceName(project_id: string) {
  const pages = useQuery(pagesQuery(project_id)).data ?? [];
  const sections = useQuery(projectSectionsQuery(project_id)).data ?? [];
  return (value: unknown) => {
    const { page_id, section_id } = nouns.features.input.pick({ page_id: true, section_id: true }).parse(value);
    const page = pages.find(({ id }) => id === page_id)?.name ?? "No page";
    const section = sections.find(({ id }) => id === section_id)?.name;
    return section ? `${page} › ${section}` : page;
  };
}
