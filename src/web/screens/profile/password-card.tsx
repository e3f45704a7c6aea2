import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { type ChangePasswordInput, changePasswordInput, passwordHint } from "#domain/credentials.ts";
import { changeOwnPasswordMutation, passwordProblemOf } from "#web/queries/account.ts";
import { useSignInWays } from "#web/queries/sign-in-ways.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { PasswordInput } from "#web/ui/fields/password-input.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#web/ui/layout/card.tsx";

export function PasswordCard() {
  const { passwordLeast } = useSignInWays();
  const change = useMutation(changeOwnPasswordMutation);
  const form = useForm<ChangePasswordInput>({
    resolver: zodResolver(changePasswordInput(passwordLeast)),
    defaultValues: { current_password: "", password: "" },
  });
  const { errors } = form.formState;

  function sayAtField(error: unknown) {
    const problem = passwordProblemOf(error);
    if (problem) form.setError(problem.field, { message: problem.message }, { shouldFocus: true });
  }

  return (
    <Card>
      <CardHeader title="Change your password" description="This signs you out everywhere else." />
      <form
        noValidate
        aria-label="Change your password"
        onSubmit={form.handleSubmit((input) => change.mutate(input, { onSuccess: () => form.reset(), onError: sayAtField }))}
      >
        <CardBody>
          <Field label="Current password" required error={errors.current_password?.message}>
            <PasswordInput required autoComplete="current-password" {...form.register("current_password")} />
          </Field>
          <Field label="New password" required hint={passwordHint(passwordLeast)} error={errors.password?.message}>
            <PasswordInput required minLength={passwordLeast} autoComplete="new-password" {...form.register("password")} />
          </Field>
        </CardBody>
        <CardFooter>
          <Button type="submit" loading={change.isPending}>
            Change password
          </Button>
        </CardFooter>
      </form>
    </Card>
  );
}
