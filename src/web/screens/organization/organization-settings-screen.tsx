import { useQuery } from "@tanstack/react-query";
import { Building2 } from "lucide-react";
import { Link } from "react-router";
import { organizationFirst } from "#web/lib/organization-first.ts";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { useOrganizations } from "#web/queries/current-organization.tsx";
import { isAdminQuery } from "#web/queries/members.ts";
import type { Organization } from "#web/queries/organizations.ts";
import { useSignedInUser } from "#web/queries/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { PageHeader, Screen } from "#web/ui/layout/page-header.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { AuditLogCard } from "./audit-log-card.tsx";
import { DeleteOrganizationCard } from "./delete-organization-card.tsx";
import { InvitationsCard } from "./invitations-card.tsx";
import { MembersCard } from "./members-card.tsx";
import { ModelCard } from "./model-card.tsx";
import { OrganizationNameCard } from "./organization-name-card.tsx";
import { SecurityCard } from "./security-card.tsx";
import { UsageCard } from "./usage-card.tsx";
import { VersionsRuleCard } from "./versions-rule-card.tsx";

export function OrganizationSettingsScreen() {
  const { current, isLoading, error, reload } = useOrganizations();
  return (
    <Screen width="medium">
      <title>{pageTitle("Organization Settings")}</title>
      <PageHeader
        back={{ to: paths.dashboard(), label: "Dashboard" }}
        title="Organization Settings"
        description={current?.name ?? (isLoading ? <Skeleton className="h-5 w-32" /> : undefined)}
      />
      {error ? (
        <Banner title="Failed to load organizations" onRetry={reload} />
      ) : isLoading ? (
        <SettingsSkeleton />
      ) : current ? (
        <Settings key={current.id} organization={current} />
      ) : (
        <EmptyState
          icon={<Building2 />}
          title="No organization yet"
          text="Create one, then invite your team here."
          action={
            <Button variant="primary" asChild>
              <Link {...organizationFirst(paths.organizationSettings())}>Create Organization First</Link>
            </Button>
          }
        />
      )}
    </Screen>
  );
}

function Settings({ organization }: { organization: Organization }) {
  const { id: user_id } = useSignedInUser();
  const { data: isAdmin, error, refetch } = useQuery(isAdminQuery({ organization_id: organization.id, user_id }));
  if (isAdmin === undefined) {
    return error ? <Banner title={error.message} onRetry={() => void refetch()} /> : <SettingsSkeleton />;
  }
  return (
    <div className="grid gap-6">
      {isAdmin ? <OrganizationNameCard organization={organization} /> : null}
      <MembersCard organization_id={organization.id} isAdmin={isAdmin} />
      <InvitationsCard organization_id={organization.id} isAdmin={isAdmin} />
      {isAdmin ? <SecurityCard organization_id={organization.id} /> : null}
      {isAdmin ? <VersionsRuleCard organization_id={organization.id} /> : null}
      {isAdmin ? <AuditLogCard /> : null}
      {isAdmin ? <ModelCard organization_id={organization.id} /> : null}
      {isAdmin ? <UsageCard organization_id={organization.id} /> : null}
      {isAdmin ? <DeleteOrganizationCard organization={organization} /> : null}
    </div>
  );
}

function SettingsSkeleton() {
  return (
    <SkeletonGroup label="Loading the organization" className="grid gap-6">
      <Skeleton className="h-44 rounded-xl" />
      <Skeleton className="h-48 rounded-xl" />
      <Skeleton className="h-48 rounded-xl" />
    </SkeletonGroup>
  );
}
