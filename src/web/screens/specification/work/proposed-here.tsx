import { useContext } from "react";
import { WorkspaceContext } from "#workspace/workspace/workspace.ts";
import { ProposedSign } from "./row-work.tsx";

/** Where a document is read without a workspace around it, nothing is said of proposals. */
export function ProposedHere({ reference }: { reference: string }) {
  const workspace = useContext(WorkspaceContext);
  return workspace ? <ProposedSign project_id={workspace.project.id} reference={reference} /> : null;
}
