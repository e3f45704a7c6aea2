import { type UserClassInput, userClassInput } from "#domain/user-classes.ts";
import { useDraftForm } from "#web/lib/draft-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { UnsavedHint } from "#web/ui/unsaved-hint.tsx";

export function UserClassForm({
  draft,
  start,
  submit,
  pending,
  onSubmit,
  onClose,
}: {
  draft: string;
  start: { name: string; description: string; privileges: string };
  submit: string;
  pending: boolean;
  /** Calls `saved` once the words are stored. */
  onSubmit: (words: UserClassInput, saved: () => void) => void;
  onClose: () => void;
}) {
  const { form, restored, keep, drop, discard } = useDraftForm(draft, userClassInput, start);
  const { errors } = form.formState;
  function close() {
    drop();
    onClose();
  }
  return (
    <form
      noValidate
      onChange={keep}
      onSubmit={form.handleSubmit((words) => onSubmit(words, close))}
      className="grid gap-4 px-5 py-4"
    >
      {restored ? <UnsavedHint restored onDiscard={discard} /> : null}
      <Field label="Name" required error={errors.name?.message}>
        <Input autoFocus placeholder="Librarian" {...form.register("name")} />
      </Field>
      <Field label="Description" hint="Who they are and what they want." error={errors.description?.message}>
        <Textarea rows={2} {...form.register("description")} />
      </Field>
      <Field label="Privileges" hint="What they may see and do." error={errors.privileges?.message}>
        <Textarea rows={2} {...form.register("privileges")} />
      </Field>
      <div className="flex justify-end gap-2">
        <Button onClick={close}>Cancel</Button>
        <Button type="submit" variant="primary" loading={pending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
