import { designSystems } from "#domain/catalog/specification-options.ts";
import { addressRemark } from "#domain/design-connections.ts";
import { AddressInput } from "#web/ui/fields/address-input.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { type RadioCard, RadioCards } from "#web/ui/fields/radio-cards.tsx";
import { Card, CardBody } from "#web/ui/layout/card.tsx";
import { OpenLink } from "#workspace/panel/open-link.tsx";
import { problemAt } from "#workspace/panel/problem.ts";
import type { StyleCardProps } from "#workspace/style-guide/style-card.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

/** One that came by its name from the questionnaire stays a choice. */
function cardsWith(chosen: string): readonly RadioCard[] {
  const isListed = chosen === "" || designSystems.some(({ value }) => value === chosen);
  return isListed ? designSystems : [...designSystems, { value: chosen, label: chosen, description: "Named by this project" }];
}

export function DesignSystemCard({ values, problems, onChange }: StyleCardProps) {
  const { canEdit } = useWorkspace();
  const address = values.custom_design_system_url;
  const problem = problemAt(problems, "custom_design_system_url");
  return (
    <Card data-reference="design_system">
      <CardBody>
        <Field label="Design system" hint="The set of components the pages are built from.">
          <RadioCards
            value={values.design_system}
            disabled={!canEdit}
            cards={cardsWith(values.design_system)}
            onValueChange={(design_system) => onChange({ design_system })}
          />
        </Field>
        <Field
          label="Custom design system URL"
          hint="Where your own system, or your copy of one above, is documented."
          error={problem}
        >
          <AddressInput
            placeholder="https://…"
            value={address}
            readOnly={!canEdit}
            remark={problem ? null : addressRemark(address)}
            open={<OpenLink address={address} />}
            onChange={(event) => onChange({ custom_design_system_url: event.target.value })}
          />
        </Field>
      </CardBody>
    </Card>
  );
}
