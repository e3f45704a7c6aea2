import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { useNavigate, useSearchParams } from "react-router";
import { completed, newQuestionnaire, readQuestionnaire } from "#domain/questionnaires.ts";
import { paths } from "#web/lib/paths.ts";
import type { Questionnaire } from "#web/queries/questionnaires.ts";
import { useSignedInUser } from "#web/queries/session.ts";
import { ConflictDialog } from "#web/ui/forms/conflict-dialog.tsx";
import { ChosenDocumentsOf, useChosenDocuments } from "./chosen-documents.ts";
import { RestoredNotice } from "./restored-notice.tsx";
import { SaveStatus } from "./save-status.tsx";
import { stepName, stepNamed, stepOfDocuments, stepOfError } from "./step-position.ts";
import { answersKey, moveAnswers } from "./unsaved-answers.ts";
import { useAnswersForm } from "./use-answers-form.ts";
import { useSaves } from "./use-saves.ts";
import { WizardStep } from "./wizard-step.tsx";

/** The four steps over one questionnaire of the project, or over a new one. */
export function Wizard({ project_id, questionnaire }: { project_id: string; questionnaire: Questionnaire | null }) {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const step = stepNamed(search.get("step"));
  const [moved, setMoved] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const [drafts, setDrafts] = useState(false);
  const { id: user_id } = useSignedInUser();
  const keyOf = (id?: string) => answersKey({ user_id, project_id, id });
  const [key, setKey] = useState(() => keyOf(questionnaire?.id));
  const [opened] = useState(() => {
    moveAnswers(keyOf(), key);
    return questionnaire
      ? { start: readQuestionnaire(questionnaire), revision: questionnaire.revision }
      : { start: newQuestionnaire };
  });
  const unsaved = useAnswersForm({ key, ...opened });
  const { form, changed, restored, clear } = unsaved;
  const documents = useChosenDocuments(project_id, form);
  const { saveInBackground, submit, submitting, conflict, status } = useSaves({
    project_id,
    questionnaire,
    unsaved,
    firstKey: key,
    keyOf,
    onStored: setKey,
  });

  function show(position: number) {
    setMoved(true);
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set("step", stepName(position));
        return after;
      },
      // whoever presses twice in a row means two steps: the second press must find the step it is pressed on
      { flushSync: true },
    );
    scrollTo({ top: 0 });
  }

  function move(by: 1 | -1) {
    saveInBackground(form.getValues());
    void documents.uploadAll();
    show(step + by);
  }

  const send = (onSaved: () => void) =>
    form.handleSubmit(
      (values) => submit(completed(values), onSaved),
      (errors) => show(stepOfError(errors)),
    )();
  const leave = () => void navigate(paths.dashboard());
  const draft = () => void navigate(paths.draftEverything(project_id), { state: { begins: true } });

  function submitAnswers({ thenDrafts }: { thenDrafts: boolean }) {
    setDrafts(thenDrafts);
    void uploadAndSend(thenDrafts ? draft : leave);
  }

  /** With the files that were chosen; where one of them is not taken, to the step that says why. */
  async function uploadAndSend(onSaved: () => void) {
    setIsWaiting(true);
    if (await documents.uploadAll()) await send(onSaved);
    else show(stepOfDocuments);
    setIsWaiting(false);
  }

  return (
    <FormProvider {...form}>
      <ChosenDocumentsOf value={documents}>
        <div className="grid gap-6">
          {restored && changed ? <RestoredNotice onDiscard={clear} /> : null}
          <WizardStep
            key={step}
            step={step}
            takesFocus={moved}
            project_id={project_id}
            status={<SaveStatus {...status} isAhead={changed} />}
            submitting={submitting || isWaiting}
            onPrevious={() => move(-1)}
            onNext={() => move(1)}
            drafts={drafts}
            onSubmit={() => submitAnswers({ thenDrafts: false })}
            onSubmitAndDraft={() => submitAnswers({ thenDrafts: true })}
          />
          <ConflictDialog conflict={conflict} />
        </div>
      </ChosenDocumentsOf>
    </FormProvider>
  );
}
