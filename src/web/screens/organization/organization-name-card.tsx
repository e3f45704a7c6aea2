import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { type OrganizationInput, organizationInput } from "#domain/organizations.ts";
import { changeOrganizationMutation, type Organization } from "#web/queries/organizations.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#web/ui/layout/card.tsx";

export function OrganizationNameCard({ organization }: { organization: Organization }) {
  const change = useMutation(changeOrganizationMutation(organization.id));
  const form = useForm<OrganizationInput>({
    resolver: zodResolver(organizationInput),
    defaultValues: { name: organization.name },
  });
  return (
    <Card>
      <CardHeader title="General" />
      <form noValidate onSubmit={form.handleSubmit((input) => change.mutate(input))}>
        <CardBody>
          <Field label="Organization Name" required error={form.formState.errors.name?.message}>
            <Input required autoComplete="organization" {...form.register("name")} />
          </Field>
        </CardBody>
        <CardFooter>
          <Button type="submit" variant="primary" loading={change.isPending}>
            Save
          </Button>
        </CardFooter>
      </form>
    </Card>
  );
}
