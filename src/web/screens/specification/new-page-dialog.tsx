import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { pageNameInput } from "#domain/pages.ts";
import { addPageMutation } from "#web/queries/pages.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { useWorkspace } from "./workspace.ts";

export function NewPageDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { project } = useWorkspace();
  const [name, setName] = useState("");
  const add = useMutation(addPageMutation(project.id));
  const parsed = pageNameInput.safeParse({ name });
  const blank = name.trim() === "";

  function submit() {
    if (!parsed.data || add.isPending) return;
    add.mutate(parsed.data, {
      onSuccess: () => {
        setName("");
        onOpenChange(false);
      },
    });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Create New Page"
      description="Its description, features and sections are written in its editor."
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <DialogBody>
          <Field label="Page Name *" error={blank ? undefined : parsed.error?.issues[0]?.message}>
            <Input
              name="name"
              aria-required
              value={name}
              onChange={(event) => setName(event.target.value)}
              placeholder="Checkout"
            />
          </Field>
        </DialogBody>
        <DialogFooter>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button type="submit" variant="primary" loading={add.isPending}>
            Create Page
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
