import { cn } from "#web/ui/cn.ts";
import type { QuestionnaireStep } from "./field-definition.ts";
import { LookPreview } from "./look-preview.tsx";
import { QuestionnaireField } from "./questionnaire-field.tsx";

/** Every field of one step, in its groups. */
export function StepFields({ step, project_id }: { step: QuestionnaireStep; project_id: string | undefined }) {
  return (
    <div className="grid gap-8">
      {step.groups.map(({ title, fields }, index) => (
        <section key={title ?? step.key} className={cn("grid gap-4", index > 0 && "border-t pt-6")}>
          {title ? <h3 className="font-semibold">{title}</h3> : null}
          <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
            {fields.map((definition) => (
              <QuestionnaireField key={definition.name} definition={definition} project_id={project_id} />
            ))}
            {fields.some(({ kind }) => kind === "font") ? <LookPreview /> : null}
          </div>
        </section>
      ))}
    </div>
  );
}
