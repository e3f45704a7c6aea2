import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { templateOf } from "#domain/catalog/templates/all.ts";
import { firstProjectInput } from "#domain/first-project.ts";
import { nameOfIdea } from "#domain/naming/name-of-idea.ts";
import { unsavedKey } from "#web/editing/unsaved.ts";
import { useUnsavedForm } from "#web/editing/use-unsaved-form.ts";
import { paths } from "#web/lib/paths.ts";
import { useOrganizations } from "#web/queries/current-organization.tsx";
import type { Organization } from "#web/queries/organizations.ts";
import { useSignedInUser } from "#web/queries/session.ts";
import { startProjectMutation } from "#web/queries/start.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { Card, CardBody, CardFooter } from "#web/ui/layout/card.tsx";
import { TemplateCards } from "./template-cards.tsx";
import { TemplateNotice } from "./template-notice.tsx";

const blank = { idea: "", name: "", template: "" };
const example =
  "For example: A tool that keeps the leases of a parish's land. The office records each lease, the board approves new ones, tenants see what they owe. Leases end after 50 years.";

export function FirstProjectForm({ organization, isLate }: { organization: Organization | null; isLate: boolean }) {
  const navigate = useNavigate();
  const { begin } = useOrganizations();
  const { id: user_id } = useSignedInUser();
  const key = unsavedKey(user_id, "first-project");
  const { form, keep, drop } = useUnsavedForm({ key, shape: firstProjectInput, start: blank });
  const start = useMutation({
    ...startProjectMutation(organization?.id),
    // here, for the form itself may be gone by then
    onSuccess: async ({ project_id, owner_id }) => {
      drop();
      begin({ id: owner_id });
      await navigate(paths.start(project_id));
    },
  });
  const { errors } = form.formState;
  const [idea, template] = form.watch(["idea", "template"]);
  const chosen = templateOf(template);
  /** What somebody wrote before they took a template's words in its place. */
  const [replaced, setReplaced] = useState<string | null>(null);

  /** Whoever opened a menu while the form was not there yet would see it close. */
  const [isNobodyElsewhere] = useState(() => !isLate || (document.activeElement?.matches("body, main") ?? true));

  const submit = form.handleSubmit((input) => start.mutate(input));

  function write(words: string) {
    form.setValue("idea", words, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    keep();
  }

  function choose(next: string) {
    const description = templateOf(next)?.questionnaire.project_description ?? "";
    // what somebody wrote stays; only the words of another template give way
    form.setValue("template", next, { shouldDirty: true });
    if (idea.trim() === "" || idea === chosen?.questionnaire.project_description) write(description);
    keep();
  }

  return (
    <div className="grid gap-8">
      <Card>
        <form noValidate onSubmit={submit} onChange={keep} aria-label="Start a project">
          <CardBody className="grid gap-5 px-4 pt-5 pb-6 sm:px-6">
            <Field
              label="Your idea"
              required
              error={errors.idea?.message}
              hint="Who uses it, what they do, what must never happen. A paragraph is plenty."
            >
              <Textarea
                required
                autoFocus={isNobodyElsewhere}
                rows={7}
                maxRows={16}
                placeholder={example}
                {...form.register("idea")}
              />
            </Field>
            {chosen ? (
              <TemplateNotice
                template={chosen}
                ownWords={idea !== chosen.questionnaire.project_description}
                replaced={replaced !== null}
                onUseWords={() => {
                  setReplaced(idea);
                  write(chosen.questionnaire.project_description);
                }}
                onTakeBack={() => {
                  write(replaced ?? "");
                  setReplaced(null);
                }}
                onLeave={() => choose("")}
              />
            ) : null}
            <Field label="Project name" hint="Leave it empty to name the project after the idea." error={errors.name?.message}>
              <Input
                autoComplete="off"
                placeholder={idea.trim() ? nameOfIdea(idea) : "Parish leases"}
                {...form.register("name")}
              />
            </Field>
          </CardBody>
          <CardFooter className="justify-between gap-x-4 gap-y-2 px-4 sm:px-6">
            <p className="min-w-0 text-xs text-pretty text-muted">
              {organization
                ? `It will belong to ${organization.name}.`
                : "You also get your own organization. You can rename it or invite people at any time."}
            </p>
            <Button type="submit" size="lg" variant="primary" className="max-sm:w-full" loading={start.isPending}>
              {start.isPending ? "Creating..." : "Continue"}
            </Button>
          </CardFooter>
        </form>
      </Card>
      <TemplateCards chosen={template} onChoose={choose} />
    </div>
  );
}
