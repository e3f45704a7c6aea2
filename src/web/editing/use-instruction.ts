import * as z from "zod";
import { instructionLength } from "#domain/instruction.ts";
import { freeText } from "#domain/text.ts";
import { useUnsavedForm } from "./use-unsaved-form.ts";

const shape = z.object({ instruction: freeText(instructionLength) });

/** The form of an instruction, whose words are kept under the key until a draft used them. */
export function useInstructionForm(key: string) {
  return useUnsavedForm({ key, shape, start: { instruction: "" } });
}

type Asked = {
  key: string;
  /** `done` is called once the draft is there; until then the words are kept. */
  onRun: (instruction: string | undefined, done: () => void) => void;
  onClose: () => void;
};

/** The same in a dialog, which closes as soon as the draft is begun. */
export function useInstruction({ key, onRun, onClose }: Asked) {
  const { form, restored, keep, drop, discard } = useInstructionForm(key);
  const submit = form.handleSubmit(({ instruction }) => {
    onRun(instruction.trim() || undefined, drop);
    onClose();
  });
  function giveUp() {
    drop();
    onClose();
  }
  const frame = { restored, keep, discard, submit, giveUp, onClose, pending: false, failure: null };
  return { frame, words: form.register("instruction"), error: form.formState.errors.instruction?.message };
}
