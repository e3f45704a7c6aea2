import { FieldRows } from "#web/ui/fields/field-rows.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { OpenLink } from "#workspace/panel/open-link.tsx";
import { listProblem, problemAt } from "#workspace/panel/problem.ts";
import { ProblemText } from "#workspace/panel/problem-text.tsx";
import type { IntegrationCardProps } from "./integration-card.ts";

const blank = { name: "", link: "" };

export function CustomProvidersCard({ values, problems, onChange }: IntegrationCardProps) {
  const rows = values.custom_providers;
  const change = (at: number, changed: Partial<typeof blank>) =>
    onChange({ custom_providers: rows.map((row, index) => (index === at ? { ...row, ...changed } : row)) });
  return (
    <Card>
      <CardHeader
        title="4.3 Custom Third-Party Providers"
        description="Every other service: mail, maps, storage, analytics and the like."
      />
      <CardBody>
        {rows.length === 0 ? <p className="text-muted">None yet. Add the first one below.</p> : null}
        <FieldRows
          label="Providers"
          hideLabel
          rows={rows}
          blank={blank}
          add="Add provider"
          onChange={(custom_providers) => onChange({ custom_providers })}
        >
          {(row, index, focusRef) => {
            const problem = problemAt(problems, "custom_providers", index);
            return (
              <div className="grid min-w-0 grow gap-1.5 max-sm:pb-2 sm:grid-cols-[2fr_3fr]">
                <Input
                  ref={focusRef}
                  aria-label={`Provider name ${index + 1}`}
                  placeholder="Name"
                  value={row.name}
                  onChange={(event) => change(index, { name: event.target.value })}
                />
                <div className="flex gap-1.5">
                  <Input
                    aria-label={`Provider link ${index + 1}`}
                    placeholder="https://…"
                    inputMode="url"
                    value={row.link}
                    onChange={(event) => change(index, { link: event.target.value })}
                  />
                  <OpenLink address={row.link} />
                </div>
                <ProblemText text={problem} className="sm:col-span-2" />
              </div>
            );
          }}
        </FieldRows>
        <ProblemText text={listProblem(problems, "custom_providers")} />
      </CardBody>
    </Card>
  );
}
