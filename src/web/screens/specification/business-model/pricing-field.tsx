import { Undo2 } from "lucide-react";
import { keepUnsaved, useUnsaved } from "#web/editing/unsaved.ts";
import { generatePricingMutation, replacedPricing } from "#web/queries/business-model.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { GenerateButton, useIsRunning } from "#workspace/drafts/generate-button.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

export function PricingField({
  value,
  problem,
  onChange,
}: {
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}) {
  const { place } = useWorkspace();
  const writing = useIsRunning(generatePricingMutation(place));
  const replaced = useUnsaved(replacedPricing(place));
  return (
    <div data-reference="pricing_details">
      <Field
        label="Pricing details"
        hint="Plans, prices, and the rules of billing."
        error={problem}
        aside={<GenerateButton size="sm" label="Generate with AI" generation={generatePricingMutation(place)} />}
      >
        <Textarea
          name="pricing_details"
          rows={10}
          maxRows={30}
          value={value}
          readOnly={writing}
          aria-busy={writing || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {replaced === null || writing ? null : (
          <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
            The draft took the place of what stood here.
            <Button
              variant="link"
              size="sm"
              onClick={() => {
                onChange(replaced);
                keepUnsaved(replacedPricing(place), null);
              }}
            >
              <Undo2 aria-hidden />
              Put it back
            </Button>
          </p>
        )}
      </Field>
    </div>
  );
}
