import { Link } from "react-router";
import { answer, type QuestionnaireInput } from "#domain/questionnaires.ts";
import { asDay } from "#web/lib/dates.ts";
import { paths } from "#web/lib/paths.ts";
import type { Questionnaire } from "#web/queries/questionnaires.ts";
import { Button } from "#web/ui/actions/button.tsx";

import { labelOf } from "./options-of.ts";

export function QuestionnaireCard({
  questionnaire,
  form,
  canEdit,
}: {
  questionnaire: Questionnaire;
  form: QuestionnaireInput;
  canEdit: boolean;
}) {
  const facts = [
    ["Project type", said(form.project_type, form.project_type_other)],
    ["Frontend", said(form.frontend_technology, form.frontend_technology_other)],
    ["Backend", said(form.backend_technology, form.backend_technology_other)],
    ["Updated", asDay(questionnaire.updated_at)],
  ] as const;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-xl border bg-surface p-4 shadow-card">
      <dl className="grid min-w-60 grow grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
        {facts.map(([label, text]) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="font-medium wrap-anywhere">{text || <span className="font-normal text-faint">Not answered</span>}</dd>
          </div>
        ))}
      </dl>
      <div className="flex gap-2">
        {canEdit ? (
          <Button asChild>
            <Link to={paths.editQuestionnaire(questionnaire.id)}>Edit</Link>
          </Button>
        ) : null}
        <Button asChild variant="ghost">
          <Link to={paths.questionnaire(questionnaire.id)}>View Details</Link>
        </Button>
      </div>
    </li>
  );
}

function said(choice: string, typed: string) {
  return answer(choice, typed) || labelOf(choice);
}
