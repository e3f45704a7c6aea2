import { useMutation, useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { useState } from "react";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { type AuditFilter, exportAuditMutation } from "#web/queries/audit-events.ts";
import { useOrganizations } from "#web/queries/current-organization.tsx";
import { isAdminQuery } from "#web/queries/members.ts";
import type { Organization } from "#web/queries/organizations.ts";
import { useSignedInUser } from "#web/queries/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { PageHeader, Screen } from "#web/ui/layout/page-header.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { AuditEvents } from "./audit-events.tsx";
import { AuditFilterForm } from "./audit-filter-form.tsx";
import { RetentionCard } from "./retention-card.tsx";

export function AuditLogScreen() {
  const { id: user_id } = useSignedInUser();
  const { current, isLoading, error, reload } = useOrganizations();
  const admin = useQuery({
    ...isAdminQuery({ organization_id: current?.id ?? "", user_id }),
    enabled: current !== null,
  });
  if (error) return <Frame>{<Banner title="Failed to load organizations" onRetry={reload} />}</Frame>;
  if (isLoading || (current && admin.isPending)) {
    return (
      <Frame>
        <SkeletonGroup label="Loading the audit log">
          <Skeleton className="h-96 rounded-xl" />
        </SkeletonGroup>
      </Frame>
    );
  }
  if (!current || !admin.data) {
    return (
      <Frame>
        <EmptyState icon={<Lock />} title="Only admins read the audit log" text="Ask an admin of the organization." />
      </Frame>
    );
  }
  return <Log key={current.id} organization={current} />;
}

function Frame({
  organization,
  actions,
  children,
}: {
  organization?: Organization;
  actions?: React.ReactNode;
  children: React.ReactNode;
}) {
  return (
    <Screen>
      <title>{pageTitle("Audit log")}</title>
      <PageHeader
        back={{ to: paths.organizationSettings(), label: "Organization Settings" }}
        title="Audit log"
        description={organization?.name}
        actions={actions}
      />
      {children}
    </Screen>
  );
}

function Log({ organization }: { organization: Organization }) {
  const [filter, setFilter] = useState<AuditFilter>({});
  const exporting = useMutation(exportAuditMutation(organization.id));
  const formats = ["csv", "json"] as const;
  return (
    <Frame
      organization={organization}
      actions={formats.map((format) => (
        <Button
          key={format}
          disabled={exporting.isPending}
          loading={exporting.isPending && exporting.variables.format === format}
          onClick={() => exporting.mutate({ filter, format })}
        >
          Export {format.toUpperCase()}
        </Button>
      ))}
    >
      <div className="grid grid-cols-1 gap-6">
        <Card>
          <AuditFilterForm onFilter={setFilter} />
          <AuditEvents organization_id={organization.id} filter={filter} />
        </Card>
        <RetentionCard organization_id={organization.id} />
      </div>
    </Frame>
  );
}
