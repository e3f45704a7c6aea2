import { cite } from "#domain/citation.ts";
import { useEditRowForm, useNewRowForm } from "#web/queries/row-forms.ts";
import type { ListedRow } from "#web/queries/rows.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { RowDialog } from "#web/ui/forms/row-dialog.tsx";
import { RowChoice, RowFormContext, RowText, useRowChoice } from "#workspace/rows/row-fields.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

const noun = "user_stories";
const criteria = "Acceptance Criteria";
type Classes = readonly ListedRow<"user_classes">[];

export function NewUserStoryDialog({ classes, onClose }: { classes: Classes; onClose: () => void }) {
  const { place } = useWorkspace();
  const only = classes.length === 1 ? classes[0]?.id : undefined;
  const { form, ...frame } = useNewRowForm(noun, place, { start: { user_class_id: only }, onClose });
  return (
    <RowDialog {...frame} title="Add User Story" action="Create User Story" onClose={onClose}>
      <RowFormContext value={{ noun, form, keep: frame.keep }}>
        <WantedBy classes={classes} />
        <UserStoryFields />
      </RowFormContext>
    </RowDialog>
  );
}

type EditProps = { story: ListedRow<"user_stories">; classes: Classes; onClose: () => void };

export function EditUserStoryDialog({ story, classes, onClose }: EditProps) {
  const { place } = useWorkspace();
  const { form, ...frame } = useEditRowForm(noun, story, place, { labels: { acceptance_criteria: criteria }, onClose });
  return (
    <RowDialog
      {...frame}
      title="Edit User Story"
      reference={cite(noun, story.number)}
      action="Update User Story"
      onClose={onClose}
    >
      <RowFormContext value={{ noun, form, keep: frame.keep }}>
        <WantedBy classes={classes} />
        <UserStoryFields />
      </RowFormContext>
    </RowDialog>
  );
}

function WantedBy({ classes }: { classes: Classes }) {
  const { frame, value, choose } = useRowChoice("user_class_id");
  return (
    <Field {...frame} label="User Class">
      <Select
        value={value}
        onValueChange={choose}
        placeholder="Who wants it?"
        choices={classes.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Field>
  );
}

function UserStoryFields() {
  return (
    <>
      <RowText name="name" />
      <RowText name="story" rows={3} />
      <RowText name="acceptance_criteria" label={criteria} rows={6} />
      <RowChoice name="priority" />
    </>
  );
}
