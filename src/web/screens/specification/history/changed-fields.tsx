import { useMemo } from "react";
import { compareWords } from "#domain/compare/words.ts";
import { differences, type FieldStep, type RowRevision } from "#domain/history.ts";
import type { Noun } from "#domain/nouns/all.ts";
import { useRowNames } from "#web/queries/row-names.ts";
import type { RowOfHistory } from "#web/queries/row-revisions.ts";

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
          <dd>{step.to ? <NamedStep project_id={of.project_id} step={step} to={step.to as Noun} /> : <Woven {...step} />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Of a row that is referred to the name is read. */
function NamedStep({ project_id, step, to }: { project_id: string; step: FieldStep; to: Noun }) {
  const nameOf = useRowNames(to, project_id);
  return <Woven before={nameOf(step.before)} after={nameOf(step.after)} />;
}

function Woven({ before, after }: { before: string; after: string }) {
  const changes = useMemo(() => compareWords(before, after), [before, after]);
  return (
    <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {changes.map(({ kind, text }, at) => {
        const key = `${at} ${kind}`;
        if (kind === "same" || before === "") return <span key={key}>{text}</span>;
        if (kind === "removed") {
          return (
            <del key={key} className="me-px rounded-sm bg-danger-soft text-danger-ink">
              {text}
            </del>
          );
        }
        return (
          <ins key={key} className="rounded-sm bg-success-soft text-success-ink decoration-success-line">
            {text}
          </ins>
        );
      })}
    </p>
  );
}
