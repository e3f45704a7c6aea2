import { useCallback, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { SpecificationSection } from "#domain/specifications.ts";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { ProposeChangeDialog } from "#workspace/proposals/propose-change-dialog.tsx";
import { useAsk } from "#workspace/workspace/use-ask.ts";
import { WorkspaceContext } from "#workspace/workspace/workspace.ts";
import { type WorkspaceFacts, WorkspaceOfAddress } from "#workspace/workspace/workspace-of-address.tsx";
import { DocumentFrame } from "./document-frame.tsx";
import { DocumentSkeleton } from "./document-skeleton.tsx";

/** The whole specification as it is handed over, to be read from top to bottom. */
export function DocumentScreen() {
  return <WorkspaceOfAddress skeleton={<DocumentSkeleton />}>{(facts) => <DocumentOf {...facts} />}</WorkspaceOfAddress>;
}

function DocumentOf({ project, place, canEdit }: WorkspaceFacts) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const version = search.get("version") || place.version;
  const asked = search.get("with");
  const against = asked && asked !== version ? asked : null;
  const [contentsOpen, setContentsOpen] = useState(false);
  const choose = useCallback(
    (section: SpecificationSection) => void navigate(paths.specification(project.id, section)),
    [navigate, project.id],
  );
  const ask = useAsk();
  const isEditable = version === place.version && against === null;
  const workspace = useMemo(
    () => ({
      project,
      place,
      canEdit: canEdit && isEditable,
      section: "projectIntroduction" as const,
      choose,
      ask,
      openMenu: () => setContentsOpen(true),
    }),
    [project, place, canEdit, isEditable, choose, ask],
  );
  return (
    <WorkspaceContext value={workspace}>
      <title>{pageTitle(`Document · ${project.name}`)}</title>
      <DocumentFrame
        key={`${version} ${against}`}
        version={version}
        against={against}
        contentsOpen={contentsOpen}
        onContentsOpen={setContentsOpen}
      />
      <ProposeChangeDialog />
    </WorkspaceContext>
  );
}
