import { Copy } from "lucide-react";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/dialogs/dialog.tsx";
import { Words } from "#web/ui/text/words.tsx";

/** Somebody deleted what was being edited: the words are shown, to be copied or added again. */
export function GoneDialog({
  who,
  words,
  pending,
  onCopy,
  onAddAgain,
  onClose,
}: {
  who?: string | undefined;
  words: readonly { label: string; text: string }[];
  pending: boolean;
  onCopy: () => void;
  onAddAgain: (() => void) | undefined;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={who ? `${who} deleted this while you were editing` : "This was deleted while you were editing"}
      description={
        onAddAgain
          ? "Your words are still here. Add them again under a new number, or copy them."
          : "Your words are still here. Copy them before you leave."
      }
      size="lg"
    >
      <DialogBody>
        <dl className="grid max-h-80 gap-3 overflow-y-auto rounded-lg border bg-sunken p-3">
          {words.map(({ label, text }) => (
            <div key={label} className="grid gap-0.5">
              <dt className="text-xs text-muted">{label}</dt>
              <dd className="whitespace-pre-wrap wrap-anywhere">
                <Words text={text} newTab />
              </dd>
            </div>
          ))}
        </dl>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Back to my text</Button>
        <Button onClick={onCopy}>
          <Copy aria-hidden />
          Copy my words
        </Button>
        {onAddAgain ? (
          <Button variant="primary" loading={pending} onClick={onAddAgain}>
            Add it again
          </Button>
        ) : null}
      </DialogFooter>
    </Dialog>
  );
}
