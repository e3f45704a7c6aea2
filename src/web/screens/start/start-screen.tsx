import { useEffect, useState } from "react";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { forgetSignUp } from "#web/lib/signed-up.ts";
import { useOrganizations } from "#web/queries/current-organization.tsx";
import { useMayEditIn } from "#web/queries/project-access.ts";
import { useSample } from "#web/queries/use-sample.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { PageHeader, Screen } from "#web/ui/layout/page-header.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { FirstProjectForm } from "./first-project-form.tsx";

/** A project from its idea; whoever just signed up arrives here. */
export function StartScreen() {
  const { current, isLoading } = useOrganizations();
  const mayEdit = useMayEditIn(current?.id);
  useEffect(forgetSignUp, []);
  const organization = mayEdit ? current : null;
  const { look, isLooking } = useSample(organization?.id);
  const isKnown = !isLoading && (current === null || mayEdit !== undefined);
  const [wasKnown] = useState(isKnown);
  return (
    <Screen width="medium">
      <title>{pageTitle("Start a project")}</title>
      <PageHeader
        {...(current ? { back: { to: paths.dashboard(), label: "Projects" } } : {})}
        title="What do you want to build?"
        description="Describe the idea as you would to a colleague. The whole specification is drafted from it, and you can change every word."
        actions={
          isKnown ? (
            <Button loading={isLooking} onClick={look}>
              Look at a sample project
            </Button>
          ) : null
        }
      />
      {isKnown ? (
        <FirstProjectForm organization={organization} isLate={!wasKnown} />
      ) : (
        <SkeletonGroup label="Loading...">
          <Skeleton className="h-96 rounded-xl" />
        </SkeletonGroup>
      )}
    </Screen>
  );
}
