import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { paths } from "#web/lib/paths.ts";
import {
  type OrganizationSecurity,
  organizationSecurityQuery,
  saveOrganizationSecurityMutation,
} from "#web/queries/organization-security.ts";
import { useAuthenticator } from "#web/queries/second-step.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { DomainsForm } from "./domains-form.tsx";

/** An organization's rules for signing in, for admins. */
export function SecurityCard({ organization_id }: { organization_id: string }) {
  const security = useQuery(organizationSecurityQuery(organization_id));
  return (
    <Card>
      <CardHeader title="Signing in" description="What every member has to do before they get access." />
      <CardBody className="px-0 pb-1">
        <Loaded from={security} failure="The rules for signing in could not be loaded" skeleton={<SecuritySkeleton />}>
          {(rules) => (
            <>
              <SecondFactor organization_id={organization_id} rules={rules} />
              <DomainsForm key={rules.email_domains.join()} organization_id={organization_id} rules={rules} />
            </>
          )}
        </Loaded>
      </CardBody>
    </Card>
  );
}

function SecondFactor({ organization_id, rules }: { organization_id: string; rules: OrganizationSecurity }) {
  const save = useMutation(saveOrganizationSecurityMutation(organization_id));
  const authenticator = useAuthenticator();
  const isOn = rules.requires_second_factor;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t px-5 py-4">
      <div className="grid min-w-48 grow basis-0 gap-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          Second factor {isOn ? <Badge tone="success">Required</Badge> : <Badge>Not required</Badge>}
        </p>
        <p className="text-xs text-muted">
          {isOn
            ? "Members without one cannot open this organization and are told how to set one up."
            : authenticator
              ? "Once required, members without one cannot open this organization until they set one up."
              : "To require it you need one yourself, so that you do not lock yourself out."}
        </p>
      </div>
      {isOn || authenticator ? (
        <Button loading={save.isPending} onClick={() => save.mutate({ requires_second_factor: !isOn })}>
          {isOn ? "Stop requiring it" : "Require a second factor"}
        </Button>
      ) : (
        <Button asChild>
          <Link to={paths.profile()}>Set up a second factor</Link>
        </Button>
      )}
    </div>
  );
}

function SecuritySkeleton() {
  return (
    <SkeletonGroup label="Loading the rules for signing in" className="grid gap-4 border-t px-5 py-4">
      <Skeleton className="h-9" />
      <Skeleton className="h-15.5" />
    </SkeletonGroup>
  );
}
