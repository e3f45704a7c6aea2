import { Sparkles } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { paths } from "#web/lib/paths.ts";
import type { Project } from "#web/queries/projects.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { UnsavedHint } from "#web/ui/forms/unsaved-hint.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#web/ui/layout/card.tsx";
import { useWholeInstruction } from "./use-whole-instruction.ts";

type Props = {
  project: Project;
  canEdit: boolean;
  /** Whether what was drafted last has been taken back. */
  isUndone: boolean;
  /** Whether typing an instruction is what somebody came for. */
  tells: boolean;
  failure: Error | null;
  begin: (asked: { addsToAll: boolean; instruction: string | undefined }) => void;
};

export function DraftStart({ project, canEdit, isUndone, tells, failure, begin }: Props) {
  const [addsToAll, setAddsToAll] = useState(false);
  const { form, restored, keep, discard } = useWholeInstruction(project.id);
  const { setFocus } = form;
  useEffect(() => {
    if (tells) setFocus("instruction");
  }, [tells, setFocus]);
  const submit = form.handleSubmit(({ instruction }) => begin({ addsToAll, instruction: instruction.trim() || undefined }));
  return (
    <div className="grid gap-4">
      {isUndone ? <Banner tone="info" title="The last draft was undone completely." /> : null}
      {failure ? <Banner title="The draft was not started">{failure.message}</Banner> : null}
      <Card>
        <CardHeader
          title="The whole specification in one press"
          description={
            canEdit
              ? "User classes, pages, stories and features come first; texts, risks, tests and pricing are written from them. You can stop at any time, and undo all of it at once."
              : "Nothing has been drafted in one press yet. You can read this project; its members can draft it."
          }
        />
        {canEdit ? (
          <form
            noValidate
            onChange={keep}
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
          >
            <CardBody className="grid gap-4">
              {restored ? <UnsavedHint restored onDiscard={discard} /> : null}
              <Field
                label="What should every section keep in mind?"
                hint="Optional. Such as “Add a manager who approves refunds”, “nothing about payments” or “at most 8 pages”."
                error={form.formState.errors.instruction?.message}
              >
                <Textarea rows={2} maxRows={12} {...form.register("instruction")} />
              </Field>
              <Checkbox
                label="Also add to sections that are not empty"
                hint="Lists get what is missing. A text is never overwritten: you find its draft beside it."
                checked={addsToAll}
                onCheckedChange={(checked) => setAddsToAll(checked === true)}
              />
            </CardBody>
            <CardFooter>
              <Button variant="ghost" asChild>
                <Link to={paths.questionnaireStepper(project.id)}>Look at the questionnaire</Link>
              </Button>
              <Button type="submit" variant="primary">
                <Sparkles aria-hidden />
                {addsToAll ? "Draft every section" : "Draft what is empty"}
              </Button>
            </CardFooter>
          </form>
        ) : (
          <CardBody />
        )}
      </Card>
    </div>
  );
}
