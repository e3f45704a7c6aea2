import { designSystems } from "#domain/catalog/specification-options.ts";
import { OpenLink } from "#web/screens/specification/panel/open-link.tsx";
import { problemAt } from "#web/screens/specification/panel/problem.ts";
import type { StyleCardProps } from "#web/screens/specification/style-guide/style-card.ts";
import { useWorkspace } from "#web/screens/specification/workspace/workspace.ts";
import { Card, CardBody } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { RadioCards } from "#web/ui/radio-cards.tsx";

export function DesignSystemCard({ values, problems, onChange }: StyleCardProps) {
  const { canEdit } = useWorkspace();
  return (
    <Card>
      <CardBody>
        <Field label="Design system" hint="The set of components the pages are built from.">
          <RadioCards
            value={values.design_system}
            disabled={!canEdit}
            cards={designSystems}
            onValueChange={(design_system) => onChange({ design_system })}
          />
        </Field>
        <Field
          label="Custom design system URL"
          hint="Where your own system, or your copy of one above, is documented."
          error={problemAt(problems, "custom_design_system_url")}
        >
          <CustomUrl values={values} readOnly={!canEdit} onChange={onChange} />
        </Field>
      </CardBody>
    </Card>
  );
}

function CustomUrl({ values, readOnly, onChange }: Omit<StyleCardProps, "problems"> & { readOnly: boolean }) {
  return (
    <div className="flex gap-1.5">
      <Input
        inputMode="url"
        placeholder="https://…"
        value={values.custom_design_system_url}
        readOnly={readOnly}
        onChange={(event) => onChange({ custom_design_system_url: event.target.value })}
      />
      <OpenLink address={values.custom_design_system_url} />
    </div>
  );
}
