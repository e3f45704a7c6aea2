import { useEffect } from "react";
import { useMatch } from "react-router";
import * as z from "zod";
import { useOrganizations } from "#web/queries/current-organization.tsx";
import { useSignedInUser } from "#web/queries/session.ts";

const uuid = z.uuid();

/** Keeps what is on the screen as it is on everybody else's. */
export function Following() {
  const { id, email } = useSignedInUser();
  const organization_id = useOrganizations().current?.id;
  const project_id = uuid.safeParse(useMatch("/dashboard/project/:projectId/*")?.params.projectId).data;

  useEffect(
    () =>
      lazily(async () => {
        const { followOwn } = await import("#web/queries/follow-team.ts");
        return followOwn(id);
      }),
    [id],
  );
  useEffect(() => {
    if (organization_id === undefined) return;
    return lazily(async () => {
      const { followOrganization } = await import("#web/queries/follow-team.ts");
      return followOrganization(organization_id, id);
    });
  }, [organization_id, id]);
  useEffect(() => {
    if (project_id === undefined) return;
    return lazily(async () => {
      const { followProject } = await import("#web/queries/follow-project.ts");
      return followProject(project_id, { id, email });
    });
  }, [project_id, id, email]);
  return null;
}

/** What is stopped before it was loaded never starts. */
function lazily(load: () => Promise<() => void>): () => void {
  const following = load();
  return () => void following.then((stop) => stop());
}
