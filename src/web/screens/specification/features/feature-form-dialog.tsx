import type { UseFormReturn } from "react-hook-form";
import type * as z from "zod";
import { cite } from "#domain/citation.ts";
import { type FeatureInput, type featureInput, none } from "#domain/features.ts";
import type { Feature } from "#web/queries/features.ts";
import { PlacePickers } from "#web/screens/specification/rows/place-pickers.tsx";
import { Button } from "#web/ui/button.tsx";
import { CitationLists } from "#web/ui/citation-lists.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { UnsavedHint } from "#web/ui/unsaved-hint.tsx";

/** The form of a feature; closing it keeps what was typed, 'Cancel' gives it up. */
export function FeatureFormDialog({
  feature,
  form,
  restored,
  keep,
  discard,
  pending,
  submit,
  onCancel,
  onClose,
}: {
  feature: Feature | null;
  form: UseFormReturn<z.input<typeof featureInput>, unknown, FeatureInput>;
  restored: boolean;
  keep: () => void;
  discard: () => void;
  pending: boolean;
  submit: () => Promise<void>;
  onCancel: () => void;
  onClose: () => void;
}) {
  const { errors } = form.formState;
  const [page_id, section_id, name] = form.watch(["page_id", "section_id", "name"]);
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
          {feature ? <CitationLists reference={cite("features", feature.number)} citedByOnly /> : null}
        </DialogBody>
        <DialogFooter>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" variant="primary" loading={pending}>
            {feature ? "Update Feature" : "Create Feature"}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
