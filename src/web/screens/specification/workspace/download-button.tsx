import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { downloadMarkdownMutation } from "#web/queries/documents.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useWorkspace } from "./workspace.ts";

export function DownloadButton() {
  const { project } = useWorkspace();
  const { mutate, isPending } = useMutation(downloadMarkdownMutation(project));
  return (
    <Button variant="ghost" className="max-sm:size-8 max-sm:px-0" loading={isPending} onClick={() => mutate()}>
      {isPending ? null : <Download aria-hidden />}
      <span className="max-sm:sr-only">Download Markdown</span>
    </Button>
  );
}
