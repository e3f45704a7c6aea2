import { styleGuideFonts } from "#domain/catalog/specification-options.ts";
import { notChosen } from "#domain/style-guide.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { fontFamily } from "#web/ui/text/font-faces.ts";
import { choicesWith } from "#workspace/integrations/provider-choices.ts";
import type { StyleCardProps } from "./style-card.ts";

export function StyleFontsCard({ values, onChange }: StyleCardProps) {
  return (
    <Card data-reference="selected_typography">
      <CardHeader title="Main fonts" />
      <CardBody className="sm:grid-cols-2">
        <FontField
          label="Primary font"
          value={values.primary_font}
          sample="Headings stand out"
          className="text-lg font-bold"
          onChange={(primary_font) => onChange({ primary_font })}
        />
        <FontField
          label="Secondary font"
          value={values.secondary_font}
          sample="Longer text reads calmly, 0123456789"
          onChange={(secondary_font) => onChange({ secondary_font })}
        />
      </CardBody>
    </Card>
  );
}

function FontField({
  label,
  value,
  sample,
  className = "",
  onChange,
}: {
  label: string;
  value: string;
  sample: string;
  className?: string;
  onChange: (font: string) => void;
}) {
  return (
    <Field label={label}>
      <Select value={value} placeholder={notChosen} choices={choicesWith(styleGuideFonts, value)} onValueChange={onChange} />
      <p
        aria-hidden
        className={`flex min-h-8 items-center truncate text-muted ${className}`}
        style={{ fontFamily: fontFamily(value) }}
      >
        {sample}
      </p>
    </Field>
  );
}
