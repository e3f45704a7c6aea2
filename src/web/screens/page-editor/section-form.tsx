import { type SectionInput, sectionInput } from "#domain/sections.ts";
import { useDraftForm } from "#web/lib/draft-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { UnsavedHint } from "#web/ui/unsaved-hint.tsx";

export function SectionForm({
  draft,
  start,
  submit,
  pending,
  onSubmit,
  onClose,
}: {
  draft: string;
  start: { name: string; description: string };
  submit: string;
  pending: boolean;
  /** Calls `saved` once the words are stored. */
  onSubmit: (words: SectionInput, saved: () => void) => void;
  onClose: () => void;
}) {
  const { form, restored, keep, drop, discard } = useDraftForm(draft, sectionInput, start);
  const { errors } = form.formState;
  function close() {
    drop();
    onClose();
  }
  return (
    <form noValidate onChange={keep} onSubmit={form.handleSubmit((words) => onSubmit(words, close))} className="grid gap-3">
      {restored ? <UnsavedHint restored onDiscard={discard} /> : null}
      <Field label="Section Name *" error={errors.name?.message}>
        <Input autoFocus aria-required placeholder="Search bar" {...form.register("name")} />
      </Field>
      <Field label="Section Description" error={errors.description?.message}>
        <Textarea rows={3} placeholder="What it shows and does" {...form.register("description")} />
      </Field>
      <div className="flex justify-end gap-2">
        <Button size="sm" onClick={close}>
          Cancel
        </Button>
        <Button size="sm" type="submit" variant="primary" loading={pending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
