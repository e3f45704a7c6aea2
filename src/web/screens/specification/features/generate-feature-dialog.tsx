import { useMutation } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import { useState } from "react";
import { instructionLength } from "#domain/instruction.ts";
import { none } from "#domain/nouns/noun.ts";
import { draftFeaturesMutation, type FeatureWish } from "#web/queries/rows.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/dialogs/dialog.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { DrafterNotice } from "#workspace/drafts/drafter-notice.tsx";
import { useIsRunning } from "#workspace/drafts/generate-button.tsx";
import { PlacePickers } from "#workspace/rows/place-pickers.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

const nothing: FeatureWish = { pageId: none, sectionId: none, name: "", description: "" };
const tooLong = `Shorten this to ${instructionLength.toLocaleString("en")} characters or fewer`;
/** How long the ended generation stays in sight, in milliseconds. */
const closingDelay = 500;

export function GenerateFeatureDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { project } = useWorkspace();
  const [wish, setWish] = useState(nothing);
  const generation = draftFeaturesMutation(project.id);
  const generate = useMutation(generation);
  const running = useIsRunning(generation);
  const [closing, setClosing] = useState(false);
  const everything = wish.pageId === none && !wish.name.trim() && !wish.description.trim();

  function close() {
    setWish(nothing);
    setClosing(false);
    onOpenChange(false);
  }

  function submit() {
    const { instruction = "", ...hints } = wish;
    if (running || closing || instruction.length > instructionLength) return;
    generate.mutate(instruction.trim() ? wish : hints, {
      onSuccess: () => {
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
      description="Say as much as you know. Leave everything empty to draft the features the whole project still lacks."
      size="lg"
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <DialogBody>
          <PlacePickers
            place={{ page_id: wish.pageId, section_id: wish.sectionId }}
            onChange={({ page_id, section_id }) => setWish({ ...wish, pageId: page_id, sectionId: section_id })}
          />
          <Field label="Feature Name" hint="Optional">
            <Input
              name="name"
              maxLength={200}
              value={wish.name}
              onChange={(event) => setWish({ ...wish, name: event.target.value })}
            />
          </Field>
          <Field label="Description" hint="Optional: what it should do, in your words">
            <Textarea
              name="description"
              rows={3}
              maxLength={8000}
              value={wish.description}
              onChange={(event) => setWish({ ...wish, description: event.target.value })}
            />
          </Field>
          <Field
            label="What should be different?"
            hint="Optional: an instruction for all that is drafted now"
            error={(wish.instruction ?? "").length > instructionLength ? tooLong : undefined}
          >
            <Textarea
              name="instruction"
              rows={2}
              value={wish.instruction ?? ""}
              onChange={(event) => setWish({ ...wish, instruction: event.target.value })}
            />
          </Field>
          <DrafterNotice />
        </DialogBody>
        <DialogFooter>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" variant="primary" loading={running} disabled={running || closing}>
            {running ? null : <Sparkles aria-hidden />}
            {running ? "Generating..." : everything ? "Generate for the Whole Project" : "Generate Feature"}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
