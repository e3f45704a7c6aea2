import { useQuery } from "@tanstack/react-query";
import { organizationModelQuery } from "#web/queries/organization-models.ts";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { ModelForm } from "./model-form.tsx";
import { StoredModel } from "./stored-model.tsx";

/** The organization's own language model, for admins. */
export function ModelCard({ organization_id }: { organization_id: string }) {
  const model = useQuery(organizationModelQuery(organization_id));
  return (
    <Card>
      <CardHeader
        title="Language model"
        description="Draft with your own provider and key instead of the server's. The key is stored encrypted and never shown again."
      />
      <Loaded
        from={model}
        failure="The language model could not be loaded"
        skeleton={
          <CardBody>
            <SkeletonGroup label="Loading the language model">
              <Skeleton className="h-24" />
            </SkeletonGroup>
          </CardBody>
        }
      >
        {(stored) => (
          <>
            {stored ? <StoredModel stored={stored} /> : null}
            <ModelForm key={stored?.updated_at} organization_id={organization_id} stored={stored} />
          </>
        )}
      </Loaded>
    </Card>
  );
}
