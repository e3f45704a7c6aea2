import { useMutation } from "@tanstack/react-query";
import * as z from "zod";
import { pageNameInput } from "#domain/pages.ts";
import { type Draft, draftKey, keepDraft, readDraft, useDraft } from "#web/lib/drafts.ts";
import { useUnsaved } from "#web/lib/unsaved.ts";
import { addPageMutation } from "#web/queries/pages.ts";
import { useWorkspace } from "#web/screens/specification/workspace/workspace.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";

const draftShape = z.string();

export function NewPageDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { project, place } = useWorkspace();
  const draft: Draft<string> = { key: draftKey(place.user_id, project.id, "page", "new"), shape: draftShape };
  const name = useDraft(draft) ?? "";
  const setName = (typed: string) => keepDraft(draft, typed || null);
  useUnsaved(() => open && readDraft(draft) !== null);
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
