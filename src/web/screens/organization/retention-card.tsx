import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { organizationSecurityQuery, saveOrganizationSecurityMutation } from "#web/queries/organization-security.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { Skeleton } from "#web/ui/layout/skeleton.tsx";

/** In days; the database holds to the same. */
const kept = { least: 30, most: 3650 } as const;

export function RetentionCard({ organization_id }: { organization_id: string }) {
  const security = useQuery(organizationSecurityQuery(organization_id));
  return (
    <Card>
      <CardHeader
        title="How long it is kept"
        description="Older events are deleted for good. Changing this is itself an event."
      />
      <CardBody>
        <Loaded from={security} failure="The setting could not be loaded" skeleton={<Skeleton className="h-15.5" />}>
          {({ audit_days }) => <RetentionForm key={audit_days} organization_id={organization_id} audit_days={audit_days} />}
        </Loaded>
      </CardBody>
    </Card>
  );
}

function RetentionForm({ organization_id, audit_days }: { organization_id: string; audit_days: number }) {
  const [written, setWritten] = useState(String(audit_days));
  const [problem, setProblem] = useState<string>();
  const save = useMutation(saveOrganizationSecurityMutation(organization_id));
  return (
    <form
      noValidate
      aria-label="How long the audit log is kept"
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const days = Number(written);
        const isRight = Number.isInteger(days) && days >= kept.least && days <= kept.most;
        setProblem(isRight ? undefined : `Enter a number of days from ${kept.least} to ${kept.most}`);
        if (isRight) save.mutate({ audit_days: days });
      }}
    >
      <div className="w-40">
        <Field label="Days" required error={problem}>
          <Input
            inputMode="numeric"
            required
            autoComplete="off"
            value={written}
            onChange={(event) => setWritten(event.target.value)}
          />
        </Field>
      </div>
      <Button type="submit" loading={save.isPending}>
        Save
      </Button>
    </form>
  );
}
