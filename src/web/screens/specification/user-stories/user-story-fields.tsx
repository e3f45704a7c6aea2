import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";

type Named = "name" | "story" | "acceptance_criteria";

/** The words of a story, in the dialogs that add and change one. */
export function UserStoryFields({
  register,
  errors,
}: {
  register: (name: Named) => UseFormRegisterReturn;
  errors: Partial<Record<Named, { message?: string | undefined }>>;
}) {
  return (
    <>
      <Field label="Name" required error={errors.name?.message}>
        <Input placeholder="Renew a loan" {...register("name")} />
      </Field>
      <Field label="Story" required error={errors.story?.message}>
        <Textarea
          rows={3}
          placeholder="As a reader, I want to renew a loan online, so that I need not come in."
          {...register("story")}
        />
      </Field>
      <Field
        label="Acceptance Criteria"
        required
        hint="When it is done: Given, When, Then, one per line."
        error={errors.acceptance_criteria?.message}
      >
        <Textarea rows={6} {...register("acceptance_criteria")} />
      </Field>
    </>
  );
}
