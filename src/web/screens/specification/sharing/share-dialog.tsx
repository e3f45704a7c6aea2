import { useMutation } from "@tanstack/react-query";
import type { Heading } from "#domain/document/reading.ts";
import { shareDocumentMutation } from "#web/queries/project-shares.ts";
import { Dialog, DialogBody } from "#web/ui/dialogs/dialog.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { MadeLink } from "./made-link.tsx";
import { NewShareForm } from "./new-share-form.tsx";
import { ShareList } from "./share-list.tsx";

type DialogProps = { version: string; headings: readonly Heading[]; onClose: () => void };

/** Links to the document: a new one, and those there are. */
export function ShareDialog({ version, headings, onClose }: DialogProps) {
  const { project } = useWorkspace();
  const make = useMutation(shareDocumentMutation(project.id));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title="Share the document"
      description="Anyone with a link can read the document without an account, and change nothing."
    >
      <DialogBody>
        {make.data ? (
          <MadeLink {...make.data} onAnother={make.reset} />
        ) : (
          <NewShareForm version={version} headings={headings} pending={make.isPending} onMake={make.mutate} />
        )}
        <ShareList project_id={project.id} />
      </DialogBody>
    </Dialog>
  );
}
