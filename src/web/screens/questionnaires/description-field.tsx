import { CircleCheck, CircleDashed } from "lucide-react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import type { QuestionnaireInput } from "#domain/questionnaires.ts";
import { cn } from "#web/ui/cn.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { descriptionCues } from "./description-cues.ts";

const example =
  "For example: A booking site for independent yoga teachers. Teachers publish their classes, students book and pay online, and both get a reminder the day before. Today teachers juggle chats and spreadsheets and lose a third of their bookings.";

export function DescriptionField({ label }: { label: string }) {
  const { register } = useFormContext<QuestionnaireInput>();
  const { errors } = useFormState<QuestionnaireInput>();
  return (
    <div className="grid gap-2 sm:col-span-2">
      <Field label={label} error={errors.project_description?.message}>
        <Textarea rows={7} placeholder={example} {...register("project_description")} />
      </Field>
      <Cues />
    </div>
  );
}

function Cues() {
  const text = useWatch<QuestionnaireInput, "project_description">({ name: "project_description" });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted">
      <span className="font-medium">A good description says</span>
      <ul aria-label="What a good description says" className="contents">
        {descriptionCues(text).map(({ key, label, found }) => {
          const Icon = found ? CircleCheck : CircleDashed;
          return (
            <li
              key={key}
              data-found={found}
              className={cn("inline-flex items-center gap-1 transition-colors", found && "text-success-ink")}
            >
              <Icon aria-hidden className="size-3.5" />
              {label}
              <span className="sr-only">{found ? " (there)" : " (not yet)"}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
