import { authenticationProviders, authenticationTypes, other } from "#domain/catalog/questionnaire-options.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { problemAt } from "#workspace/panel/problem.ts";
import type { IntegrationCardProps } from "./integration-card.ts";
import { choicesWith, labelOf } from "./provider-choices.ts";

/** A select has no empty value. */
const undecided = "undecided";

export function AuthenticationCard({ values, problems, onChange }: IntegrationCardProps) {
  const { auth_types, auth_provider, auth_provider_other } = values;
  const types = [...authenticationTypes, ...auth_types.filter((type) => !authenticationTypes.some((listed) => listed === type))];
  return (
    <Card data-reference="third_party_integrations">
      <CardHeader title="4.1 Authentication" description="How people sign in, and which provider handles it." />
      <CardBody className="gap-5">
        <fieldset className="grid gap-2.5">
          <legend className="mb-1 font-medium">Authentication types</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-2.5">
            {types.map((type) => (
              <Checkbox
                key={type}
                label={labelOf(type)}
                checked={auth_types.includes(type)}
                onCheckedChange={(checked) =>
                  onChange({ auth_types: checked ? [...auth_types, type] : auth_types.filter((ticked) => ticked !== type) })
                }
              />
            ))}
          </div>
        </fieldset>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Authentication provider" error={problemAt(problems, "auth_provider")}>
            <Select
              value={auth_provider || undecided}
              choices={[{ value: undecided, label: "Not decided yet" }, ...choicesWith(authenticationProviders, auth_provider)]}
              onValueChange={(chosen) => onChange({ auth_provider: chosen === undecided ? "" : chosen })}
            />
          </Field>
          {auth_provider === other ? (
            <Field label="Specify Authentication Provider" error={problemAt(problems, "auth_provider_other")}>
              <Input value={auth_provider_other} onChange={(event) => onChange({ auth_provider_other: event.target.value })} />
            </Field>
          ) : null}
        </div>
      </CardBody>
    </Card>
  );
}
