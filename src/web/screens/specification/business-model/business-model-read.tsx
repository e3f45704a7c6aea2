import { businessModelTypeLabel, readBusinessModel } from "#domain/business-model.ts";
import type { StoredSpecification } from "#web/queries/specification-words.ts";
import { ReadAnswer, ReadText } from "#web/ui/fields/read-field.tsx";
import { Card, CardBody } from "#web/ui/layout/card.tsx";
import { Panel } from "#workspace/panel/panel.tsx";
import type { PanelWords } from "#workspace/panel/stored-panel.tsx";

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
