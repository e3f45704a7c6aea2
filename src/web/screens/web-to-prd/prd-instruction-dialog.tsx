import { unsavedKey } from "#web/editing/unsaved.ts";
import { useInstruction } from "#web/editing/use-instruction.ts";
import { useSignedInUser } from "#web/queries/session.ts";
import type { WebToPrd } from "#web/queries/web-to-prd.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { RowDialog } from "#web/ui/forms/row-dialog.tsx";

type Props = {
  entry: WebToPrd;
  /** `done` is called once the project is there; until then the words are kept. */
  onRun: (instruction: string | undefined, done: () => void) => void;
  onClose: () => void;
};

/** Asks what every section of the new project should keep in mind. */
export function PrdInstructionDialog({ entry, onRun, onClose }: Props) {
  const { id: user_id } = useSignedInUser();
  const key = unsavedKey(user_id, entry.id, "instruction", "generate-full-prd");
  const { frame, words, error } = useInstruction({ key, onRun, onClose });
  return (
    <RowDialog
      {...frame}
      title="Full PRD with an instruction"
      description="It applies to every section of the new project. There are no rows to select yet."
      action="Generate"
      size="md"
    >
      <Field
        label="What should every section keep in mind?"
        hint="Such as “Add a manager who approves refunds”, “nothing about payments” or “at most 8 pages”. Ctrl-Enter starts it."
        error={error}
      >
        <Textarea rows={4} maxRows={12} data-autofocus {...words} />
      </Field>
    </RowDialog>
  );
}
