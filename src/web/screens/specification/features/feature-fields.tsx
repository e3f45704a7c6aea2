import type { UseFormReturn } from "react-hook-form";
import type * as z from "zod";
import type { nouns } from "#domain/nouns/all.ts";
import type { FeatureInput } from "#domain/nouns/features.ts";
import { none } from "#domain/nouns/noun.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { PlacePickers } from "#workspace/rows/place-pickers.tsx";

type FeatureForm = UseFormReturn<z.input<typeof nouns.features.input>, unknown, FeatureInput>;

/** The words of a feature and where it happens, in the dialogs that add and change one. */
export function FeatureFields({ form, keep }: { form: FeatureForm; keep: () => void }) {
  const { errors } = form.formState;
  const [page_id, section_id] = form.watch(["page_id", "section_id"]);
  return (
    <>
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
    </>
  );
}
