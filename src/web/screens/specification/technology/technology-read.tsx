import { technologyGroups } from "#domain/technology-stack.ts";
import type { StoredSpecification } from "#web/queries/specification-words.ts";
import { readTechnologies } from "#web/queries/technology-stack.ts";
import { ReadAnswer } from "#web/ui/fields/read-field.tsx";
import { Card, CardBody } from "#web/ui/layout/card.tsx";
import { Panel } from "#workspace/panel/panel.tsx";
import type { PanelWords } from "#workspace/panel/stored-panel.tsx";

export function TechnologyRead({ stored, words }: { stored: StoredSpecification | null; words: PanelWords }) {
  const values = readTechnologies(stored);
  return (
    <Panel {...words}>
      <Card>
        <CardBody className="gap-6 sm:grid-cols-3">
          {technologyGroups.map(({ key, label }) => (
            <ReadAnswer key={key} label={label} answer={values[key]} />
          ))}
        </CardBody>
      </Card>
    </Panel>
  );
}
