import { unsavedKey } from "#web/editing/unsaved.ts";
import { useInstruction } from "#web/editing/use-instruction.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { RowDialog } from "#web/ui/forms/row-dialog.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

type Props = {
  title: string;
  description: string;
  action: string;
  /** What might be asked for. */
  examples?: string;
  /** What is drafted: each has words of its own. */
  name: string;
  /** `done` is called once the draft is there; until then the words are kept. */
  onRun: (instruction: string | undefined, done: () => void) => void;
  onClose: () => void;
};

const ofLists = "“Add a manager who approves refunds”, “nothing about payments” or “shorter”";

/** Asks what should be different, then has it drafted. */
export function InstructionDialog({ title, description, action, examples = ofLists, name, onRun, onClose }: Props) {
  const { project, place } = useWorkspace();
  const key = unsavedKey(place.user_id, project.id, "instruction", name);
  const { frame, words, error } = useInstruction({ key, onRun, onClose });
  return (
    <RowDialog {...{ title, description, action, ...frame }} size="md">
      <Field label="What should be different?" hint={`Such as ${examples}. Ctrl-Enter starts it.`} error={error}>
        <Textarea rows={4} maxRows={12} data-autofocus {...words} />
      </Field>
    </RowDialog>
  );
}
