import { useSectionChoice } from "#workspace/workspace/section-choice.ts";
import { WorkspaceFrame } from "#workspace/workspace/workspace-frame.tsx";
import { type WorkspaceFacts, WorkspaceOfAddress } from "#workspace/workspace/workspace-of-address.tsx";
import { WorkspaceSkeleton } from "#workspace/workspace/workspace-skeleton.tsx";

export function SpecificationScreen() {
  return <WorkspaceOfAddress skeleton={<WorkspaceSkeleton />}>{(facts) => <WorkspaceOf {...facts} />}</WorkspaceOfAddress>;
}

function WorkspaceOf(facts: WorkspaceFacts) {
  const { section, choose } = useSectionChoice();
  return <WorkspaceFrame {...facts} section={section} choose={choose} />;
}
