import { other, paymentProviders } from "#domain/catalog/questionnaire-options.ts";
import { noPaymentProvider } from "#domain/third-party-integrations.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { problemAt } from "#workspace/panel/problem.ts";
import type { IntegrationCardProps } from "./integration-card.ts";
import { choicesWith } from "./provider-choices.ts";

export function PaymentCard({ values, problems, onChange }: IntegrationCardProps) {
  const { payment_provider, payment_provider_other } = values;
  const none = { value: noPaymentProvider, label: noPaymentProvider };
  return (
    <Card data-reference="payment_provider">
      <CardHeader title="4.2 Payment Processing" description="Which provider takes payments, if any." />
      <CardBody className="sm:grid-cols-2">
        <Field label="Payment provider" error={problemAt(problems, "payment_provider")}>
          <Select
            value={payment_provider ?? noPaymentProvider}
            choices={[none, ...choicesWith(paymentProviders, payment_provider ?? "")]}
            onValueChange={(chosen) => onChange({ payment_provider: chosen === noPaymentProvider ? null : chosen })}
          />
        </Field>
        {payment_provider === other ? (
          <Field label="Specify Payment Provider" error={problemAt(problems, "payment_provider_other")}>
            <Input
              value={payment_provider_other}
              onChange={(event) => onChange({ payment_provider_other: event.target.value })}
            />
          </Field>
        ) : null}
      </CardBody>
    </Card>
  );
}
