import { useMutation } from "@tanstack/react-query";
import { ChevronDown, Download, FileJson } from "lucide-react";
import { downloadJsonMutation, downloadMarkdownMutation } from "#web/queries/documents.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { DropdownMenu, MenuItem } from "#web/ui/actions/dropdown-menu.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { useWorkspace } from "./workspace.ts";

/** The specification as Markdown at one press, and in another format by a menu. */
export function DownloadButton({ version }: { version?: string }) {
  const { project } = useWorkspace();
  const { mutate, isPending } = useMutation(downloadMarkdownMutation(project, version));
  const json = useMutation(downloadJsonMutation(project, version));
  return (
    <>
      <Button variant="ghost" className="max-sm:size-8 max-sm:px-0" loading={isPending} onClick={() => mutate()}>
        {isPending ? null : <Download aria-hidden />}
        <span className="max-sm:sr-only">Download Markdown</span>
      </Button>
      <DropdownMenu
        trigger={
          <IconButton label="Other formats" variant="ghost" disabled={json.isPending}>
            <ChevronDown aria-hidden />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => json.mutate()}>
          <FileJson aria-hidden />
          Download JSON
        </MenuItem>
      </DropdownMenu>
    </>
  );
}
