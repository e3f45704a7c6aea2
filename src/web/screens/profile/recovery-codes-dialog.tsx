import { saveFile } from "#web/lib/save-file.ts";
import { Button } from "#web/ui/button.tsx";
import { CodeBlock } from "#web/ui/code-block.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/dialog.tsx";

/** Shows a new set of codes, the only time it can be seen. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = codes.map((code) => code.match(/.{4}/g)?.join("-") ?? code).join("\n");
  return (
    <Dialog
      open={codes.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title="Keep your recovery codes"
      description="They are shown this once. Each lets you in one time when your phone is not at hand."
    >
      <DialogBody>
        <CodeBlock label="Recovery codes">{text}</CodeBlock>
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => saveFile({ name: "product-architect-recovery-codes.txt", text: `${text}\n`, type: "text/plain" })}>
          Download
        </Button>
        <Button variant="primary" onClick={onClose}>
          I have kept them
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
