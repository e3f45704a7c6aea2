import { useMutation } from "@tanstack/react-query";
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { copyTokenMutation } from "#web/queries/project-api-keys.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/dialogs/dialog.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { ConnectWays } from "./connect-ways.tsx";
import { TestKey } from "./test-connection.tsx";

/** The one time a token is seen; closing it uncopied asks first. */
export function RevealedKeyDialog({ name, token, onClose }: { name: string; token: string; onClose: () => void }) {
  const copy = useMutation(copyTokenMutation);
  const [isLeaving, setIsLeaving] = useState(false);
  const close = () => (copy.isSuccess ? onClose() : setIsLeaving(true));
  return (
    <Dialog open onOpenChange={close} size="lg" title="Your API key" description={`For ${name}`}>
      <DialogBody>
        <Banner tone="warning" title="Copy it now">
          You see it only this once. We store only a fingerprint and cannot show it again.
        </Banner>
        <Field label="API key" hideLabel>
          <Textarea
            readOnly
            data-autofocus
            rows={2}
            spellCheck={false}
            className="resize-none font-mono break-all"
            value={token}
            onFocus={(event) => event.target.select()}
          />
        </Field>
        <ConnectWays token={token} />
        <TestKey token={token} />
      </DialogBody>
      {/* room for the toast that rises while this stands at the bottom of a narrow window */}
      <DialogFooter className="max-sm:pb-24">
        <Button onClick={close}>Done</Button>
        <Button variant="primary" loading={copy.isPending} onClick={() => copy.mutate(token)}>
          {copy.isSuccess ? <Check aria-hidden /> : <Copy aria-hidden />}
          Copy
        </Button>
      </DialogFooter>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setIsLeaving}
        title="Close without copying?"
        description="The key cannot be shown again. You would have to revoke it and create another one."
        confirm="Close"
        cancel="Back to the key"
        destructive
        onConfirm={onClose}
      />
    </Dialog>
  );
}
