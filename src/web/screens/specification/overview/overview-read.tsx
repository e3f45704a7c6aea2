import type { StoredSpecification } from "#web/queries/specification-words.ts";
import { readOverview } from "#web/queries/specifications.ts";
import { ReadText } from "#web/ui/fields/read-field.tsx";
import { Card, CardBody } from "#web/ui/layout/card.tsx";
import { TextHistoryButton } from "#workspace/history/text-history-button.tsx";
import { Panel } from "#workspace/panel/panel.tsx";
import { overviewTexts } from "./overview-texts.ts";

export function OverviewRead({ stored, blurb }: { stored: StoredSpecification | null; blurb: string }) {
  const values = readOverview(stored);
  return (
    <Panel title="Project Overview" blurb={blurb}>
      <Card>
        <CardBody className="gap-6">
          {overviewTexts.map(({ field, label }) => (
            <div key={field} data-reference={field} className="relative">
              <div className="absolute end-0 -top-1">
                <TextHistoryButton field={field} label={label} />
              </div>
              <ReadText label={label} text={values[field]} />
            </div>
          ))}
        </CardBody>
      </Card>
    </Panel>
  );
}
