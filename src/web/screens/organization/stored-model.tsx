import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { isOneOf } from "#domain/option.ts";
import { aiProviderLabels, aiProviders } from "#domain/organization-models.ts";
import { asDay } from "#web/lib/dates.ts";
import {
  type OrganizationModel,
  removeOrganizationModelMutation,
  testOrganizationModelMutation,
} from "#web/queries/organization-models.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { CardBody } from "#web/ui/layout/card.tsx";

/** The model that is set, to be tried or removed. */
export function StoredModel({ stored }: { stored: OrganizationModel }) {
  const [confirms, setConfirms] = useState(false);
  const attempt = useMutation(testOrganizationModelMutation(stored.organization_id));
  const remove = useMutation(removeOrganizationModelMutation(stored.organization_id));
  const provider = isOneOf(aiProviders, stored.provider) ? aiProviderLabels[stored.provider] : stored.provider;
  const key = stored.key_hint ? `key ending in ${stored.key_hint}` : "";
  return (
    <CardBody className="flex flex-wrap items-center gap-2 border-b">
      <div className="min-w-48 grow basis-0">
        <p className="font-medium wrap-anywhere">
          {provider}, {stored.model}
        </p>
        <p className="text-xs text-muted">{[key, `set ${asDay(stored.updated_at)}`].filter(Boolean).join(", ")}</p>
      </div>
      <Button loading={attempt.isPending} onClick={() => attempt.mutate()}>
        Test
      </Button>
      <Button variant="danger-ghost" onClick={() => setConfirms(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={confirms}
        onOpenChange={setConfirms}
        title="Remove your language model?"
        description="Its key is deleted. From then on this server's own model or drafter writes the drafts."
        confirm="Remove"
        destructive
        pending={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setConfirms(false) })}
      />
    </CardBody>
  );
}
