import type { Heading } from "#domain/document/reading.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";

type ChoiceProps = {
  headings: readonly Heading[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error: string | undefined;
};

/** The chapters of the outline and their own, which stand wherever the project goes; those within a chosen one go with it. */
export function ChapterChoice({ headings, chosen, onChange, error }: ChoiceProps) {
  const offered = headings.filter(({ depth }) => depth <= 2);
  const isWithin = (number: string) => chosen.some((one) => number.startsWith(`${one}.`));
  const toggle = (number: string, isChosen: boolean) => {
    const others = chosen.filter((one) => one !== number && !one.startsWith(`${number}.`));
    onChange(isChosen ? [...others, number] : others);
  };
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-medium">Chapters</legend>
      <div className="grid max-h-56 gap-2 overflow-y-auto rounded-lg border p-3">
        {offered.map(({ number, title, depth }) => (
          <Checkbox
            key={number}
            label={`${number} ${title}`}
            className={depth === 2 ? "ps-6" : ""}
            checked={chosen.includes(number) || isWithin(number)}
            disabled={isWithin(number)}
            onCheckedChange={(isChosen) => toggle(number, isChosen)}
          />
        ))}
      </div>
      {error ? (
        <p role="alert" className="text-xs text-danger-ink">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
