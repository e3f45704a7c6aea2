import { ListTree, Printer } from "lucide-react";
import type { Heading } from "#domain/document/reading.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { ExportButton } from "#workspace/export/export-button.tsx";
import { ShareButton } from "#workspace/sharing/share-button.tsx";
import { PeopleHere } from "#workspace/workspace/people-here.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { ChangeTools } from "./change-tools.tsx";
import { ComparePicker } from "./compare-picker.tsx";
import { FindField } from "./find-field.tsx";
import type { Changes } from "./use-changes.ts";
import { useChosenVersions } from "./use-chosen-versions.ts";
import type { Find } from "./use-find.ts";
import { VersionPicker } from "./version-picker.tsx";

type ToolbarProps = {
  version: string;
  against: string | null;
  find: Find;
  changes: Changes;
  headings: readonly Heading[];
};

/** Stays in sight while the text scrolls beneath it; one line on a phone, a second one while versions are compared. */
export function DocumentToolbar({ version, against, find, changes, headings }: ToolbarProps) {
  const { project, openMenu } = useWorkspace();
  const { read, compare } = useChosenVersions({ version, against });
  return (
    <div className="sticky top-14 z-10 border-b bg-surface text-sm print:hidden">
      <div className="flex items-center gap-2 px-4 py-2.5 max-sm:gap-1 sm:px-6">
        <IconButton label="Contents" variant="secondary" className="lg:hidden" onClick={openMenu}>
          <ListTree aria-hidden />
        </IconButton>
        <VersionPicker project={project} version={version} onChange={read} />
        <div className="max-sm:hidden">
          <ComparePicker project={project} version={version} against={against} onChange={compare} />
        </div>
        <FindField find={find} />
        <div className="ml-auto flex items-center">
          <div className="max-lg:hidden">
            <PeopleHere />
          </div>
          <IconButton label="Print" className="max-sm:hidden" onClick={() => print()}>
            <Printer aria-hidden />
          </IconButton>
          {against === null ? <ShareButton version={version} headings={headings} /> : null}
          {against === null ? <ExportButton version={version} /> : null}
        </div>
      </div>
      {against === null ? null : (
        <div className="border-t px-4 py-1.5 sm:px-6">
          <ChangeTools changes={changes} />
        </div>
      )}
    </div>
  );
}
