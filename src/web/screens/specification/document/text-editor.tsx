import { useQuery } from "@tanstack/react-query";
import { businessModelInput, readBusinessModel } from "#domain/business-model.ts";
import type { TextField } from "#domain/document/document.ts";
import { overviewInput } from "#domain/specifications.ts";
import { untype } from "#web/editing/typed.ts";
import { saveBusinessModelMutation, unsavedBusinessModel } from "#web/queries/business-model.ts";
import { saveOverviewMutation } from "#web/queries/overview.ts";
import { readOverview, specificationQuery, unsavedOverview } from "#web/queries/specifications.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { RowForm } from "#web/ui/forms/row-form.tsx";
import { type StoredWords, useStoredForm, useStoredSave } from "#workspace/panel/use-stored-form.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

const labels: Record<TextField, string> = {
  project_overview: "Project overview",
  project_scope: "Project scope",
  references_list: "References",
  product_perspective: "Product perspective",
  business_model: "Business model",
  pricing_details: "Pricing details",
};

type EditorProps = { field: TextField; onClose: () => void };

/** One text of the specification as a form, where it stands; the other texts stay as they are. */
export function TextEditor({ field, onClose }: EditorProps) {
  const { place } = useWorkspace();
  const { data: stored } = useQuery(specificationQuery(place));
  if (stored === undefined) return null;
  if (field === "business_model" || field === "pricing_details") {
    const words = { unsaved: unsavedBusinessModel(place), stored, read: readBusinessModel, shape: businessModelInput, labels };
    return <OneText words={words} saving={saveBusinessModelMutation(place)} field={field} onClose={onClose} />;
  }
  const words = { unsaved: unsavedOverview(place), stored, read: readOverview, shape: overviewInput, labels };
  return <OneText words={words} saving={saveOverviewMutation(place)} field={field} onClose={onClose} />;
}

type OneTextProps<Words extends { [Name in TextField]?: string }> = {
  words: StoredWords<Words>;
  saving: Parameters<typeof useStoredSave<Words>>[1];
  field: TextField & keyof Words;
  onClose: () => void;
};

function OneText<Words extends { [Name in TextField]?: string }>({ words, saving, field, onClose }: OneTextProps<Words>) {
  const form = useStoredForm(words);
  const { save, pending, failure, conflict } = useStoredSave(form, saving);
  const { values, base, restored, change, problems } = form;
  const problem = problems.find(({ path }) => path[0] === field)?.message;
  const typed = (text: string | undefined) => ({ [field]: text }) as Partial<Words>;
  const forget = () => untype(words.unsaved, field);
  return (
    <section
      aria-label={`Edit ${labels[field]}`}
      data-quiet
      className="my-4 rounded-xl border border-accent-line bg-surface text-sm shadow-card"
    >
      <RowForm
        restored={restored && values[field] !== base[field]}
        keep={() => undefined}
        discard={forget}
        pending={pending}
        failure={failure}
        submit={async () => {
          if (values[field] === base[field]) onClose();
          else if (!problem) save({ ...base, ...typed(values[field]) }, onClose);
        }}
        giveUp={() => {
          forget();
          onClose();
        }}
        onClose={onClose}
        conflict={conflict}
        action="Save"
      >
        <Field label={labels[field]} error={problem}>
          <Textarea
            autoFocus
            name={field}
            rows={10}
            maxRows={30}
            value={values[field] ?? ""}
            onChange={(event) => change(typed(event.target.value))}
          />
        </Field>
      </RowForm>
    </section>
  );
}
