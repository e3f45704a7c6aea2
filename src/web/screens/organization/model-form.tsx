import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { Controller, useForm } from "react-hook-form";
import type * as z from "zod";
import { isOneOf } from "#domain/option.ts";
import {
  aiProviderLabels,
  aiProviders,
  type OrganizationModelInput,
  organizationModelInput,
} from "#domain/organization-models.ts";
import { type OrganizationModel, saveOrganizationModelMutation } from "#web/queries/organization-models.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { PasswordInput } from "#web/ui/fields/password-input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { CardBody, CardFooter } from "#web/ui/layout/card.tsx";

const choices = aiProviders.map((value) => ({ value, label: aiProviderLabels[value] }));

export function ModelForm({ organization_id, stored }: { organization_id: string; stored: OrganizationModel | null }) {
  const save = useMutation(saveOrganizationModelMutation(organization_id));
  const form = useForm<z.input<typeof organizationModelInput>, unknown, OrganizationModelInput>({
    resolver: zodResolver(organizationModelInput),
    defaultValues: {
      provider: isOneOf(aiProviders, stored?.provider) ? stored?.provider : "openai",
      model: stored?.model ?? "",
      base_url: stored?.base_url ?? "",
      api_key: "",
    },
  });
  const { errors } = form.formState;
  return (
    <form noValidate aria-label="Language model" onSubmit={form.handleSubmit((input) => save.mutate(input))}>
      <CardBody className="sm:grid-cols-2">
        <Field label="Provider" error={errors.provider?.message}>
          <Controller
            control={form.control}
            name="provider"
            render={({ field }) => <Select value={field.value} onValueChange={field.onChange} choices={choices} />}
          />
        </Field>
        <Field label="Model" required error={errors.model?.message}>
          <Input required autoComplete="off" spellCheck={false} {...form.register("model")} />
        </Field>
        <Field label="Address" hint="Only if it is not the provider's usual address." error={errors.base_url?.message}>
          <Input type="url" autoComplete="off" placeholder="https://models.example.com/v1" {...form.register("base_url")} />
        </Field>
        <Field
          label="API key"
          hint={stored ? "Leave empty to keep the one that is stored." : "Leave it empty if the server needs none."}
          error={errors.api_key?.message}
        >
          <PasswordInput autoComplete="off" {...form.register("api_key")} />
        </Field>
      </CardBody>
      <CardFooter>
        <Button type="submit" variant="primary" loading={save.isPending}>
          {stored ? "Save model" : "Use own model"}
        </Button>
      </CardFooter>
    </form>
  );
}
