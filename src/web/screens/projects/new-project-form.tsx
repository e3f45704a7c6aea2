import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import type * as z from "zod";
import { type NewProjectInput, newProjectInput } from "#domain/projects.ts";
import { paths } from "#web/lib/paths.ts";
import { addProjectMutation } from "#web/queries/projects.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { CardBody, CardFooter } from "#web/ui/layout/card.tsx";

export function NewProjectForm({ organization_id }: { organization_id: string }) {
  const navigate = useNavigate();
  const add = useMutation(addProjectMutation);
  const form = useForm<z.input<typeof newProjectInput>, unknown, NewProjectInput>({
    resolver: zodResolver(newProjectInput),
    defaultValues: { organization_id, name: "", type: null, description: "" },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((input) => add.mutate(input, { onSuccess: () => navigate(paths.projects()) }));
  return (
    <form noValidate onSubmit={submit}>
      <CardBody>
        <Field label="Project Name" required error={errors.name?.message}>
          <Input required autoComplete="off" {...form.register("name")} />
        </Field>
        <Field label="Description" hint="The idea in a few sentences." error={errors.description?.message}>
          <Textarea rows={5} {...form.register("description")} />
        </Field>
      </CardBody>
      <CardFooter>
        <Button asChild>
          <Link to={paths.projects()}>Cancel</Link>
        </Button>
        <Button type="submit" variant="primary" loading={add.isPending}>
          {add.isPending ? "Creating..." : "Create Project"}
        </Button>
      </CardFooter>
    </form>
  );
}
