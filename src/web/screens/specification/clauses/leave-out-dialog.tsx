import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import * as z from "zod";
import { requiredText } from "#domain/text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/dialogs/dialog.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";

const shape = z.object({ reason: requiredText("Say why it is left out", 1000) });

type LeaveOutProps = { words: string; onClose: () => void; onLeave: (reason: string) => void };

/** Asks why a clause is left out. */
export function LeaveOutDialog({ words, onClose, onLeave }: LeaveOutProps) {
  const form = useForm({ resolver: zodResolver(shape), defaultValues: { reason: "" } });
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title="Leave it out" description={words}>
      <form noValidate onSubmit={form.handleSubmit(({ reason }) => onLeave(reason))}>
        <DialogBody>
          <Field label="Why" error={form.formState.errors.reason?.message} required>
            <Textarea rows={3} {...form.register("reason")} />
          </Field>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit">
            Leave out
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
