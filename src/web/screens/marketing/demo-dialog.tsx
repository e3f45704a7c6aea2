import { Dialog, DialogBody } from "#web/ui/dialogs/dialog.tsx";
import { EnterpriseContactForm } from "./enterprise-contact-form.tsx";

export function DemoDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Request a demo"
      description="Tell us what you run and what you would like to see."
      size="lg"
    >
      <DialogBody>
        <EnterpriseContactForm onSent={() => onOpenChange(false)} />
      </DialogBody>
    </Dialog>
  );
}
