import { overviewField } from "#web/queries/specifications.ts";
import { DraftedTextField } from "#workspace/drafts/drafted-text-field.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import type { OverviewText } from "./overview-texts.ts";

type Props = {
  text: OverviewText;
  value: string;
  /** The text a generated one took the place of. */
  replaced: string | undefined;
  problem: string | undefined;
  onChange: (value: string) => void;
};

export function OverviewTextField({ text: { field, label, hint, example, rows, generate }, ...rest }: Props) {
  const { place } = useWorkspace();
  const generating = { label: generate.label, generation: generate.mutation(place) };
  return (
    <DraftedTextField {...{ label, hint, example, rows }} {...rest} field={overviewField(place, field)} generate={generating} />
  );
}
