import { overviewInput } from "#domain/specifications.ts";
import { keepUnsaved, useUnsaved } from "#web/editing/unsaved.ts";
import { saveOverviewMutation } from "#web/queries/overview.ts";
import type { StoredSpecification } from "#web/queries/specification-words.ts";
import { keepReplaced, readOverview, replacedOverview, unsavedOverview } from "#web/queries/specifications.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConflictDialog } from "#web/ui/forms/conflict-dialog.tsx";
import { UnsavedHint } from "#web/ui/forms/unsaved-hint.tsx";
import { Panel } from "#workspace/panel/panel.tsx";
import { useStoredForm, useStoredSave } from "#workspace/panel/use-stored-form.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { OverviewTextField } from "./overview-text-field.tsx";
import { overviewTexts } from "./overview-texts.ts";

const labels = Object.fromEntries(overviewTexts.map(({ field, label }) => [field, label]));

/** What was typed lies over what is stored until it is saved, so nothing read again can overwrite it. */
export function OverviewForm({ stored, blurb }: { stored: StoredSpecification | null; blurb: string }) {
  const { place } = useWorkspace();
  const form = useStoredForm({ unsaved: unsavedOverview(place), stored, read: readOverview, shape: overviewInput, labels });
  const { values, changed, restored, change, problems } = form;
  const { save, pending, failure, conflict } = useStoredSave(form, saveOverviewMutation(place));
  const replaced = useUnsaved(replacedOverview(place));

  function discard() {
    form.discard();
    keepUnsaved(replacedOverview(place), null);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (changed && problems.length === 0) save(values);
      }}
    >
      <Panel
        title="Project Overview"
        blurb={blurb}
        drafts
        status={changed ? <UnsavedHint restored={restored} why={failure} onDiscard={discard} /> : null}
        actions={
          <Button type="submit" variant="primary" loading={pending} disabled={!changed || problems.length > 0}>
            Save Changes
          </Button>
        }
      >
        <div className="grid gap-6">
          {overviewTexts.map((text) => (
            <OverviewTextField
              key={text.field}
              text={text}
              value={values[text.field]}
              replaced={replaced?.[text.field]}
              problem={problems.find(({ path }) => path[0] === text.field)?.message}
              onChange={(value) => {
                change({ [text.field]: value });
                keepReplaced(place, text.field, undefined);
              }}
            />
          ))}
        </div>
      </Panel>
      <ConflictDialog conflict={conflict} />
    </form>
  );
}
