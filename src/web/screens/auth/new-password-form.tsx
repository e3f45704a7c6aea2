import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { type NewPasswordInput, newPasswordInput, passwordHint } from "#domain/credentials.ts";
import { paths } from "#web/lib/paths.ts";
import { changePasswordMutation } from "#web/queries/credentials.ts";
import { useAuth } from "#web/queries/session.ts";
import { useSignInWays } from "#web/queries/sign-in-ways.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { PasswordInput } from "#web/ui/fields/password-input.tsx";
import { NewLinkForm } from "./new-link-form.tsx";

export function NewPasswordForm() {
  const { user } = useAuth();
  const navigate = useNavigate();
  const { passwordLeast } = useSignInWays();
  const change = useMutation(changePasswordMutation);
  const form = useForm<NewPasswordInput>({
    resolver: zodResolver(newPasswordInput(passwordLeast)),
    defaultValues: { password: "" },
  });
  const submit = form.handleSubmit((input) =>
    change.mutate(input, { onSuccess: () => navigate(paths.dashboard(), { replace: true }) }),
  );
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <h1 className="text-2xl font-semibold tracking-tight">Set a new password</h1>
        {user ? <p className="text-muted">For {user.email}</p> : null}
      </div>
      {user ? (
        <form noValidate onSubmit={submit} className="grid gap-4">
          <Field label="New password" required hint={passwordHint(passwordLeast)} error={form.formState.errors.password?.message}>
            <PasswordInput required minLength={passwordLeast} autoComplete="new-password" {...form.register("password")} />
          </Field>
          <Button type="submit" variant="primary" size="lg" loading={change.isPending}>
            {change.isPending ? "Saving..." : "Save password"}
          </Button>
        </form>
      ) : (
        <NewLinkForm type="recovery" />
      )}
    </div>
  );
}
