import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { useNavigate } from "react-router";
import { answer, readQuestionnaire } from "#domain/questionnaires.ts";
import { paths } from "#web/lib/paths.ts";
import type { Questionnaire } from "#web/queries/questionnaires.ts";
import { useSignedInUser } from "#web/queries/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConflictDialog } from "#web/ui/forms/conflict-dialog.tsx";
import { Card, CardBody, CardFooter } from "#web/ui/layout/card.tsx";
import { DomainAnswerField } from "./domain-answer-field.tsx";
import { ModelQuestionsState } from "./model-questions-state.tsx";
import { SaveStatus } from "./save-status.tsx";
import { answersKey } from "./unsaved-answers.ts";
import { useAnswersForm } from "./use-answers-form.ts";
import { useDomainQuestions } from "./use-domain-questions.ts";
import { useSaves } from "./use-saves.ts";

export function FirstQuestions({ project_id, questionnaire }: { project_id: string; questionnaire: Questionnaire }) {
  const navigate = useNavigate();
  const { id: user_id } = useSignedInUser();
  const keyOf = (id?: string) => answersKey({ user_id, project_id, id });
  const [key, setKey] = useState(() => keyOf(questionnaire.id));
  const [opened] = useState(() => ({ start: readQuestionnaire(questionnaire), revision: questionnaire.revision }));
  const unsaved = useAnswersForm({ key, ...opened });
  const { form, changed } = unsaved;
  const { submitQuietly, conflict, status } = useSaves({
    project_id,
    questionnaire,
    unsaved,
    firstKey: key,
    keyOf,
    onStored: setKey,
  });
  const [description, answers, language, other] = form.watch([
    "project_description",
    "domain_answers",
    "prd_language",
    "prd_language_other",
  ]);
  const asked = useDomainQuestions({ project_id, description, answers, language: answer(language, other) });
  const { questions, isWaiting = false } = asked;
  const isAsking = isWaiting || questions.length > 0;
  const isAnswered = answers.some(({ answer }) => answer.trim() !== "");
  const draft = () => void navigate(paths.draftEverything(project_id), { state: { begins: true } });

  return (
    <FormProvider {...form}>
      <Card>
        <form
          noValidate
          aria-label="A few questions"
          onSubmit={(event) => {
            event.preventDefault();
            if (isAnswered) submitQuietly(form.getValues(), draft);
            else draft();
          }}
        >
          <CardBody className="grid gap-5 px-4 pt-5 pb-6 sm:px-6">
            <ModelQuestionsState {...asked} />
            {questions.map((question) => (
              <DomainAnswerField
                key={question.key}
                question={question}
                answers={answers}
                onChange={(next) => form.setValue("domain_answers", next, { shouldDirty: true })}
              />
            ))}
            {isAsking ? null : (
              <p className="text-muted">Your description answers everything we would ask. You can start the draft.</p>
            )}
          </CardBody>
          <CardFooter className="justify-between gap-x-3 gap-y-2 px-4 sm:px-6">
            <SaveStatus {...status} exists={status.exists && isAnswered} isAhead={changed} />
            <Button type="submit" size="lg" variant="primary" className="ml-auto max-sm:w-full" loading={status.saving}>
              {isAnswered ? "Save and draft everything" : isAsking ? "Skip and draft everything" : "Draft everything"}
            </Button>
          </CardFooter>
        </form>
      </Card>
      <ConflictDialog conflict={conflict} />
    </FormProvider>
  );
}
