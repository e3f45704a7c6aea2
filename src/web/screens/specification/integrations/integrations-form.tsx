import { readIntegrations, thirdPartyIntegrations } from "#domain/third-party-integrations.ts";
import type { StoredSpecification } from "#web/queries/specification-words.ts";
import { saveIntegrationsMutation, unsavedIntegrations } from "#web/queries/third-party-integrations.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConflictDialog } from "#web/ui/forms/conflict-dialog.tsx";
import { UnsavedHint } from "#web/ui/forms/unsaved-hint.tsx";
import { Panel } from "#workspace/panel/panel.tsx";
import type { PanelWords } from "#workspace/panel/stored-panel.tsx";
import { useStoredForm, useStoredSave } from "#workspace/panel/use-stored-form.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { AuthenticationCard } from "./authentication-card.tsx";
import { CustomProvidersCard } from "./custom-providers-card.tsx";
import { PaymentCard } from "./payment-card.tsx";

const labels = {
  auth_types: "Authentication types",
  auth_provider: "Authentication provider",
  auth_provider_other: "Other authentication provider",
  payment_provider: "Payment provider",
  payment_provider_other: "Other payment provider",
  custom_providers: "Custom providers",
};

export function IntegrationsForm({ stored, words }: { stored: StoredSpecification | null; words: PanelWords }) {
  const { place } = useWorkspace();
  const unsaved = unsavedIntegrations(place);
  const form = useStoredForm({ unsaved, stored, read: readIntegrations, shape: thirdPartyIntegrations, labels });
  const { values, changed, restored, change, discard, problems } = form;
  const { save, pending, failure, conflict } = useStoredSave(form, saveIntegrationsMutation(place));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (changed && problems.length === 0) save(values);
      }}
    >
      <Panel
        {...words}
        status={changed ? <UnsavedHint restored={restored} why={failure} onDiscard={discard} /> : null}
        actions={
          <Button type="submit" variant="primary" loading={pending} disabled={!changed || problems.length > 0}>
            Save Changes
          </Button>
        }
      >
        <AuthenticationCard values={values} problems={problems} onChange={change} />
        <PaymentCard values={values} problems={problems} onChange={change} />
        <CustomProvidersCard values={values} problems={problems} onChange={change} />
      </Panel>
      <ConflictDialog conflict={conflict} />
    </form>
  );
}
