import { Button } from "#web/ui/actions/button.tsx";
import { Dialog, DialogBody, DialogFooter, type DialogProps } from "#web/ui/dialogs/dialog.tsx";
import { CitationLists } from "#web/ui/text/citation-lists.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { Meanwhile } from "./meanwhile.tsx";
import { NotSaved } from "./not-saved.tsx";
import type { RowFormProps } from "./row-form.tsx";
import { UnsavedHint } from "./unsaved-hint.tsx";

type RowDialogProps = RowFormProps &
  Pick<DialogProps, "title" | "description" | "size"> & {
    /** While it says no, nothing is sent and nothing is said. */
    isReady?: boolean;
  };

/** The frame of a form in a dialog of its own; closing it keeps what was typed, 'Cancel' gives it up. */
export function RowDialog({
  title,
  description,
  size = "lg",
  isReady = true,
  restored,
  keep,
  discard,
  pending,
  failure,
  meanwhile = null,
  submit,
  giveUp,
  conflict = null,
  reference,
  action,
  onClose,
  children,
}: RowDialogProps) {
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        title={title}
        description={description}
        size={size}
      >
        <form
          noValidate
          onChange={keep}
          onSubmit={(event) => {
            event.preventDefault();
            if (isReady) void submit();
          }}
        >
          <DialogBody>
            {restored ? <UnsavedHint restored onDiscard={discard} /> : null}
            {children}
            {reference ? <CitationLists reference={reference} citedByOnly /> : null}
            <Meanwhile said={meanwhile} />
            <NotSaved why={failure} />
          </DialogBody>
          <DialogFooter>
            <Button onClick={giveUp}>Cancel</Button>
            <Button type="submit" variant="primary" loading={pending}>
              {action}
            </Button>
          </DialogFooter>
        </form>
      </Dialog>
      <ConflictDialog conflict={conflict} />
    </>
  );
}
