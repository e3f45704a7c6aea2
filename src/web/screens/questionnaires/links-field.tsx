import { useController, useFormContext, useFormState } from "react-hook-form";
import { addressRemark } from "#domain/design-connections.ts";
import type { QuestionnaireInput } from "#domain/questionnaires.ts";
import { AddressInput } from "#web/ui/fields/address-input.tsx";
import { FieldRows } from "#web/ui/fields/field-rows.tsx";
import type { FieldDefinition } from "./field-definition.ts";
import { RowError } from "./row-error.tsx";

type Definition = Extract<FieldDefinition, { kind: "links" }>;

export function LinksField({ definition }: { definition: Definition }) {
  const { control } = useFormContext<QuestionnaireInput>();
  const { errors } = useFormState<QuestionnaireInput>();
  const { field } = useController({ control, name: definition.name });
  return (
    <FieldRows {...definition} hint={definition.hint} keepsOne rows={field.value} blank="" onChange={field.onChange}>
      {(link, index, focusRef) => (
        <div className="grid min-w-0 grow gap-1.5">
          <AddressInput
            ref={focusRef}
            aria-label={`Design link ${index + 1}`}
            placeholder="https://…"
            value={link}
            remark={errors.design_links?.[index] ? null : addressRemark(link)}
            onChange={(event) => field.onChange(field.value.map((row, at) => (at === index ? event.target.value : row)))}
          />
          <RowError text={errors.design_links?.[index]?.message} />
        </div>
      )}
    </FieldRows>
  );
}
