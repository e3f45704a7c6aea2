import { useEffect, useEffectEvent } from "react";
import { useMatch, useNavigate } from "react-router";
import * as z from "zod";
import { paths } from "#web/lib/paths.ts";
import { announce } from "#web/lib/toast-store.ts";
import { useOrganizations } from "#web/queries/current-organization.tsx";
import { useSignedInUser } from "#web/queries/session.ts";
import { mustLeave } from "./leave-guard.tsx";

const uuid = z.uuid();

/** Keeps what is on the screen as it is on everybody else's. */
export function Following() {
  const { id, email } = useSignedInUser();
  const navigate = useNavigate();
  const { current, organizations } = useOrganizations();
  const organization_id = current?.id;
  const project_id = uuid.safeParse(useMatch("/dashboard/project/:projectId/*")?.params.projectId).data;

  /** What is on the screen is another team's from now on. */
  const onRemoved = useEffectEvent(async (left: string) => {
    const { forgetProject, isOf } = await import("#web/queries/follow-team.ts");
    const name = organizations.find((one) => one.id === left)?.name ?? "the organization";
    announce("membership.ended", { name });
    if (project_id === undefined || !isOf(project_id, left)) return;
    await navigate(paths.dashboard(), { replace: true, state: mustLeave });
    forgetProject(project_id);
  });

  useEffect(
    () =>
      lazily(async () => {
        const { followOwn } = await import("#web/queries/follow-team.ts");
        return followOwn(id, (left) => void onRemoved(left));
      }),
    [id],
  );
  useEffect(() => {
    if (organization_id === undefined) return;
    return lazily(async () => {
      const { followOrganization } = await import("#web/queries/follow-team.ts");
      return followOrganization(organization_id);
    });
  }, [organization_id]);
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
