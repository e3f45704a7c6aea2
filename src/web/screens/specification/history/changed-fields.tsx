import { useMemo } from "react";
import { differences, type RowRevision } from "#domain/history.ts";
import type { Noun } from "#domain/nouns/all.ts";
import type { RowOfHistory } from "#web/queries/row-revisions.ts";
import { WovenName, WovenWords } from "./woven-words.tsx";

type Words = RowRevision["words"];

/** What a row says otherwise than before, field by field and in one text: struck out what went, underlined what came. */
export function ChangedFields({ of, before, after, none }: { of: RowOfHistory; before: Words; after: Words; none: string }) {
  const steps = useMemo(() => differences(of.noun, before, after), [of.noun, before, after]);
  if (steps.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <dl className="grid gap-3">
      {steps.map((step) => (
        <div key={step.name} className="grid gap-0.5">
          <dt className="text-xs font-medium text-muted">{step.label}</dt>
          <dd>{step.to ? <WovenName project_id={of.project_id} {...step} to={step.to as Noun} /> : <WovenWords {...step} />}</dd>
        </div>
      ))}
    </dl>
  );
}
