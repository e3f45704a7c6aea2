import { keepUnsaved, useUnsaved } from "#web/editing/unsaved.ts";
import { generatePricingMutation, pricingField, replacedPricing } from "#web/queries/business-model.ts";
import { DraftedTextField } from "#workspace/drafts/drafted-text-field.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

type Props = { value: string; problem: string | undefined; onChange: (value: string) => void };

export function PricingField({ value, problem, onChange }: Props) {
  const { place } = useWorkspace();
  const replaced = useUnsaved(replacedPricing(place)) ?? undefined;
  return (
    <DraftedTextField
      field={pricingField(place)}
      generate={{
        label: "Generate with AI",
        generation: generatePricingMutation(place),
        unsaved: "pricing.save_failed",
      }}
      label="Pricing details"
      hint="Plans, prices, and the rules of billing."
      example="40 € per branch and month, the first three months free."
      rows={10}
      value={value}
      replaced={replaced}
      problem={problem}
      onChange={(text) => {
        onChange(text);
        if (text === replaced) keepUnsaved(replacedPricing(place), null);
      }}
    />
  );
}
