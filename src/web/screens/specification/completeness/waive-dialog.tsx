import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import * as z from "zod";
import type { CheckedItem } from "#domain/quality/completeness/completeness.ts";
import { requiredText } from "#domain/text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/dialogs/dialog.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { nameOf } from "./use-deciding.ts";

const shape = z.object({ reason: requiredText("Say why it does not concern this product", 1000) });

/** What is said most often. */
const reasons = [
  "It is not part of this product.",
  "The platform it runs on takes care of it.",
  "It is decided in the design, not in the requirements.",
  "It comes with a later version.",
];

type WaiveProps = { item: CheckedItem; start: string; onClose: () => void; onWaive: (reason: string) => void };

/** Asks why an item is waived; Enter keeps what stands there. */
export function WaiveDialog({ item, start, onClose, onWaive }: WaiveProps) {
  const form = useForm({ resolver: zodResolver(shape), defaultValues: { reason: start } });
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title={`Waive ${nameOf(item)}`} description={item.asks}>
      <form noValidate onSubmit={form.handleSubmit(({ reason }) => onWaive(reason))}>
        <DialogBody>
          <Field label="Why" error={form.formState.errors.reason?.message} required>
            <Input data-autofocus onFocus={(event) => event.target.select()} {...form.register("reason")} />
          </Field>
          <div className="flex flex-wrap gap-1.5">
            {reasons.map((reason) => (
              <button
                key={reason}
                type="button"
                onClick={() => onWaive(reason)}
                className="min-h-8 rounded-md border px-2.5 py-1 text-start text-xs text-muted transition-colors hover:bg-sunken hover:text-ink pointer-coarse:min-h-11"
              >
                {reason}
              </button>
            ))}
          </div>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit">
            Waive
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
