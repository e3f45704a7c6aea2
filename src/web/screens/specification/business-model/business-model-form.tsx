import { businessModelInput, businessModelTypeLabel, readBusinessModel } from "#domain/business-model.ts";
import { businessModelTypes } from "#domain/catalog/specification-options.ts";
import { saveBusinessModelMutation, saveBusinessModelTypeMutation, unsavedBusinessModel } from "#web/queries/business-model.ts";
import type { StoredSpecification } from "#web/queries/specification-words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { ConflictDialog } from "#web/ui/forms/conflict-dialog.tsx";
import { UnsavedHint } from "#web/ui/forms/unsaved-hint.tsx";
import { Panel } from "#workspace/panel/panel.tsx";
import type { PanelWords } from "#workspace/panel/stored-panel.tsx";
import { useStoredForm, useStoredSave } from "#workspace/panel/use-stored-form.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { PricingField } from "./pricing-field.tsx";

const labels = {
  business_model_type: "Business model type",
  business_model: "Business model description",
  pricing_details: "Pricing details",
};

export function BusinessModelForm({ stored, words }: { stored: StoredSpecification | null; words: PanelWords }) {
  const { place } = useWorkspace();
  const unsaved = unsavedBusinessModel(place);
  const form = useStoredForm({ unsaved, stored, read: readBusinessModel, shape: businessModelInput, labels });
  const { values, changed, restored, change, discard, problems } = form;
  const saving = useStoredSave(form, saveBusinessModelMutation(place));
  const savingType = useStoredSave(form, saveBusinessModelTypeMutation(place));
  const problemOf = (field: string) => problems.find(({ path }) => path[0] === field)?.message;
  const type = values.business_model_type;

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        saving.save(values);
      }}
    >
      <Panel
        {...words}
        status={
          changed ? <UnsavedHint restored={restored} why={saving.failure ?? savingType.failure} onDiscard={discard} /> : null
        }
        actions={
          <Button type="submit" variant="primary" loading={saving.pending} disabled={!changed || problems.length > 0}>
            Save Changes
          </Button>
        }
      >
        <div className="grid gap-6">
          <Field label="Business model type" hint="Saved as soon as it is chosen." className="max-w-md">
            <Select
              value={type}
              placeholder="Choose how it makes money…"
              choices={choicesWith(type)}
              onValueChange={(business_model_type) => {
                change({ business_model_type });
                savingType.save({ ...values, business_model_type });
              }}
            />
          </Field>
          <div data-reference="business_model">
            <Field
              label="Business model description"
              hint="Who pays whom, for what, and why they would."
              error={problemOf("business_model")}
            >
              <Textarea
                name="business_model"
                rows={8}
                placeholder="For example: The town pays for each branch and month. Readers pay nothing."
                maxRows={30}
                value={values.business_model}
                onChange={(event) => change({ business_model: event.target.value })}
              />
            </Field>
          </div>
          <PricingField
            value={values.pricing_details}
            problem={problemOf("pricing_details")}
            onChange={(pricing_details) => change({ pricing_details })}
          />
        </div>
      </Panel>
      <ConflictDialog conflict={saving.conflict ?? savingType.conflict} />
    </form>
  );
}

/** A type that came from elsewhere stays a choice. */
function choicesWith(type: string) {
  const listed = !type || businessModelTypes.some(({ value }) => value === type);
  return listed ? businessModelTypes : [...businessModelTypes, { value: type, label: businessModelTypeLabel(type) }];
}
