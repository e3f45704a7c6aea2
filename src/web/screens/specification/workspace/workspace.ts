import { createContext, useContext } from "react";
import type { SpecificationSection } from "#domain/specifications.ts";
import type { Project } from "#web/queries/projects.ts";
import type { SpecificationKey } from "#web/queries/specifications.ts";

/** What every panel of the workspace needs to know. */
export type Workspace = {
  project: Project;
  place: SpecificationKey;
  /** False for viewers, who read. */
  canEdit: boolean;
  section: SpecificationSection;
  choose: (section: SpecificationSection) => void;
  /** Opens the dialog that the address names so, over whatever is shown; the same function wherever the address leads. */
  ask: (name: "history" | "propose", value: string) => void;
  openMenu: () => void;
};

export const WorkspaceContext = createContext<Workspace | null>(null);

export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext);
  if (!workspace) throw new Error("useWorkspace must be used within a WorkspaceContext");
  return workspace;
}

/** Whether what is drawn may be edited where it stands; outside a workspace nothing is. */
export function useMayEditHere(): boolean {
  return useContext(WorkspaceContext)?.canEdit ?? false;
}
