import { businessModelTypeLabel, readBusinessModel } from "#domain/business-model.ts";
import type { StoredSpecification } from "#web/queries/specification-words.ts";
import { Panel } from "#web/screens/specification/panel/panel.tsx";
import type { PanelWords } from "#web/screens/specification/panel/stored-panel.tsx";
import { Card, CardBody } from "#web/ui/card.tsx";
import { ReadAnswer, ReadText } from "#web/ui/read-field.tsx";

export function BusinessModelRead({ stored, words }: { stored: StoredSpecification | null; words: PanelWords }) {
  const { business_model_type, business_model, pricing_details } = readBusinessModel(stored);
  return (
    <Panel {...words}>
      <Card>
        <CardBody className="gap-6">
          <ReadAnswer
            label="Business model type"
            answer={business_model_type ? businessModelTypeLabel(business_model_type) : ""}
          />
          <div data-reference="business_model">
            <ReadText label="Business model description" text={business_model} />
          </div>
          <div data-reference="pricing_details">
            <ReadText label="Pricing details" text={pricing_details} />
          </div>
        </CardBody>
      </Card>
    </Panel>
  );
}
