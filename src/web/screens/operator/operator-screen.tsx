import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { pageTitle } from "#web/lib/page-title.ts";
import { instanceQuery, isOperatorQuery } from "#web/queries/instance.ts";
import { useSignedInUser } from "#web/queries/session.ts";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { PageHeader, Screen } from "#web/ui/layout/page-header.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { HealthCard } from "./health-card.tsx";
import { LimitsCard } from "./limits-card.tsx";
import { OrganizationsCard } from "./organizations-card.tsx";
import { VersionsCard } from "./versions-card.tsx";

/** What whoever runs the instance looks at: figures and names, never what an organization works on. */
export function OperatorScreen() {
  const { id } = useSignedInUser();
  const operator = useQuery(isOperatorQuery(id));
  return (
    <Screen>
      <title>{pageTitle("This instance")}</title>
      <PageHeader
        title="This instance"
        description="What is running, how healthy it is and how much is used. The work of organizations is not shown."
      />
      <Loaded from={operator} failure="Could not check whether you run this instance" skeleton={<Waiting />}>
        {(isOperator) =>
          isOperator ? (
            <Figures />
          ) : (
            <EmptyState
              icon={<Lock />}
              title="Only operators see this page"
              text="The person who runs this instance names its operators in the setting OPERATORS, by their confirmed e-mail address."
            />
          )
        }
      </Loaded>
    </Screen>
  );
}

function Figures() {
  const instance = useQuery(instanceQuery);
  return (
    <div className="grid grid-cols-1 gap-6">
      <Loaded from={instance} failure="The figures could not be loaded" skeleton={<Waiting />}>
        {(described) => (
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-3">
            <HealthCard {...described} />
            <VersionsCard {...described} />
            <LimitsCard {...described} />
          </div>
        )}
      </Loaded>
      <OrganizationsCard />
    </div>
  );
}

function Waiting() {
  return (
    <SkeletonGroup label="Loading the figures" className="grid gap-6 lg:grid-cols-3">
      {["health", "versions", "limits"].map((card) => (
        <Skeleton key={card} className="h-72 rounded-xl" />
      ))}
    </SkeletonGroup>
  );
}
