import { technologyGroups } from "#domain/technology-stack.ts";
import type { StoredSpecification } from "#web/queries/specification-words.ts";
import { readTechnologies } from "#web/queries/technology-stack.ts";
import { Panel } from "#web/screens/specification/panel/panel.tsx";
import type { PanelWords } from "#web/screens/specification/panel/stored-panel.tsx";
import { Card, CardBody } from "#web/ui/card.tsx";
import { ReadAnswer } from "#web/ui/read-field.tsx";

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
