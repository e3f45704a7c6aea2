import { useMutation, useQuery } from "@tanstack/react-query";
import { type OnUnaccepted, onUnaccepted } from "#domain/acceptance.ts";
import { saveUnacceptedRuleMutation, unacceptedRuleQuery } from "#web/queries/acceptance.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { Skeleton } from "#web/ui/layout/skeleton.tsx";

const labels: Record<OnUnaccepted, string> = {
  nothing: "Create the version without a warning",
  warn: "Show what is not accepted, then create the version",
  refuse: "Create no version until everything is accepted",
};

/** What happens where a version is made of words that nobody typed or accepted. */
export function VersionsRuleCard({ organization_id }: { organization_id: string }) {
  const rule = useQuery(unacceptedRuleQuery(organization_id));
  const save = useMutation(saveUnacceptedRuleMutation(organization_id));
  return (
    <Card>
      <CardHeader
        title="New versions"
        description="Drafted and imported text counts once somebody accepts it; what people type counts at once."
      />
      <CardBody>
        <Loaded from={rule} failure="The rule could not be loaded" skeleton={<Skeleton className="h-15.5" />}>
          {(on_unaccepted) => (
            <Field label="If something is not accepted yet" className="max-w-md">
              <Select
                value={save.isPending ? save.variables.on_unaccepted : on_unaccepted}
                onValueChange={(value) => {
                  const chosen = onUnaccepted.find((known) => known === value);
                  if (chosen) save.mutate({ on_unaccepted: chosen });
                }}
                choices={onUnaccepted.map((value) => ({ value, label: labels[value] }))}
              />
            </Field>
          )}
        </Loaded>
      </CardBody>
    </Card>
  );
}
