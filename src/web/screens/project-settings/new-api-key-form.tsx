import { useMutation } from "@tanstack/react-query";
import { Controller, useForm } from "react-hook-form";
import type { ProjectApiKeyInput } from "#domain/project-api-keys.ts";
import { createProjectApiKeyMutation, problemOf } from "#web/queries/project-api-keys.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { RevealedKeyDialog } from "./revealed-key-dialog.tsx";

const empty: ProjectApiKeyInput = { name: "", scope: "read_write", expires_on: "" };
const scopes = [
  { value: "read_write", label: "Read and write", description: "Reads the specification and changes it" },
  { value: "read_only", label: "Read only", description: "Reads the specification, changes nothing" },
] as const;

export function NewApiKeyForm({ project_id }: { project_id: string }) {
  const create = useMutation(createProjectApiKeyMutation(project_id));
  const form = useForm<ProjectApiKeyInput>({ defaultValues: empty });
  const problems = problemOf(create.error);
  return (
    <>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={form.handleSubmit((key) => create.mutate(key, { onSuccess: () => form.reset(empty) }))}
      >
        <Field label="Key name" required hint="What uses it, such as the name of the agent." error={problems.name}>
          <Input autoComplete="off" maxLength={100} {...form.register("name")} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Access">
            <Controller
              control={form.control}
              name="scope"
              render={({ field }) => <Select value={field.value} onValueChange={field.onChange} choices={scopes} />}
            />
          </Field>
          <Field label="Expires on" aside={<span className="text-xs text-muted">Optional</span>} error={problems.expires_on}>
            <Input type="date" {...form.register("expires_on")} />
          </Field>
        </div>
        <Button type="submit" variant="primary" className="justify-self-start" loading={create.isPending}>
          Create API Key
        </Button>
      </form>
      {create.data ? <RevealedKeyDialog name={create.data.name} token={create.data.token} onClose={create.reset} /> : null}
    </>
  );
}
