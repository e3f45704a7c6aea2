import { useMutation } from "@tanstack/react-query";
import { readIntegrations, thirdPartyIntegrations } from "#domain/third-party-integrations.ts";
import { useTyped } from "#web/lib/typed.ts";
import type { StoredSpecification } from "#web/queries/specification-words.ts";
import { integrationsDraft, saveIntegrationsMutation } from "#web/queries/third-party-integrations.ts";
import { Button } from "#web/ui/button.tsx";
import { UnsavedHint } from "#web/ui/unsaved-hint.tsx";
import { AuthenticationCard } from "./authentication-card.tsx";
import { CustomProvidersCard } from "./custom-providers-card.tsx";
import { Panel } from "./panel.tsx";
import { PaymentCard } from "./payment-card.tsx";
import type { PanelWords } from "./stored-panel.tsx";
import { useWorkspace } from "./workspace.ts";

export function IntegrationsForm({ stored, words }: { stored: StoredSpecification | null; words: PanelWords }) {
  const { place } = useWorkspace();
  const { values, changed, restored, change, discard } = useTyped(integrationsDraft(place), readIntegrations(stored));
  const save = useMutation(saveIntegrationsMutation(place));
  const problems = thirdPartyIntegrations.safeParse(values).error?.issues ?? [];
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (changed && problems.length === 0) save.mutate(values);
      }}
    >
      <Panel
        {...words}
        status={changed ? <UnsavedHint restored={restored} onDiscard={discard} /> : null}
        actions={
          <Button type="submit" variant="primary" loading={save.isPending} disabled={!changed || problems.length > 0}>
            Save Changes
          </Button>
        }
      >
        <AuthenticationCard values={values} problems={problems} onChange={change} />
        <PaymentCard values={values} problems={problems} onChange={change} />
        <CustomProvidersCard values={values} problems={problems} onChange={change} />
      </Panel>
    </form>
  );
}
