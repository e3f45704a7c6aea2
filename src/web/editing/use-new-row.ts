import type { DefaultValues, FieldValues } from "react-hook-form";
import type * as z from "zod";
import { whyNotSaved } from "./use-revised-save.ts";
import { useUnsavedForm } from "./use-unsaved-form.ts";

/** A form for a row that is not there yet; once it is added, or given up, nothing of it is kept. */
export function useNewRow<Values extends FieldValues, Output extends FieldValues>({
  key,
  shape,
  start,
  add,
  onInvalid,
  onClose,
}: {
  key: string;
  shape: z.ZodType<Output, Values>;
  start: DefaultValues<Values>;
  add: { mutate: (words: Output, after: { onSuccess: () => void }) => void; isPending: boolean; error: Error | null };
  /** What is done beside marking the fields that cannot be added as they are. */
  onInvalid?: ((values: Values) => void) | undefined;
  onClose: () => void;
}) {
  const { form, restored, keep, drop, discard } = useUnsavedForm({ key, shape, start });
  function close() {
    drop();
    onClose();
  }
  const submit = form.handleSubmit(
    (words) => add.mutate(words, { onSuccess: close }),
    () => onInvalid?.(form.getValues()),
  );
  const failure = add.error && whyNotSaved(add.error);
  return { form, restored, keep, discard, pending: add.isPending, failure, submit, giveUp: close, onClose };
}
