import { useController, useFormContext, useWatch } from "react-hook-form";
import { answer, type QuestionnaireInput } from "#domain/questionnaires.ts";
import { DomainAnswerField } from "./domain-answer-field.tsx";
import { ModelQuestionsState } from "./model-questions-state.tsx";
import { useDomainQuestions } from "./use-domain-questions.ts";

/** Short questions chosen by what the description leaves open; each may be left out. */
export function DomainAnswersField({ label, project_id }: { label: string; project_id: string | undefined }) {
  const { control } = useFormContext<QuestionnaireInput>();
  const { field } = useController({ control, name: "domain_answers" });
  const [description, language, other] = useWatch({
    control,
    name: ["project_description", "prd_language", "prd_language_other"],
  });
  const described = { project_id, description, language: answer(language, other), answers: field.value };
  const asked = useDomainQuestions(described);
  const { questions, isWaiting } = asked;
  if (questions.length === 0 && !isWaiting) return null;
  return (
    <fieldset className="grid animate-rise gap-4 rounded-lg border bg-sunken p-4 sm:col-span-2">
      <legend className="float-left mb-1 grid gap-0.5">
        <span className="font-semibold">{label}</span>
        <span className="text-pretty text-muted">
          A few words are enough, and you can skip any question. Drafts use your answers like the description.
        </span>
      </legend>
      <div className="clear-both grid gap-4">
        <ModelQuestionsState {...asked} />
        {questions.map((question) => (
          <DomainAnswerField key={question.key} question={question} answers={field.value} onChange={field.onChange} />
        ))}
      </div>
    </fieldset>
  );
}
