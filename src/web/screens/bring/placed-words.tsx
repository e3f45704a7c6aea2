import { fieldLabel, fieldsOf } from "#domain/bring/kinds.ts";
import type { Placed } from "#domain/bring/placed.ts";
import { choicesOf } from "#domain/nouns/noun.ts";
import { CutText } from "#web/ui/text/cut-text.tsx";

/** The words of a piece of a file, field by field. */
export function PlacedWords({ kind, words }: Pick<Placed, "kind" | "words">) {
  const fields = fieldsOf(kind);
  const said = Object.entries(words).filter(([name, text]) => name !== "name" && text.trim());
  return (
    <dl className="grid gap-2 ps-6.5 text-muted">
      {said.map(([name, text]) => (
        <div key={name} className="grid gap-x-4 sm:grid-cols-[9rem_1fr]">
          <dt className="text-xs text-faint">{fieldLabel(kind, name)}</dt>
          <dd className="min-w-0">
            <CutText>
              <p className="whitespace-pre-wrap wrap-anywhere">
                {fields[name] ? (choicesOf(fields[name]).find(({ value }) => value === text)?.label ?? text) : text}
              </p>
            </CutText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
