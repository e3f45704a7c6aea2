import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { useNavigate } from "react-router";
import { completed, newQuestionnaire } from "#domain/questionnaires.ts";
import { paths } from "#web/lib/paths.ts";
import { addQuestionnaireMutation } from "#web/queries/questionnaires.ts";
import { useSignedInUser } from "#web/queries/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { ChosenDocumentsOf, useChosenDocuments } from "./chosen-documents.ts";
import { questionnaireSteps } from "./questionnaire-steps.ts";
import { RestoredNotice } from "./restored-notice.tsx";
import { SaveStatus } from "./save-status.tsx";
import { StepFields } from "./step-fields.tsx";
import { answersKey } from "./unsaved-answers.ts";
import { useAnswersForm } from "./use-answers-form.ts";

/** `keptUnder` names what is kept on this device; it stays the same while another project is picked. */
export function StandardForm({ project_id, keptUnder }: { project_id: string | undefined; keptUnder: string }) {
  const navigate = useNavigate();
  const { id: user_id } = useSignedInUser();
  const [key] = useState(() => answersKey({ user_id, project_id: keptUnder, id: "standard" }));
  const { form, drop, changed, restored, clear } = useAnswersForm({ key, start: newQuestionnaire });
  const documents = useChosenDocuments(project_id, form);
  const add = useMutation(addQuestionnaireMutation(project_id ?? ""));

  const send = form.handleSubmit((values) =>
    add.mutate(completed(values), {
      onSuccess: (added) => {
        drop();
        void navigate(paths.questionnaire(added.id));
      },
    }),
  );

  /** With the files that were chosen; where one of them is not taken, it says why in its place. */
  async function uploadAndSend() {
    if (await documents.uploadAll()) await send();
  }

  return (
    <FormProvider {...form}>
      <ChosenDocumentsOf value={documents}>
        <form
          noValidate
          className="grid gap-4 [&_:is(input,textarea,button)]:scroll-mb-24"
          onSubmit={(event) => {
            event.preventDefault();
            if (project_id) void uploadAndSend();
          }}
        >
          {restored && changed ? <RestoredNotice onDiscard={clear} /> : null}
          {questionnaireSteps.map((step) => (
            <Card key={step.key}>
              <CardHeader title={step.title} description={step.heading} />
              <CardBody className="pt-5 pb-6">
                <StepFields step={step} project_id={project_id} />
              </CardBody>
            </Card>
          ))}
          <div
            data-bottom-bar
            className="sticky bottom-(--bottom-room,0px) z-10 -mx-4 flex items-center justify-between gap-3 border-t bg-canvas px-4 py-3 sm:mx-0 sm:px-1"
          >
            <SaveStatus saving={add.isPending || documents.isUploading} failed={add.isError} exists={false} isAhead={changed} />
            <Button
              type="submit"
              size="lg"
              variant="primary"
              className="ml-auto"
              loading={add.isPending || documents.isUploading}
              disabled={!project_id}
            >
              Create Questionnaire
            </Button>
          </div>
        </form>
      </ChosenDocumentsOf>
    </FormProvider>
  );
}
