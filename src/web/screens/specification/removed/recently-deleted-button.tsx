import { ArchiveRestore } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog, DialogBody } from "#web/ui/dialogs/dialog.tsx";
import { RecentlyDeleted } from "./recently-deleted.tsx";

/** What was deleted from the project, for a week after its toast is gone. */
export function RecentlyDeletedButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" className="w-full justify-start px-2 font-normal text-muted" onClick={() => setOpen(true)}>
        <ArchiveRestore aria-hidden />
        Recently deleted
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="lg"
        title="Recently deleted"
        description="What was deleted from this project in the last week. Restoring brings it back with everything that was deleted along with it."
      >
        <DialogBody>
          <RecentlyDeleted />
        </DialogBody>
      </Dialog>
    </>
  );
}
