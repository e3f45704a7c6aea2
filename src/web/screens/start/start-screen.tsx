import { useEffect } from "react";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { forgetSignUp } from "#web/lib/signed-up.ts";
import { useOrganizations } from "#web/queries/current-organization.tsx";
import { useMayEditIn } from "#web/queries/project-access.ts";
import { PageHeader, Screen } from "#web/ui/layout/page-header.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { FirstProjectForm } from "./first-project-form.tsx";

/** A project from its idea; whoever just signed up arrives here. */
export function StartScreen() {
  const { current, isLoading } = useOrganizations();
  const mayEdit = useMayEditIn(current?.id);
  useEffect(forgetSignUp, []);
  const isKnown = !isLoading && (current === null || mayEdit !== undefined);
  return (
    <Screen width="medium">
      <title>{pageTitle("Start a project")}</title>
      <PageHeader
        {...(current ? { back: { to: paths.dashboard(), label: "Projects" } } : {})}
        title="What do you want to build?"
        description="Tell the idea as you would tell a colleague. The whole specification is drafted from it, and you change every word you like."
      />
      {isKnown ? (
        <FirstProjectForm organization={mayEdit ? current : null} />
      ) : (
        <SkeletonGroup label="Loading...">
          <Skeleton className="h-96 rounded-xl" />
        </SkeletonGroup>
      )}
    </Screen>
  );
}
