import { Undo2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { GenerateButton, useIsRunning } from "#workspace/drafts/generate-button.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import type { OverviewText } from "./overview-texts.ts";
import { type Manner, MannerSwitch, MarkdownPreview } from "./written-or-read.tsx";

const nothing = { mutationKey: ["nothing"] };

export function OverviewTextField({
  text,
  value,
  replaced,
  problem,
  onChange,
}: {
  text: OverviewText;
  value: string;
  /** The text a generated one took the place of. */
  replaced: string | undefined;
  problem: string | undefined;
  onChange: (value: string) => void;
}) {
  const { place } = useWorkspace();
  const [manner, setManner] = useState<Manner>("write");
  const writing = useIsRunning(text.generate?.mutation(place) ?? nothing);
  return (
    <div data-reference={text.field}>
      <Field
        label={text.label}
        hint={text.hint}
        error={problem}
        aside={
          <div className="flex flex-wrap items-center justify-end gap-2">
            <MannerSwitch manner={manner} onChange={setManner} />
            {text.generate ? <GenerateText generate={text.generate} /> : null}
          </div>
        }
      >
        {manner === "read" ? (
          <MarkdownPreview text={value} />
        ) : (
          <Textarea
            name={text.field}
            rows={text.rows}
            maxRows={30}
            value={value}
            readOnly={writing}
            aria-busy={writing || undefined}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
        {replaced === undefined || writing ? null : (
          <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
            The draft took the place of what stood here.
            <Button variant="link" size="sm" onClick={() => onChange(replaced)}>
              <Undo2 aria-hidden />
              Put it back
            </Button>
          </p>
        )}
      </Field>
    </div>
  );
}

function GenerateText({ generate }: { generate: NonNullable<OverviewText["generate"]> }) {
  const { place } = useWorkspace();
  return (
    <div className="flex gap-1">
      <GenerateButton size="sm" label={generate.label} generation={generate.mutation(place)} />
    </div>
  );
}
