import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { type RecoveryInput, recoveryInput } from "#domain/credentials.ts";
import { lifeOfLink } from "#domain/mail-links.ts";
import { resendConfirmationMutation, resendRecoveryMutation } from "#web/queries/credentials.ts";
import { useSignInWays } from "#web/queries/sign-in-ways.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { MailedCodeForm } from "./mailed-code-form.tsx";

const kinds = {
  signup: {
    mutation: resendConfirmationMutation,
    text: "Sign in below if your address is already confirmed. Otherwise get a new mail.",
    send: "Send a new confirmation mail",
  },
  recovery: {
    mutation: resendRecoveryMutation,
    text: "Get a new mail to set your password.",
    send: "Send a new mail",
  },
} as const;

/** For somebody who came by a link that is used up or too old: a new one, asked for in place. */
export function NewLinkForm({ type }: { type: keyof typeof kinds }) {
  const { mutation, text, send } = kinds[type];
  const { linkMinutes } = useSignInWays();
  const resend = useMutation(mutation);
  const form = useForm<RecoveryInput>({ resolver: zodResolver(recoveryInput), defaultValues: { email: "" } });
  const error = form.formState.errors.email?.message ?? resend.error?.message;
  return (
    <Banner tone="warning" title="This link no longer works">
      <p>
        It works once, for {lifeOfLink(linkMinutes)}. {text}
      </p>
      {resend.isSuccess ? (
        <div className="mt-3">
          <MailedCodeForm type={type} email={resend.variables.email} />
        </div>
      ) : (
        <form
          noValidate
          aria-label={send}
          className="mt-3 grid gap-3"
          onSubmit={form.handleSubmit((input) => resend.mutate(input))}
        >
          <Field label="Your address" required error={error}>
            <Input type="email" required autoComplete="email" placeholder="you@example.com" {...form.register("email")} />
          </Field>
          <Button type="submit" className="justify-self-start" loading={resend.isPending}>
            {send}
          </Button>
        </form>
      )}
    </Banner>
  );
}
