import { hexColor } from "#domain/colors.ts";
import { notChosen, styleDefaults } from "#domain/style-guide.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { problemAt } from "#workspace/panel/problem.ts";
import type { StyleCardProps } from "./style-card.ts";

export function StyleColorsCard({ values, problems, onChange }: StyleCardProps) {
  return (
    <Card data-reference="selected_colors">
      <CardHeader title="Main colours" />
      <CardBody className="sm:grid-cols-2">
        <ColorField
          label="Primary colour"
          value={values.primary_color}
          blank={styleDefaults.primary_color}
          problem={problemAt(problems, "primary_color")}
          onChange={(primary_color) => onChange({ primary_color })}
        />
        <ColorField
          label="Secondary colour"
          value={values.secondary_color}
          blank={styleDefaults.secondary_color}
          problem={problemAt(problems, "secondary_color")}
          onChange={(secondary_color) => onChange({ secondary_color })}
        />
      </CardBody>
    </Card>
  );
}

function ColorField({
  label,
  value,
  blank,
  problem,
  onChange,
}: {
  label: string;
  value: string;
  blank: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}) {
  const hex = hexColor(value);
  return (
    <Field label={label} error={problem}>
      <div className="flex gap-2">
        <span
          className="relative size-9 shrink-0 overflow-hidden rounded-md border border-control bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink"
          style={hex ? { backgroundColor: hex } : undefined}
        >
          {hex ? null : <span aria-hidden className="absolute top-1/2 -left-1/4 h-px w-[150%] -rotate-45 bg-control" />}
          <input
            type="color"
            aria-label={`Pick the ${label.toLowerCase()}`}
            value={hex ?? blank}
            onChange={(event) => onChange(event.target.value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </span>
        <Input
          value={value}
          placeholder={notChosen}
          spellCheck={false}
          autoComplete="off"
          className="font-mono"
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </Field>
  );
}
