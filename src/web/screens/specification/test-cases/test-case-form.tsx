import { useMutation, useQuery } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import type * as z from "zod";
import { cite } from "#domain/citation.ts";
import { nouns } from "#domain/nouns/all.ts";
import { none } from "#domain/nouns/noun.ts";
import type { TestCaseInput } from "#domain/nouns/test-cases.ts";
import { unsavedKey } from "#web/editing/unsaved.ts";
import { useEditRow } from "#web/editing/use-edit-row.ts";
import { useNewRow } from "#web/editing/use-new-row.ts";
import { addTestCaseMutation, changeTestCaseMutation, readTestCase, type TestCase } from "#web/queries/test-cases.ts";
import { userStoriesQuery } from "#web/queries/user-stories.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { FindSelect } from "#web/ui/fields/find-select.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { RowForm } from "#web/ui/forms/row-form.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

const labels = { user_story_id: "User story", name: "Name", given: "Given", when: "When", then: "Then" };

const valuesOf = ({ user_story_id, name, given, when, then }: TestCaseInput) => ({
  user_story_id: user_story_id ?? none,
  name,
  given,
  when,
  then,
});

export function NewTestCaseForm({ user_story_id, onClose }: { user_story_id: string | null; onClose: () => void }) {
  const { project, place } = useWorkspace();
  const add = useMutation(addTestCaseMutation(project.id));
  const { form, ...frame } = useNewRow({
    key: unsavedKey(place.user_id, project.id, "test_case", "new"),
    shape: nouns.test_cases.input,
    start: valuesOf({ user_story_id, name: "", given: "", when: "", then: "" }),
    add,
    onClose,
  });
  return (
    <RowForm {...frame} action="Add Test Case">
      <TestCaseFields form={form} keep={frame.keep} />
    </RowForm>
  );
}

export function EditTestCaseForm({ row, onClose }: { row: TestCase; onClose: () => void }) {
  const { project, place } = useWorkspace();
  const change = useMutation(changeTestCaseMutation({ project_id: project.id, id: row.id }));
  const again = useMutation(addTestCaseMutation(project.id));
  const stories = useStoryChoices();
  const { form, ...frame } = useEditRow({
    key: unsavedKey(place.user_id, project.id, "test_case", row.id),
    shape: nouns.test_cases.input,
    row,
    valuesOf,
    labels,
    textOf: (field, value) =>
      field === "user_story_id" ? stories.find((choice) => choice.value === (value ?? none))?.label : undefined,
    save: change.mutateAsync,
    read: () => readTestCase(row.id),
    addAgain: again.mutateAsync,
    onClose,
  });
  return (
    <RowForm {...frame} reference={cite("test_cases", row.number)} action="Save">
      <TestCaseFields form={form} keep={frame.keep} />
    </RowForm>
  );
}

type TestCaseForm = UseFormReturn<z.input<typeof nouns.test_cases.input>, unknown, TestCaseInput>;

function TestCaseFields({ form, keep }: { form: TestCaseForm; keep: () => void }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Field label={labels.name} required error={errors.name?.message}>
        <Input autoFocus placeholder="A box without a price is refused" {...register("name")} />
      </Field>
      <Field label={labels.user_story_id} hint="What it shows to work." error={errors.user_story_id?.message}>
        <FindSelect
          value={form.watch("user_story_id") ?? none}
          onValueChange={(id) => {
            form.setValue("user_story_id", id, { shouldValidate: formState.isSubmitted });
            keep();
          }}
          choices={useStoryChoices()}
          find="Find a user story"
        />
      </Field>
      <div className="grid gap-4 md:grid-cols-3">
        <Field label={labels.given} required error={errors.given?.message}>
          <Textarea rows={3} placeholder="a farmer who is signed in" {...register("given")} />
        </Field>
        <Field label={labels.when} required error={errors.when?.message}>
          <Textarea rows={3} placeholder="a box is saved without a price" {...register("when")} />
        </Field>
        <Field label={labels.then} required error={errors.then?.message}>
          <Textarea rows={3} placeholder="the price is asked for and nothing is listed" {...register("then")} />
        </Field>
      </div>
    </>
  );
}

function useStoryChoices() {
  const { project } = useWorkspace();
  const { data: stories = [] } = useQuery(userStoriesQuery(project.id));
  return [
    { value: none, label: "No story" },
    ...stories.map(({ id, number, name }) => ({ value: id, label: `${cite("user_stories", number)} ${name}` })),
  ];
}
