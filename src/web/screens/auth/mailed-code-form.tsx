import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { type MailedCodeInput, mailedCodeInput } from "#domain/credentials.ts";
import { Failure } from "#domain/failure.ts";
import { lifeOfLink } from "#domain/mail-links.ts";
import {
  type MailedCode,
  redeemCodeMutation,
  resendConfirmationMutation,
  resendRecoveryMutation,
} from "#web/queries/credentials.ts";
import { useSignInWays } from "#web/queries/sign-in-ways.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";

const resends = {
  signup: { label: "Send a new confirmation mail", mutation: resendConfirmationMutation },
  email: { label: "Send a new confirmation mail", mutation: resendConfirmationMutation },
  recovery: { label: "Send the mail again", mutation: resendRecoveryMutation },
} as const;

/** A place to type the code of a mail to `email`, and to have the mail sent again. */
export function MailedCodeForm({ type, email }: { type: MailedCode; email: string }) {
  const { linkMinutes } = useSignInWays();
  const redeem = useMutation(redeemCodeMutation(type));
  const resend = useMutation(resends[type].mutation);
  const form = useForm<MailedCodeInput>({ resolver: zodResolver(mailedCodeInput), defaultValues: { code: "" } });
  const submit = form.handleSubmit(({ code }) =>
    redeem.mutate(
      { email, code },
      { onError: (error) => form.setError("code", { message: wordsFor(error, linkMinutes) }, { shouldFocus: true }) },
    ),
  );
  return (
    <form noValidate aria-label="Continue with a code" onSubmit={submit} className="grid gap-3">
      <Field
        label="Code from the mail"
        hint={`Six digits, sent to ${email}.`}
        required
        error={form.formState.errors.code?.message}
      >
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
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <Button type="submit" loading={redeem.isPending}>
          Continue
        </Button>
        <Button variant="link" loading={resend.isPending} onClick={() => resend.mutate({ email })}>
          {resends[type].label}
        </Button>
      </div>
      {resend.error ? (
        <p role="alert" className="text-xs font-medium text-danger-ink">
          {resend.error.message}
        </p>
      ) : null}
    </form>
  );
}

function wordsFor(error: unknown, minutes: number) {
  const isWrong = error instanceof Failure && (error.kind === "forbidden" || error.kind === "invalid");
  if (isWrong) return `This code is wrong, was already used, or is older than ${lifeOfLink(minutes)}.`;
  return error instanceof Error ? error.message : "";
}
