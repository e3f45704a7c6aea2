import { useMutation } from "@tanstack/react-query";
import { featureInput, none } from "#domain/features.ts";
import { useDraftForm } from "#web/lib/draft-form.ts";
import { draftKey } from "#web/lib/drafts.ts";
import { addFeatureMutation, changeFeatureMutation, type Feature } from "#web/queries/features.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { UnsavedHint } from "#web/ui/unsaved-hint.tsx";
import { PlacePickers } from "./place-pickers.tsx";
import { useWorkspace } from "./workspace.ts";

/** A feature typed by hand; without one given it makes a new one. */
export function FeatureDialog({ feature, onClose }: { feature: Feature | null; onClose: () => void }) {
  const { project, place } = useWorkspace();
  const key = draftKey(place.user_id, project.id, "feature", feature?.id ?? "new");
  const { form, restored, keep, drop, discard } = useDraftForm(key, featureInput, {
    page_id: feature?.page_id ?? none,
    section_id: feature?.section_id ?? none,
    name: feature?.name ?? "",
    description: feature?.description ?? "",
  });
  const add = useMutation(addFeatureMutation(project.id));
  const change = useMutation(changeFeatureMutation({ project_id: project.id, id: feature?.id ?? "" }));
  const save = feature ? change : add;
  const { errors } = form.formState;
  const [page_id, section_id, name] = form.watch(["page_id", "section_id", "name"]);

  const submit = form.handleSubmit((words) =>
    save.mutate(words, {
      onSuccess: () => {
        drop();
        onClose();
      },
    }),
  );

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={feature ? "Edit Feature" : "Create New Feature"}
      size="lg"
    >
      <form
        noValidate
        onChange={keep}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) void submit();
        }}
      >
        <DialogBody>
          {restored ? <UnsavedHint restored onDiscard={discard} /> : null}
          <PlacePickers
            place={{ page_id: page_id ?? none, section_id: section_id ?? none }}
            onChange={(chosen) => {
              form.setValue("page_id", chosen.page_id);
              form.setValue("section_id", chosen.section_id);
              keep();
            }}
          />
          <Field label="Feature Name *" error={errors.name?.message}>
            <Input aria-required placeholder="Pay by card" {...form.register("name")} />
          </Field>
          <Field
            label="Description"
            hint="What it does, under which conditions, and what happens when it fails."
            error={errors.description?.message}
          >
            <Textarea rows={6} {...form.register("description")} />
          </Field>
        </DialogBody>
        <DialogFooter>
          <Button
            onClick={() => {
              drop();
              onClose();
            }}
          >
            Cancel
          </Button>
          <Button type="submit" variant="primary" loading={save.isPending}>
            {feature ? "Update Feature" : "Create Feature"}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
