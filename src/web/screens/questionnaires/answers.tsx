import type { QuestionnaireInput } from "#domain/questionnaires.ts";
import { cn } from "#web/ui/cn.ts";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { AnswerOf } from "./answer.tsx";
import type { QuestionnaireStep } from "./field-definition.ts";
import { ProjectNumbers } from "./project-numbers.tsx";
import { questionnaireSteps } from "./questionnaire-steps.ts";

/** Every answer of a questionnaire, or those of some of its steps, to read. */
export function Answers({
  project_id,
  form,
  steps = questionnaireSteps,
}: {
  project_id: string;
  form: QuestionnaireInput;
  steps?: readonly QuestionnaireStep[];
}) {
  return (
    <ProjectNumbers project_id={project_id} form={form}>
      <div className="grid gap-4">
        {steps.map((step) => (
          <Card key={step.key}>
            <CardHeader title={step.title} />
            <CardBody>
              {step.groups.map(({ title, fields }) => (
                <dl key={title ?? step.key} className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
                  {fields.map((definition) => (
                    <div
                      key={definition.name}
                      data-reference={definition.name}
                      className={cn("grid min-w-0 content-start gap-0.5", definition.wide && "sm:col-span-2")}
                    >
                      <dt className="text-xs font-medium text-muted">{definition.label}</dt>
                      <dd className="min-w-0 wrap-anywhere">
                        <AnswerOf definition={definition} form={form} />
                      </dd>
                    </div>
                  ))}
                </dl>
              ))}
            </CardBody>
          </Card>
        ))}
      </div>
    </ProjectNumbers>
  );
}
