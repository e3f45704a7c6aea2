import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { Controller, useForm } from "react-hook-form";
import { type OrganizationInvitationInput, organizationInvitationInput } from "#domain/organization-invitations.ts";
import { organizationRoleBlurbs, organizationRoleLabels, organizationRoles } from "#domain/organizations.ts";
import { addInvitationMutation, invitationProblemOf } from "#web/queries/members.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";

export function InviteForm({ organization_id }: { organization_id: string }) {
  const invite = useMutation(addInvitationMutation(organization_id));
  const form = useForm<OrganizationInvitationInput>({
    resolver: zodResolver(organizationInvitationInput),
    defaultValues: { email: "", role: "member" },
  });
  const { errors } = form.formState;
  return (
    <form
      noValidate
      aria-label="Invite somebody"
      className="grid items-start gap-3 px-5 pb-1 sm:grid-cols-[1fr_9rem_auto]"
      onSubmit={form.handleSubmit((input) =>
        invite.mutate(input, {
          onSuccess: () => form.resetField("email"),
          onError: (error) => {
            const message = invitationProblemOf(error, input);
            if (message) form.setError("email", { message }, { shouldFocus: true });
          },
        }),
      )}
    >
      <Field label="Email" required error={errors.email?.message}>
        <Input type="email" required autoComplete="off" placeholder="name@example.com" {...form.register("email")} />
      </Field>
      <Field label="Role" error={errors.role?.message}>
        <Controller
          control={form.control}
          name="role"
          render={({ field }) => (
            <Select
              value={field.value}
              onValueChange={field.onChange}
              choices={organizationRoles.map((role) => ({
                value: role,
                label: organizationRoleLabels[role],
                description: organizationRoleBlurbs[role],
              }))}
            />
          )}
        />
      </Field>
      <Button type="submit" variant="primary" className="h-9 sm:mt-6.5" loading={invite.isPending}>
        Invite
      </Button>
    </form>
  );
}
