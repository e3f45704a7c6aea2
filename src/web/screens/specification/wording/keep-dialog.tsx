import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import * as z from "zod";
import { requiredText } from "#domain/text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/dialogs/dialog.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";

const shape = z.object({ reason: requiredText("Say why it stays", 1000) });

type KeepProps = { words: string; pending: boolean; onClose: () => void; onKeep: (reason: string) => void };

/** Asks why a finding stays as it is. */
export function KeepDialog({ words, pending, onClose, onKeep }: KeepProps) {
  const form = useForm({ resolver: zodResolver(shape), defaultValues: { reason: "" } });
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Keep it as it is"
      description={`“${words}” is found again once these words or their sentence change.`}
    >
      <form noValidate onSubmit={form.handleSubmit(({ reason }) => onKeep(reason))}>
        <DialogBody>
          <Field label="Because" error={form.formState.errors.reason?.message} required>
            <Textarea rows={3} {...form.register("reason")} />
          </Field>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" loading={pending}>
            Keep
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
