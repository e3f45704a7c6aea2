import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { authenticatorCodeInput, currentPasswordInput, mailedCodeInput } from "#domain/credentials.ts";
import { mailProofCodeMutation, type Proof, proofProblemOf, showProofMutation } from "#web/queries/proof.ts";
import { endProof } from "#web/queries/proof-asked.ts";
import { useAuthenticator } from "#web/queries/second-step.ts";
import { useAuth } from "#web/queries/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/dialogs/dialog.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { PasswordInput } from "#web/ui/fields/password-input.tsx";

type By = Proof["by"];

const shapes = { password: currentPasswordInput, mail: mailedCodeInput, app: authenticatorCodeInput } as const;
const labels = { password: "Your password", mail: "Code from the mail", app: "Code of your authenticator app" } as const;
const others: Record<By, string> = {
  password: "Use your password",
  mail: "Get a code by mail instead",
  app: "Use your authenticator app",
};

/** Asks once more who is there, over whatever is open; what waits for the answer then goes on by itself. */
export function ProofDialog() {
  return (
    <Dialog
      open
      above
      onOpenChange={(open) => !open && endProof(false)}
      title="Confirm that it is you"
      description="This change affects your account, so please confirm that it is you. Nothing you typed is lost."
    >
      <ProofForm />
    </Dialog>
  );
}

function ProofForm() {
  const authenticator = useAuthenticator();
  const { user } = useAuth();
  const hasPassword = user?.identities?.some(({ provider }) => provider === "email") ?? true;
  const [by, setBy] = useState<By>(authenticator ? "app" : hasPassword ? "password" : "mail");
  const ways: By[] = [...(authenticator ? ["app" as const] : []), ...(hasPassword ? ["password" as const] : []), "mail"];
  const mail = useMutation(mailProofCodeMutation);

  function choose(next: By) {
    setBy(next);
    if (next === "mail") mail.mutate();
  }

  return (
    <>
      {by === "mail" && !mail.data ? (
        <DialogBody>
          {mail.error ? (
            <p role="alert" className="font-medium text-danger-ink">
              {mail.error.message}
            </p>
          ) : null}
          <Button variant="primary" loading={mail.isPending} onClick={() => mail.mutate()}>
            Mail a code to {user?.email}
          </Button>
        </DialogBody>
      ) : (
        <Show key={by} by={by} factorId={authenticator?.id ?? ""} />
      )}
      <div className="flex flex-wrap gap-x-4 gap-y-1 border-t px-5 py-3">
        {ways
          .filter((way) => way !== by)
          .map((way) => (
            <Button key={way} variant="link" onClick={() => choose(way)}>
              {others[way]}
            </Button>
          ))}
      </div>
    </>
  );
}

function Show({ by, factorId }: { by: By; factorId: string }) {
  const show = useMutation(showProofMutation);
  const form = useForm<{ code: string }>({ resolver: zodResolver(shapes[by]), defaultValues: { code: "" } });
  const submit = form.handleSubmit(({ code }) =>
    show.mutate(proofOf(by, code, factorId), {
      onError: (error) => form.setError("code", { message: proofProblemOf(error, by) }, { shouldFocus: true }),
    }),
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.stopPropagation();
        void submit(event);
      }}
    >
      <DialogBody>
        <Field label={labels[by]} required error={form.formState.errors.code?.message}>
          {by === "password" ? (
            <PasswordInput required data-autofocus autoComplete="current-password" {...form.register("code")} />
          ) : (
            <Input
              required
              data-autofocus
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              className="font-mono tracking-widest"
              {...form.register("code")}
            />
          )}
        </Field>
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => endProof(false)}>Cancel</Button>
        <Button type="submit" variant="primary" loading={show.isPending}>
          Confirm
        </Button>
      </DialogFooter>
    </form>
  );
}

function proofOf(by: By, written: string, id: string): Proof {
  const code = written.replaceAll(/\s/g, "");
  return by === "password" ? { by, password: written } : by === "app" ? { by, code, id } : { by, code };
}
