import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Controller, useForm, useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import type * as z from "zod";
import { templateOf, templates } from "#domain/catalog/templates/all.ts";
import type { Template } from "#domain/catalog/templates/template.ts";
import { type NewProjectInput, newProjectInput } from "#domain/projects.ts";
import { paths } from "#web/lib/paths.ts";
import { useOrganizations } from "#web/queries/current-organization.tsx";
import { addProjectMutation } from "#web/queries/projects.ts";
import { startProjectMutation } from "#web/queries/start.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/dialogs/dialog.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";

type Props = {
  open: boolean;
  /** What was typed before an organization was made for it. */
  name?: string | undefined;
  onClose: () => void;
  onNeedOrganization: (name: string) => void;
};

export function CreateProjectDialog({ open, name = "", onClose, onNeedOrganization }: Props) {
  const { current, isLoading } = useOrganizations();
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Create Project"
      description={
        current
          ? "Next, a short questionnaire turns the idea into a first specification."
          : "A project belongs to an organization."
      }
    >
      {current ? (
        <ProjectForm currentId={current.id} name={name} onClose={onClose} />
      ) : (
        <NameFirst name={name} onClose={onClose} onNeedOrganization={isLoading ? undefined : onNeedOrganization} />
      )}
    </Dialog>
  );
}

/** Before there is an organization: the name is kept while one is made. */
function NameFirst({
  name,
  onClose,
  onNeedOrganization,
}: {
  name: string;
  onClose: () => void;
  onNeedOrganization: ((name: string) => void) | undefined;
}) {
  const [typed, setTyped] = useState(name);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onNeedOrganization?.(typed);
      }}
    >
      <DialogBody>
        <Field label="Project Name">
          <Input data-autofocus autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Field>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Cancel</Button>
        {onNeedOrganization ? (
          <Button type="submit" variant="primary">
            Create Organization First
          </Button>
        ) : null}
      </DialogFooter>
    </form>
  );
}

const noTemplate = "none";
const beginnings = [
  { value: noTemplate, label: "Nothing" },
  ...templates.map(({ key, name, blurb }) => ({ value: key, label: name, description: blurb })),
];

type FormProps = { currentId: string; name: string; onClose: () => void };

function ProjectForm({ currentId, name: typed, onClose }: FormProps) {
  const { organizations, choose } = useOrganizations();
  const navigate = useNavigate();
  const add = useMutation(addProjectMutation);
  const [template, setTemplate] = useState(noTemplate);
  const form = useForm<z.input<typeof newProjectInput>, unknown, NewProjectInput>({
    resolver: zodResolver(newProjectInput),
    defaultValues: { organization_id: currentId, name: typed, type: null, description: null },
  });
  const name = useWatch({ control: form.control, name: "name" });
  const { errors } = form.formState;
  const start = useMutation(startProjectMutation(useWatch({ control: form.control, name: "organization_id" })));
  const isCreating = add.isPending || start.isPending;

  async function create(input: NewProjectInput) {
    const chosen = organizations.find(({ id }) => id === input.organization_id);
    if (chosen && chosen.id !== currentId) await choose(chosen);
    const address = await createdFrom(templateOf(template), input);
    onClose();
    await navigate(address);
  }

  /** Where the project goes on: a template has answered what the questionnaire asks, but for what it leaves open. */
  async function createdFrom(chosen: Template | undefined, input: NewProjectInput) {
    if (!chosen) return paths.questionnaireStepper((await add.mutateAsync(input)).id);
    const { key, questionnaire } = chosen;
    const made = await start.mutateAsync({ name: input.name, template: key, idea: questionnaire.project_description });
    return paths.start(made.project_id);
  }

  return (
    <form noValidate onSubmit={form.handleSubmit((input) => create(input).catch(() => undefined))}>
      <DialogBody>
        <Field label="Organization" required error={errors.organization_id?.message}>
          <Controller
            control={form.control}
            name="organization_id"
            render={({ field }) => (
              <Select
                value={field.value}
                onValueChange={field.onChange}
                choices={organizations.map(({ id, name: label }) => ({ value: id, label }))}
              />
            )}
          />
        </Field>
        <Field label="Project Name" required error={errors.name?.message}>
          <Input required data-autofocus autoComplete="off" {...form.register("name")} />
        </Field>
        <Field label="Begin from" hint="A template fills in a description and answers. You can change all of them.">
          <Select value={template} onValueChange={setTemplate} choices={beginnings} />
        </Field>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" loading={isCreating} disabled={name.trim() === ""}>
          {isCreating ? "Creating..." : "Create"}
        </Button>
      </DialogFooter>
    </form>
  );
}
