import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { authenticatorCodeInput, type SecondStepInput } from "#domain/credentials.ts";
import { codeProblemOf, switchOnMutation } from "#web/queries/second-step.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/dialogs/dialog.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { ScanCode } from "#web/ui/fields/scan-code.tsx";

type Added = { id: string; secret: string; qr_code: string };

export function SwitchOnDialog({
  added,
  failed,
  onRetry,
  onClose,
  onDone,
}: {
  /** The app being set up; nothing until the server has made it. */
  added: Added | undefined;
  failed: boolean;
  onRetry: () => void;
  onClose: () => void;
  onDone: (codes: readonly string[]) => void;
}) {
  const switchOn = useMutation({ ...switchOnMutation, onSuccess: ({ codes }) => onDone(codes) });
  const form = useForm<SecondStepInput>({ resolver: zodResolver(authenticatorCodeInput), defaultValues: { code: "" } });
  function sayAtField(error: unknown) {
    form.setValue("code", "");
    const message = codeProblemOf(error);
    if (message) form.setError("code", { message }, { shouldFocus: true });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Switch two-factor sign-in on"
      description="Scan the code with your authenticator app, then enter the six digits it shows."
    >
      <form
        noValidate
        onSubmit={form.handleSubmit(({ code }) => added && switchOn.mutate({ id: added.id, code }, { onError: sayAtField }))}
      >
        <DialogBody>
          {failed ? <Banner title="The code could not be created" onRetry={onRetry} /> : null}
          <ScanCode picture={added?.qr_code} alt="QR code for your authenticator app" words={added?.secret} />
          <Field label="Code" required error={form.formState.errors.code?.message}>
            <Input
              required
              data-autofocus
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              className="font-mono tracking-widest"
              {...form.register("code")}
            />
          </Field>
          <p className="text-xs text-muted">This signs you out everywhere else; sign in there again with a code.</p>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={!added} loading={switchOn.isPending}>
            Switch on
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
