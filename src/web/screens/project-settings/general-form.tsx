import { useMutation, useQuery } from "@tanstack/react-query";
import { other, projectTypes } from "#domain/catalog/questionnaire-options.ts";
import { Failure } from "#domain/failure.ts";
import { currentVersion, projectInput } from "#domain/projects.ts";
import { answer } from "#domain/questionnaires.ts";
import { unsavedKey } from "#web/editing/unsaved.ts";
import { useEditForm } from "#web/editing/use-edit-form.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { latestAnswersQuery } from "#web/queries/asked-words.ts";
import { changeProjectMutation, type Project, readProject } from "#web/queries/projects.ts";
import { versionsQuery } from "#web/queries/versions.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { RowCard } from "#web/ui/forms/row-card.tsx";
import { ColorPicker } from "./color-picker.tsx";

const labels = { name: "Name", type: "Type", version: "Version", color: "Colour" };

const valuesOf = (project: Project) => ({
  name: project.name,
  type: project.type ?? "",
  version: currentVersion(project),
  color: project.color,
});

export function GeneralForm({ project, user_id, canEdit }: { project: Project; user_id: string; canEdit: boolean }) {
  const change = useMutation(changeProjectMutation(project.id));
  const { form, ...frame } = useEditForm({
    key: unsavedKey(user_id, project.id, "settings"),
    shape: projectInput,
    row: project,
    valuesOf,
    labels,
    save: async (words) => {
      const { version } = words;
      if (version !== currentVersion(project) && (await exists(version))) {
        throw new Failure(
          "invalid",
          `Version ${version} already exists. Activate it on the project's dashboard, which shows what that changes.`,
        );
      }
      return change.mutateAsync(words);
    },
    read: () => readProject(project.id),
  });
  const exists = async (version: string) => {
    const { specifications } = await queryClient.fetchQuery({ ...versionsQuery(project.id), staleTime: 0 });
    return specifications.some((stored) => stored.version === version);
  };
  const { errors } = form.formState;
  const { data: answers } = useQuery(latestAnswersQuery(project.id));
  const asked = answer(answers?.project_type, answers?.project_type_other);
  const differs = asked !== "" && asked.toLowerCase() !== form.watch("type")?.trim().toLowerCase();
  const takeAsked = () => {
    form.setValue("type", asked, { shouldDirty: true });
    frame.keep();
  };
  return (
    <RowCard {...frame} title="General" action="Save Changes" canEdit={canEdit}>
      <Field label="Name" required error={errors.name?.message}>
        <Input readOnly={!canEdit} {...form.register("name")} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Type"
          hint={asked === "" ? "What kind of product it is." : `The questionnaire says ${asked}.`}
          aside={
            canEdit && differs ? (
              <Button variant="link" size="sm" onClick={takeAsked}>
                Use {asked}
              </Button>
            ) : null
          }
          error={errors.type?.message}
        >
          <Input readOnly={!canEdit} list="project-types" {...form.register("type")} />
        </Field>
        <Field
          label="Version"
          required
          hint="A new number starts a version with empty texts and no risks. Activate one that exists on the project's dashboard."
          error={errors.version?.message}
        >
          <Input readOnly={!canEdit} {...form.register("version")} />
        </Field>
      </div>
      <datalist id="project-types">
        {projectTypes
          .filter((type) => type !== other)
          .map((type) => (
            <option key={type} value={type} />
          ))}
      </datalist>
      <Field label="Colour" hint="Marks the project in lists and in the sidebar." error={errors.color?.message}>
        <ColorPicker
          value={form.watch("color") ?? null}
          disabled={!canEdit}
          onChange={(color) => {
            form.setValue("color", color, { shouldDirty: true });
            frame.keep();
          }}
        />
      </Field>
    </RowCard>
  );
}
