import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import * as z from "zod";
import { requiredText } from "#domain/text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/dialogs/dialog.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";

const shape = z.object({ reason: requiredText("Say why both are right", 1000) });

type SettleProps = { names: string; pending: boolean; onClose: () => void; onSettle: (reason: string) => void };

/** Asks why two rows are both right. */
export function SettleDialog({ names, pending, onClose, onSettle }: SettleProps) {
  const form = useForm({ resolver: zodResolver(shape), defaultValues: { reason: "" } });
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Both are right"
      description={`${names} are asked about again once either says something else.`}
    >
      <form noValidate onSubmit={form.handleSubmit(({ reason }) => onSettle(reason))}>
        <DialogBody>
          <Field label="Because" error={form.formState.errors.reason?.message} required>
            <Textarea rows={3} {...form.register("reason")} />
          </Field>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" loading={pending}>
            Both are right
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
