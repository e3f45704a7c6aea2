import { Undo2 } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useUnsaved } from "#web/editing/unsaved.ts";
import type { NamedToast } from "#web/lib/toast-store.ts";
import type { ToastKey } from "#web/lib/toasts.ts";
import { type DraftedField, proposalOf } from "#web/queries/drafted-texts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { TextHistoryButton } from "#workspace/history/text-history-button.tsx";
import { type Manner, MannerSwitch, MarkdownPreview, manners } from "#workspace/overview/written-or-read.tsx";
import { GenerateButton, useIsRunning } from "./generate-button.tsx";
import { TextProposal } from "./text-proposal.tsx";

type Props = {
  field: DraftedField;
  generate: {
    label: string;
    generation: ComponentProps<typeof GenerateButton<void>>["generation"];
    unsaved?: ToastKey | NamedToast;
  };
  label: string;
  hint: string;
  example: string;
  rows: number;
  value: string;
  /** The text a drafted one took the place of. */
  replaced: string | undefined;
  problem: string | undefined;
  onChange: (value: string) => void;
};

/** A long text that is written by hand or drafted; a draft is written where nothing stands, and compared with what does. */
export function DraftedTextField({ field, generate, label, hint, example, rows, value, replaced, problem, onChange }: Props) {
  const [manner, setManner] = useState<Manner>("write");
  const writing = useIsRunning(generate.generation);
  const proposal = useUnsaved(proposalOf(field));
  const isEmpty = value.trim() === "";
  return (
    <div data-reference={field.column}>
      <Field
        label={label}
        hint={hint}
        error={problem}
        aside={
          <div className="flex flex-wrap items-center justify-end gap-2">
            <MannerSwitch manner={manner} manners={manners} onChange={setManner} />
            <div className="flex flex-wrap gap-1">
              <TextHistoryButton field={field.column} label={label} />
              <GenerateButton
                size="sm"
                isText
                label={generate.label}
                generation={generate.generation}
                onDone={() => {
                  if (isEmpty) setManner("read");
                }}
              />
            </div>
          </div>
        }
      >
        {proposal ? (
          <TextProposal
            field={field}
            label={label}
            value={value}
            proposal={proposal}
            writing={writing}
            failure={generate.unsaved}
          />
        ) : null}
        {manner === "read" ? (
          <MarkdownPreview text={value} label={label} />
        ) : (
          <Textarea
            name={field.column}
            placeholder={writing ? undefined : `For example: ${example}`}
            rows={rows}
            maxRows={30}
            value={value}
            readOnly={writing}
            aria-busy={writing || undefined}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
        {replaced === undefined || writing ? null : (
          <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
            The draft replaced the earlier text.
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
