import { useMutation, useQuery } from "@tanstack/react-query";
import { type FeatureInput, featureInput, none } from "#domain/features.ts";
import { mergeFeatures, withChosenFeature } from "#domain/merge-features.ts";
import { useDraftForm } from "#web/lib/draft-form.ts";
import { draftKey } from "#web/lib/drafts.ts";
import { useEditForm } from "#web/lib/edit-form.ts";
import { addFeatureMutation, changeFeatureMutation, type Feature, readFeature } from "#web/queries/features.ts";
import { pagesQuery } from "#web/queries/pages.ts";
import { projectSectionsQuery } from "#web/queries/sections.ts";
import { useWorkspace } from "#web/screens/specification/workspace/workspace.ts";
import { ConflictDialog } from "#web/ui/conflict-dialog.tsx";
import { FeatureFormDialog } from "./feature-form-dialog.tsx";

const labels = { name: "Feature Name", description: "Description", place: "Page and section" };

const valuesOf = (feature: FeatureInput | null) => ({
  page_id: feature?.page_id ?? none,
  section_id: feature?.section_id ?? none,
  name: feature?.name ?? "",
  description: feature?.description ?? "",
});

/** A feature typed by hand; without one given it makes a new one. */
export function FeatureDialog({ feature, onClose }: { feature: Feature | null; onClose: () => void }) {
  return feature ? <EditFeature feature={feature} onClose={onClose} /> : <NewFeature onClose={onClose} />;
}

function NewFeature({ onClose }: { onClose: () => void }) {
  const { project, place } = useWorkspace();
  const drafted = useDraftForm(draftKey(place.user_id, project.id, "feature", "new"), featureInput, valuesOf(null));
  const add = useMutation(addFeatureMutation(project.id));
  function close() {
    drafted.drop();
    onClose();
  }
  const submit = drafted.form.handleSubmit((words) => add.mutate(words, { onSuccess: close }));
  return (
    <FeatureFormDialog {...drafted} feature={null} pending={add.isPending} submit={submit} onCancel={close} onClose={onClose} />
  );
}

function EditFeature({ feature, onClose }: { feature: Feature; onClose: () => void }) {
  const { project, place } = useWorkspace();
  const change = useMutation(changeFeatureMutation({ project_id: project.id, id: feature.id }));
  const again = useMutation(addFeatureMutation(project.id));
  const placeName = usePlaceName(project.id);
  const { conflict, ...edited } = useEditForm({
    key: draftKey(place.user_id, project.id, "feature", feature.id),
    shape: featureInput,
    row: feature,
    valuesOf,
    labels,
    save: change.mutateAsync,
    read: () => readFeature(feature.id),
    addAgain: again.mutateAsync,
    onSaved: onClose,
    onAddedAgain: onClose,
    textOf: (field, value) => (field === "place" ? placeName(value) : field.endsWith("_id") ? "" : undefined),
    merge: mergeFeatures,
    choose: withChosenFeature,
  });
  function giveUp() {
    edited.drop();
    onClose();
  }
  return (
    <>
      <FeatureFormDialog {...edited} feature={feature} onCancel={giveUp} onClose={onClose} />
      <ConflictDialog conflict={conflict} />
    </>
  );
}

/** A page and its section by their names. */
function usePlaceName(project_id: string) {
  const pages = useQuery(pagesQuery(project_id)).data ?? [];
  const sections = useQuery(projectSectionsQuery(project_id)).data ?? [];
  return (value: unknown) => {
    const { page_id, section_id } = featureInput.pick({ page_id: true, section_id: true }).parse(value);
    const page = pages.find(({ id }) => id === page_id)?.name ?? "No page";
    const section = sections.find(({ id }) => id === section_id)?.name;
    return section ? `${page} › ${section}` : page;
  };
}
