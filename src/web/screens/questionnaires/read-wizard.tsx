import { ArrowLeft, ArrowRight } from "lucide-react";
import { useSearchParams } from "react-router";
import { readQuestionnaire } from "#domain/questionnaires.ts";
import type { Questionnaire } from "#web/queries/questionnaires.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Answers } from "./answers.tsx";
import { questionnaireSteps } from "./questionnaire-steps.ts";
import { NothingToRead, ReadingOnly } from "./reading-only.tsx";
import { StepIndicator } from "./step-indicator.tsx";
import { lastStep, stepName, stepNamed } from "./step-position.ts";

/** The four steps for somebody who reads: what was answered, and nothing to change. */
export function ReadWizard({ questionnaire }: { questionnaire: Questionnaire | null }) {
  const [search, setSearch] = useSearchParams();
  const step = stepNamed(search.get("step"));
  if (!questionnaire) return <NothingToRead />;

  function show(position: number) {
    setSearch((before) => {
      const after = new URLSearchParams(before);
      after.set("step", stepName(position));
      return after;
    });
    scrollTo({ top: 0 });
  }

  return (
    <div className="grid gap-6">
      <ReadingOnly />
      <StepIndicator current={step} />
      <Answers
        project_id={questionnaire.project_id}
        form={readQuestionnaire(questionnaire)}
        steps={questionnaireSteps.slice(step, step + 1)}
      />
      <div className="flex justify-between gap-3">
        <Button size="lg" disabled={step === 0} onClick={() => show(step - 1)}>
          <ArrowLeft aria-hidden />
          Previous
        </Button>
        <Button size="lg" disabled={step === lastStep} onClick={() => show(step + 1)}>
          Next
          <ArrowRight aria-hidden />
        </Button>
      </div>
    </div>
  );
}
