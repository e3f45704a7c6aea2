import type { FormEventHandler, ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/dialog.tsx";
import { UnsavedHint } from "#web/ui/unsaved-hint.tsx";

/** The frame of the dialogs that add and change a story; closing it keeps what was typed, 'Cancel' gives it up. */
export function StoryDialog({
  title,
  submit,
  pending,
  restored,
  onDiscard,
  onKeep,
  onSubmit,
  onCancel,
  onClose,
  children,
}: {
  title: string;
  submit: string;
  pending: boolean;
  restored: boolean;
  onDiscard: () => void;
  onKeep: () => void;
  onSubmit: FormEventHandler;
  onCancel: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      size="lg"
    >
      <form noValidate onChange={onKeep} onSubmit={onSubmit}>
        <DialogBody>
          {restored ? <UnsavedHint restored onDiscard={onDiscard} /> : null}
          {children}
        </DialogBody>
        <DialogFooter>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" variant="primary" loading={pending}>
            {submit}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
