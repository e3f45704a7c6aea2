import type { CoveredSource } from "#domain/source-units/project-coverage.ts";
import { keptReference } from "#web/lib/paths.ts";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { inFigures } from "#web/ui/text/counted.ts";
import { ClauseMark } from "./clause-mark.tsx";
import { type Clauses, isMissing } from "./use-clauses.ts";

/** A source as it was written, each clause of it marked. */
export function SourceCard({ source: { source, parts }, clauses }: { source: CoveredSource; clauses: Clauses }) {
  const spoken = parts.filter(({ covered }) => covered);
  const missing = spoken.filter(({ covered }) => covered && isMissing(covered.state)).length;
  return (
    <Card data-reference={keptReference(source.label)}>
      <CardHeader
        title={source.label}
        description={
          missing === 0
            ? "Everything is covered or decided"
            : `${inFigures(missing)} of ${inFigures(spoken.length)} clauses without a home`
        }
      />
      <CardBody>
        <p dir="auto" className="leading-8 whitespace-pre-wrap wrap-anywhere">
          {parts.map((part, at) => (
            <span key={part.key}>
              <span className="text-faint">{source.text.slice(parts[at - 1]?.end ?? 0, part.start)}</span>
              {part.covered ? (
                <ClauseMark clause={part.covered} clauses={clauses} />
              ) : (
                <span className="text-faint">{part.words}</span>
              )}
            </span>
          ))}
          <span className="text-faint">{source.text.slice(parts.at(-1)?.end ?? 0)}</span>
        </p>
      </CardBody>
    </Card>
  );
}
