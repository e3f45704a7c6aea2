import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { authenticatorCodeInput, type SecondStepInput } from "#domain/credentials.ts";
import { signOutMutation } from "#web/queries/credentials.ts";
import { addedAuthenticatorQuery, codeProblemOf, switchOnMutation } from "#web/queries/second-step.ts";
import { holdNewCodes, useAuth } from "#web/queries/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { ScanCode } from "#web/ui/fields/scan-code.tsx";

/** The first sign-in where everybody needs a second factor: nothing is open until there is one. */
export function SetUpSecondStepForm() {
  const { user } = useAuth();
  const added = useQuery(addedAuthenticatorQuery(user?.id ?? ""));
  const switchOn = useMutation(switchOnMutation);
  const signOut = useMutation(signOutMutation);
  const form = useForm<SecondStepInput>({ resolver: zodResolver(authenticatorCodeInput), defaultValues: { code: "" } });

  function sayAtField(error: unknown) {
    holdNewCodes(null);
    form.setValue("code", "");
    const message = codeProblemOf(error);
    if (message) form.setError("code", { message }, { shouldFocus: true });
  }

  function confirm({ code }: SecondStepInput) {
    if (!added.data) return;
    // the screen stays until its codes were seen
    holdNewCodes([]);
    switchOn.mutate({ id: added.data.id, code }, { onSuccess: ({ codes }) => holdNewCodes(codes), onError: sayAtField });
  }

  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <h1 className="text-2xl font-semibold tracking-tight">Set up a second factor</h1>
        <p className="text-muted">
          Everybody here signs in with a second factor. Scan the code with an authenticator app, such as the one built into your
          phone or password manager, then enter the six digits it shows.
        </p>
      </div>
      {added.isError ? <Banner title="The code could not be created" onRetry={() => void added.refetch()} /> : null}
      <form noValidate aria-label="Set up a second factor" className="grid gap-4" onSubmit={form.handleSubmit(confirm)}>
        <ScanCode picture={added.data?.qr_code} alt="QR code for your authenticator app" words={added.data?.secret} />
        <Field label="Code" required error={form.formState.errors.code?.message}>
          <Input
            required
            autoFocus
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            className="font-mono tracking-widest"
            {...form.register("code")}
          />
        </Field>
        <Button type="submit" variant="primary" size="lg" disabled={!added.data} loading={switchOn.isPending}>
          {switchOn.isPending ? "Checking..." : "Continue"}
        </Button>
      </form>
      <Button variant="link" loading={signOut.isPending} onClick={() => signOut.mutate()}>
        Sign in with another account
      </Button>
    </div>
  );
}
