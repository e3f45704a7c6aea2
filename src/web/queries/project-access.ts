import { useQuery } from "@tanstack/react-query";
import { hasRole } from "#domain/organizations.ts";
import { ownRoleQuery } from "./own-role.ts";
import { projectBesideQuery } from "./projects.ts";
import { useSignedInUser } from "./session.ts";

/** Whether the person may edit what an organization has: undefined until it is known; true where that cannot be read, for the server decides. */
export function useMayEditIn(organization_id: string | undefined): boolean | undefined {
  const { id: user_id } = useSignedInUser();
  const query = ownRoleQuery({ organization_id: organization_id ?? "", user_id });
  const { data: role, isPending } = useQuery({ ...query, enabled: organization_id !== undefined });
  if (isPending) return undefined;
  return role === undefined || hasRole(role, "member");
}

/** The same of one project, and of none in particular. */
export function useMayEdit(project_id: string | undefined): boolean | undefined {
  const project = useQuery({ ...projectBesideQuery(project_id ?? ""), enabled: project_id !== undefined });
  const mayEdit = useMayEditIn(project.data?.organization_id);
  return project_id === undefined || project.isError ? true : mayEdit;
}
