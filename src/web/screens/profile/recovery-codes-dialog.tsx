import { useState } from "react";
import { recoveryCodesText } from "#domain/credentials.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/dialogs/dialog.tsx";
import { CodeBlock } from "#web/ui/text/code-block.tsx";

/** Shows a new set of codes, the only time it can be seen; closing it otherwise than by its button asks first. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [isLeaving, setIsLeaving] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const text = recoveryCodesText(codes);

  function download() {
    saveFile({ name: "product-architect-recovery-codes.txt", text: `${text}\n`, type: "text/plain" });
    setIsSaved(true);
  }

  return (
    <Dialog
      open={codes.length > 0}
      onOpenChange={() => (isSaved ? onClose() : setIsLeaving(true))}
      title="Save your recovery codes"
      description="You see them only this once. Each code lets you sign in once without your phone."
    >
      <DialogBody>
        <CodeBlock label="Recovery codes">{text}</CodeBlock>
      </DialogBody>
      <DialogFooter>
        <Button onClick={download}>Download</Button>
        <Button variant="primary" onClick={onClose}>
          I have saved them
        </Button>
      </DialogFooter>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setIsLeaving}
        title="Close without saving them?"
        description="The codes cannot be shown again. You would have to make new ones."
        confirm="Close"
        cancel="Back to the codes"
        destructive
        onConfirm={onClose}
      />
    </Dialog>
  );
}
