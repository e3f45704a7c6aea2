import type { FieldValues } from "react-hook-form";
import { type EditForm, useEditForm } from "./use-edit-form.ts";

type EditRow<Values, Output, Row extends { revision: number }> = Omit<
  EditForm<Values, Output, Row>,
  "onSaved" | "onAddedAgain" | "onUnchanged"
> & { onClose: () => void };

/** A form over a stored row that closes once it is saved, or given up. */
export function useEditRow<Values extends FieldValues, Output extends FieldValues, Row extends { revision: number }>({
  onClose,
  ...edit
}: EditRow<Values, Output, Row>) {
  const { drop, ...edited } = useEditForm({ ...edit, onSaved: onClose, onAddedAgain: onClose, onUnchanged: onClose });
  function giveUp() {
    drop();
    onClose();
  }
  return { ...edited, giveUp, onClose };
}
