import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { authenticatorCodeInput, recoveryCodeInput, type SecondStepInput } from "#domain/credentials.ts";
import { signOutMutation } from "#web/queries/credentials.ts";
import { codeProblemOf, passSecondStepMutation, useAuthenticator } from "#web/queries/second-step.ts";
import { useAuth } from "#web/queries/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";

const ways = {
  app: {
    text: "Enter the six digits your authenticator app shows now.",
    label: "Code",
    shape: authenticatorCodeInput,
    other: "recovery_code",
    switch: "Use a recovery code instead",
  },
  recovery_code: {
    text: "Enter one of the recovery codes you saved. Each works once.",
    label: "Recovery code",
    shape: recoveryCodeInput,
    other: "app",
    switch: "Use the authenticator app instead",
  },
} as const;

/** The second step at sign-in. */
export function SecondStepForm() {
  const [way, setWay] = useState<keyof typeof ways>("app");
  const signOut = useMutation(signOutMutation);
  const { user } = useAuth();
  const words = ways[way];
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <h1 className="text-2xl font-semibold tracking-tight">Two-factor sign-in</h1>
        <p className="text-muted">
          {words.text} You are signing in as {user?.email}.
        </p>
      </div>
      <CodeForm key={way} way={way} />
      <div className="grid justify-items-center gap-1">
        <Button variant="link" onClick={() => setWay(words.other)}>
          {words.switch}
        </Button>
        <Button variant="link" loading={signOut.isPending} onClick={() => signOut.mutate()}>
          Sign in with another account
        </Button>
      </div>
    </div>
  );
}

function CodeForm({ way }: { way: keyof typeof ways }) {
  const { label, shape } = ways[way];
  const pass = useMutation(passSecondStepMutation(way, useAuthenticator()));
  const form = useForm<SecondStepInput>({ resolver: zodResolver(shape), defaultValues: { code: "" } });

  function sayAtField(error: unknown) {
    form.setValue("code", "");
    const message = codeProblemOf(error);
    if (message) form.setError("code", { message }, { shouldFocus: true });
  }

  return (
    <form
      noValidate
      aria-label="Two-factor sign-in"
      className="grid gap-4"
      onSubmit={form.handleSubmit((input) => pass.mutate(input, { onError: sayAtField }))}
    >
      <Field label={label} required error={form.formState.errors.code?.message}>
        <Input
          required
          autoFocus
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...(way === "app" ? { inputMode: "numeric", maxLength: 7 } : {})}
          className="font-mono tracking-widest"
          {...form.register("code")}
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" loading={pass.isPending}>
        {pass.isPending ? "Checking..." : "Continue"}
      </Button>
    </form>
  );
}
