import { Sigma } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog, DialogBody } from "#web/ui/dialogs/dialog.tsx";
import { AssumedNumbers } from "./assumed-numbers.tsx";

/** Numbers of the drafts that nobody said, gathered from all lists. */
export function AssumedNumbersButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" className="w-full justify-start px-2 font-normal text-muted" onClick={() => setOpen(true)}>
        <Sigma aria-hidden />
        Assumed numbers
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="lg"
        title="Assumed numbers"
        description="Numbers in drafts that come from none of your sources and that nobody has accepted."
      >
        <DialogBody>
          <AssumedNumbers onLeave={() => setOpen(false)} />
        </DialogBody>
      </Dialog>
    </>
  );
}
