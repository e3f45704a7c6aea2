import { TrendingDown, TrendingUp } from "lucide-react";
import { useState } from "react";
import { cite } from "#domain/citation.ts";
import { rules } from "#domain/quality/rules/all.ts";
import type { Share } from "#domain/quality/score.ts";
import type { Project } from "#web/queries/projects.ts";
import type { PlacedFinding, WordingBetween } from "#web/queries/quality-told.ts";
import { useWordingBetween } from "#web/queries/wording-between.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card, CardHeader } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/layout/skeleton.tsx";
import { counted, inFigures, inPercent } from "#web/ui/text/counted.ts";
import { MarkedSentence } from "#web/ui/text/marked-sentence.tsx";
import { Reference } from "#web/ui/text/reference.tsx";
import type { Sides } from "./sides-form.tsx";
import { SomeOfMany } from "./some-of-many.tsx";

/** What got better in the wording, and what did not: the clean share of both sides, and row by row which findings went and came. */
export function WordingBetweenCard({ project, sides }: { project: Project; sides: Sides }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, error } = useWordingBetween(project, sides);
  if (data === undefined && !error) return <Skeleton className="h-28 rounded-xl" />;
  if (!data || data.before.rows + data.after.rows === 0) return null;
  const { went, came } = data;
  const isSame = went.length + came.length === 0;
  return (
    <Card className="overflow-hidden">
      <CardHeader
        title="What got better"
        description={isSame ? "No findings in the wording were fixed or added." : saidOf(data)}
        actions={
          isSame ? null : (
            <Button size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? "Hide the findings" : "Show the findings"}
            </Button>
          )
        }
      />
      <dl className="grid gap-x-6 gap-y-2 px-5 py-4 md:grid-cols-2">
        <CleanShare version={sides.from} share={data.before} />
        <CleanShare version={sides.to} share={data.after} />
      </dl>
      {isOpen ? (
        <div className="grid border-t md:grid-cols-2 md:divide-x">
          <Findings label="Fixed" found={went} />
          <Findings label="New" found={came} />
        </div>
      ) : null}
    </Card>
  );
}

function saidOf({ went, came }: WordingBetween): string {
  const words = { one: "finding", many: "findings" };
  const isNew = came.length === 1 ? "1 is" : came.length === 0 ? "none is" : `${inFigures(came.length)} are`;
  return `${counted(went.length, words)} in the wording ${went.length === 1 ? "was" : "were"} fixed, ${isNew} new.`;
}

function CleanShare({ version, share: { rows, clean } }: { version: string; share: Share }) {
  const share = rows > 0 ? clean / rows : 1;
  return (
    <div className="grid gap-1">
      <dt className="text-xs text-muted">Version {version}</dt>
      <dd className="flex items-center gap-3">
        <span aria-hidden className="h-1.5 grow overflow-hidden rounded-full bg-warning-line">
          <span className="block h-full bg-accent" style={{ width: `${100 * share}%` }} />
        </span>
        <span className="tabular-nums">
          {inPercent(share)} <span className="text-xs text-muted">of {inFigures(rows)} rows clean</span>
        </span>
      </dd>
    </div>
  );
}

const names = new Map(rules.map(({ id, name }) => [id, name]));

function Findings({ label, found }: { label: "Fixed" | "New"; found: readonly PlacedFinding[] }) {
  const rows = [...Map.groupBy(found, ({ noun, number }) => cite(noun, number))];
  const Icon = label === "Fixed" ? TrendingUp : TrendingDown;
  return (
    <section aria-label={label} className="min-w-0 max-md:not-first:border-t">
      <h3 className="flex items-center gap-2 px-5 pt-3 text-xs font-medium text-muted">
        <Icon aria-hidden className={label === "Fixed" ? "size-4 text-success-ink" : "size-4 text-warning-ink"} />
        {label} ({inFigures(found.length)})
      </h3>
      {rows.length === 0 ? <p className="px-5 py-3 text-muted">None</p> : null}
      <SomeOfMany rows={rows}>
        {([reference, ofRow]) => (
          <li key={reference} className="grid gap-2 px-5 py-3">
            <Reference>{reference}</Reference>
            {ofRow.map((one) => (
              <div key={`${one.field} ${one.finding.rule} ${one.finding.start}`} className="grid gap-0.5">
                <MarkedSentence text={one.text} sentence={one.sentence} span={one.finding} />
                <p className="text-xs text-muted">{names.get(one.finding.rule)}</p>
              </div>
            ))}
          </li>
        )}
      </SomeOfMany>
    </section>
  );
}
