import { circularRadius, cornerRadius, notChosen, type StyleGuideInput } from "#domain/style-guide.ts";
import { cn } from "#web/ui/cn.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { problemAt } from "#workspace/panel/problem.ts";
import type { StyleCardProps } from "./style-card.ts";

const corners = [
  { key: "roundedSmall", label: "Small" },
  { key: "roundedMedium", label: "Medium" },
  { key: "roundedLarge", label: "Large" },
  { key: "circular", label: "Circular" },
] as const satisfies readonly { key: keyof StyleGuideInput; label: string }[];

export function StyleCornersCard({ values, problems, onChange }: StyleCardProps) {
  return (
    <Card data-reference="selected_corners">
      <CardHeader title="Corners" description={`Radii in pixels; ${circularRadius} makes a square a circle.`} />
      <CardBody className="grid-cols-2 sm:grid-cols-4">
        {corners.map(({ key, label }) => {
          const radius = cornerRadius(values[key]);
          return (
            <div key={key} className="grid min-w-0 content-start gap-2">
              <div
                aria-hidden
                className={cn(
                  "size-14 border-2 transition-[border-radius]",
                  radius ? "border-accent-line bg-accent-soft" : "border-dashed",
                )}
                style={{ borderRadius: radius ?? 0 }}
              />
              <Field
                label={label}
                error={problemAt(problems, key)}
                aside={<output className="text-xs text-muted tabular-nums">{radius?.replace("px", " px") ?? "–"}</output>}
              >
                <Input
                  inputMode="numeric"
                  placeholder={notChosen}
                  value={values[key]}
                  className="tabular-nums"
                  onChange={(event) => onChange({ [key]: event.target.value })}
                />
              </Field>
            </div>
          );
        })}
      </CardBody>
    </Card>
  );
}
