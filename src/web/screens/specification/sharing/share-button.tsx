import { Share2 } from "lucide-react";
import { useState } from "react";
import type { Heading } from "#domain/document/reading.ts";
import { useMayEdit } from "#web/queries/project-access.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { ShareDialog } from "./share-dialog.tsx";

/** For those who may edit, whichever version they read. */
export function ShareButton({ version, headings }: { version: string; headings: readonly Heading[] }) {
  const { project } = useWorkspace();
  const mayEdit = useMayEdit(project.id);
  const [open, setOpen] = useState(false);
  if (!mayEdit) return null;
  return (
    <>
      <Button variant="ghost" className="max-sm:size-8 max-sm:px-0" onClick={() => setOpen(true)}>
        <Share2 aria-hidden />
        <span className="max-sm:sr-only">Share</span>
      </Button>
      {open ? <ShareDialog version={version} headings={headings} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
