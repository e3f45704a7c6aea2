import { useMutation } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import { useState } from "react";
import * as z from "zod";
import { instructionLength } from "#domain/instruction.ts";
import { none } from "#domain/nouns/noun.ts";
import { freeText } from "#domain/text.ts";
import { unsavedKey } from "#web/editing/unsaved.ts";
import { forgetForm, useUnsavedForm } from "#web/editing/use-unsaved-form.ts";
import { draftFeaturesMutation, type FeatureWish } from "#web/queries/rows.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/dialogs/dialog.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { UnsavedHint } from "#web/ui/forms/unsaved-hint.tsx";
import { useIsRunning } from "#workspace/drafts/generate-button.tsx";
import { ofList, ofThisDraft } from "#workspace/drafts/instruction-words.ts";
import { PlacePickers } from "#workspace/rows/place-pickers.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

const start = { pageId: none, sectionId: none, name: "", description: "", instruction: "" };
const shape = z.object({
  pageId: z.string(),
  sectionId: z.string(),
  name: freeText(200),
  description: freeText(8000),
  instruction: freeText(instructionLength),
});
/** How long the ended generation stays in sight, in milliseconds. */
const closingDelay = 500;

export function GenerateFeatureDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { project, place } = useWorkspace();
  const unsaved = unsavedKey(place.user_id, project.id, "instruction", "generate-feature");
  const generation = draftFeaturesMutation(project.id);
  const generate = useMutation(generation);
  const running = useIsRunning(generation);
  const [closing, setClosing] = useState(false);

  function close() {
    setClosing(false);
    onOpenChange(false);
  }

  function run(wish: FeatureWish) {
    if (running || closing) return;
    generate.mutate(wish, {
      onSuccess: () => {
        forgetForm(unsaved);
        setClosing(true);
        setTimeout(close, closingDelay);
      },
    });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Generate Feature with AI"
      description="Say as much as you know. With everything left empty, features are drafted for the whole project: whatever is still missing."
      size="lg"
    >
      <WishForm unsaved={unsaved} running={running} closing={closing} onRun={run} onClose={close} />
    </Dialog>
  );
}

type FormProps = {
  /** Where what is typed is kept until a draft used it. */
  unsaved: string;
  running: boolean;
  closing: boolean;
  onRun: (wish: FeatureWish) => void;
  onClose: () => void;
};

function WishForm({ unsaved, running, closing, onRun, onClose }: FormProps) {
  const { form, restored, keep, drop, discard } = useUnsavedForm({ key: unsaved, shape, start });
  const wish = form.watch();
  const everything = wish.pageId === none && !wish.name.trim() && !wish.description.trim();
  const submit = form.handleSubmit(({ instruction, ...hints }) => onRun(instruction.trim() ? { ...hints, instruction } : hints));
  return (
    <form
      noValidate
      onChange={keep}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <DialogBody>
        {restored ? <UnsavedHint restored onDiscard={discard} /> : null}
        <PlacePickers
          place={{ page_id: wish.pageId, section_id: wish.sectionId }}
          onChange={({ page_id, section_id }) => {
            form.setValue("pageId", page_id, { shouldDirty: true });
            form.setValue("sectionId", section_id, { shouldDirty: true });
            keep();
          }}
        />
        <Field label="Feature Name" hint="Optional">
          <Input maxLength={200} {...form.register("name")} />
        </Field>
        <Field label="Description" hint="Optional: what it should do, in your words">
          <Textarea rows={3} maxLength={8000} {...form.register("description")} />
        </Field>
        <Field
          label="What should be different?"
          hint={`Optional. ${ofThisDraft} ${ofList}`}
          error={form.formState.errors.instruction?.message}
        >
          <Textarea rows={2} {...form.register("instruction")} />
        </Field>
      </DialogBody>
      <DialogFooter>
        <Button
          onClick={() => {
            drop();
            onClose();
          }}
        >
          Cancel
        </Button>
        <Button type="submit" variant="primary" loading={running} disabled={running || closing}>
          {running ? null : <Sparkles aria-hidden />}
          {running ? "Generating..." : everything ? "Generate for the Whole Project" : "Generate Feature"}
        </Button>
      </DialogFooter>
    </form>
  );
}
