import type { StoredSpecification } from "#web/queries/specification-words.ts";
import { readOverview } from "#web/queries/specifications.ts";
import { ReadText } from "#web/ui/fields/read-field.tsx";
import { Card, CardBody } from "#web/ui/layout/card.tsx";
import { Panel } from "#workspace/panel/panel.tsx";
import { overviewTexts } from "./overview-texts.ts";

export function OverviewRead({ stored, blurb }: { stored: StoredSpecification | null; blurb: string }) {
  const values = readOverview(stored);
  return (
    <Panel title="Project Overview" blurb={blurb}>
      <Card>
        <CardBody className="gap-6">
          {overviewTexts.map(({ field, label }) => (
            <div key={field} data-reference={field}>
              <ReadText label={label} text={values[field]} />
            </div>
          ))}
        </CardBody>
      </Card>
    </Panel>
  );
}
