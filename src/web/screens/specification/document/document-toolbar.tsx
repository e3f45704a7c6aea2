import { ListTree, Printer } from "lucide-react";
import { useNavigate } from "react-router";
import { paths } from "#web/lib/paths.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { DownloadButton } from "#workspace/workspace/download-button.tsx";
import { PeopleHere } from "#workspace/workspace/people-here.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { FindField } from "./find-field.tsx";
import type { Find } from "./use-find.ts";
import { VersionPicker } from "./version-picker.tsx";

/** Stays in sight while the text scrolls beneath it. */
export function DocumentToolbar({ version, find }: { version: string; find: Find }) {
  const { project, place, openMenu } = useWorkspace();
  const navigate = useNavigate();
  const read = (next: string) => void navigate(paths.document(project.id, next === place.version ? undefined : next));
  return (
    <div className="sticky top-14 z-10 flex flex-wrap items-center gap-2 border-b bg-surface px-4 text-sm py-2.5 sm:px-6 print:hidden">
      <IconButton label="Contents" variant="secondary" className="lg:hidden" onClick={openMenu}>
        <ListTree aria-hidden />
      </IconButton>
      <VersionPicker project={project} version={version} onChange={read} />
      <FindField find={find} />
      <div className="ml-auto flex items-center">
        <PeopleHere />
        <IconButton label="Print" onClick={() => print()}>
          <Printer aria-hidden />
        </IconButton>
        {version === place.version ? <DownloadButton /> : null}
      </div>
    </div>
  );
}
