import { answer } from "#domain/questionnaires.ts";
import { noPaymentProvider, readIntegrations } from "#domain/third-party-integrations.ts";
import type { StoredSpecification } from "#web/queries/specification-words.ts";
import { ReadAnswer, ReadField } from "#web/ui/fields/read-field.tsx";
import { Card, CardBody } from "#web/ui/layout/card.tsx";
import { OpenLink } from "#workspace/panel/open-link.tsx";
import { Panel } from "#workspace/panel/panel.tsx";
import type { PanelWords } from "#workspace/panel/stored-panel.tsx";
import { labelOf } from "./provider-choices.ts";

export function IntegrationsRead({ stored, words }: { stored: StoredSpecification | null; words: PanelWords }) {
  const values = readIntegrations(stored);
  const named = (provider: string | null, other: string) => answer(provider, other) || labelOf(provider ?? "");
  return (
    <Panel {...words}>
      <Card>
        <CardBody className="gap-6 sm:grid-cols-2">
          <ReadAnswer label="Authentication types" answer={values.auth_types.map(labelOf).join(", ")} />
          <ReadAnswer label="Authentication provider" answer={named(values.auth_provider, values.auth_provider_other)} />
          <ReadAnswer
            label="Payment provider"
            answer={named(values.payment_provider, values.payment_provider_other) || noPaymentProvider}
          />
          <ReadField label="Custom Third-Party Providers">
            {values.custom_providers.length === 0 ? <p className="text-faint">None.</p> : null}
            <ul className="grid gap-1">
              {values.custom_providers.map(({ name, link }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a provider is its place in the list
                <li key={at} className="flex items-center gap-1.5 wrap-anywhere">
                  <bdi>{name || link}</bdi>
                  <OpenLink address={link} />
                </li>
              ))}
            </ul>
          </ReadField>
        </CardBody>
      </Card>
    </Panel>
  );
}
