import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { type ProfileInput, profileInput } from "#domain/profiles.ts";
import { changeProfileMutation } from "#web/queries/profiles.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { CardBody, CardFooter } from "#web/ui/layout/card.tsx";

type Stored = { [Key in keyof ProfileInput]: string | null };

export function ProfileForm({ user, profile }: { user: { id: string; email: string }; profile: Stored | null }) {
  const change = useMutation(changeProfileMutation(user.id));
  const form = useForm<ProfileInput>({
    resolver: zodResolver(profileInput),
    defaultValues: {
      first_name: profile?.first_name ?? "",
      last_name: profile?.last_name ?? "",
      company: profile?.company ?? "",
    },
  });
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={form.handleSubmit((input) => change.mutate(input))}>
      <CardBody>
        <Field label="Email" hint="The address you sign in with.">
          <Input type="email" value={user.email} readOnly />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="First name" error={errors.first_name?.message}>
            <Input autoComplete="given-name" {...form.register("first_name")} />
          </Field>
          <Field label="Last name" error={errors.last_name?.message}>
            <Input autoComplete="family-name" {...form.register("last_name")} />
          </Field>
        </div>
        <Field label="Company" error={errors.company?.message}>
          <Input autoComplete="organization" {...form.register("company")} />
        </Field>
      </CardBody>
      <CardFooter>
        <Button type="submit" variant="primary" loading={change.isPending}>
          Update Profile
        </Button>
      </CardFooter>
    </form>
  );
}
