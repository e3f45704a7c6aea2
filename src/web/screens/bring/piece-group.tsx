import { useState } from "react";
import { type Kind, kindTitle } from "#domain/bring/kinds.ts";
import type { Matched } from "#domain/bring/match.ts";
import { blockOf } from "#domain/bring/origin.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Card, CardHeader } from "#web/ui/layout/card.tsx";
import { counted, inFigures } from "#web/ui/text/counted.ts";
import { PlacedRow } from "./placed-row.tsx";
import type { Choosing } from "./use-choosing.ts";
import type { Preview } from "./use-preview.ts";

/** In rows: more of one kind are shown when asked for. */
const FIRST = 50;

type Props = { kind: Kind; rows: readonly Matched[]; preview: Preview; choosing: Choosing };

/** The pieces that become one kind, by chapter where one of several has more than one of them. */
export function PieceGroup({ kind, rows, preview, choosing }: Props) {
  const [isWhole, setIsWhole] = useState(false);
  const { reading, chapters, out, apart, decide } = preview;
  const runs = runsOf(rows, chapters);
  const all = runs.flatMap((run) => keysOf(run.rows));
  const shown = new Set(isWhole ? all : all.slice(0, FIRST));
  const handlers = choosing.handlers([...shown], all);
  return (
    <Card>
      <CardHeader
        title={`${kindTitle(kind)} (${inFigures(rows.length)})`}
        description={
          kind === "source"
            ? "What fits no list. It is saved with the project and read by every draft, unless you choose what it becomes or leave it out."
            : undefined
        }
        actions={
          rows.length > 1 ? (
            <ChooseAll label={`Select all ${inFigures(rows.length)}`} keys={all} choosing={choosing} />
          ) : undefined
        }
      />
      <div className="mt-3 divide-y border-t" {...handlers}>
        {runs.map(({ chapter, rows: some }) => {
          const drawn = some.filter(({ match }) => shown.has(match.row.key));
          if (drawn.length === 0) return null;
          return (
            <section key={drawn[0]?.match.row.key} aria-label={chapter}>
              {chapter ? (
                <div className="border-b bg-canvas py-2 ps-4.5 pe-5">
                  <ChooseAll
                    label={<span className="font-medium wrap-anywhere">{chapter}</span>}
                    hint={counted(some.length, { one: "piece", many: "pieces" })}
                    keys={keysOf(some)}
                    choosing={choosing}
                  />
                </div>
              ) : null}
              <ul aria-label={chapter ? `${kindTitle(kind)}: ${chapter}` : kindTitle(kind)} className="divide-y">
                {drawn.map(({ match }) => (
                  <PlacedRow
                    key={match.row.key}
                    match={match}
                    blocks={reading.blocks}
                    under={chapter ? undefined : match.row.under}
                    isOut={out.has(match.row.key)}
                    isApart={apart.has(match.row.key)}
                    isChosen={choosing.marked.has(match.row.key)}
                    decide={decide}
                  />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      {shown.size < rows.length ? (
        <div className="border-t px-5 py-3">
          <Button size="sm" onClick={() => setIsWhole(true)}>
            Show all {inFigures(rows.length)}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

type AllProps = { label: React.ReactNode; hint?: string; keys: readonly string[]; choosing: Choosing };

function ChooseAll({ label, hint, keys, choosing: { marked, chooseAll } }: AllProps) {
  return (
    <Checkbox
      label={label}
      hint={hint}
      checked={keys.every((key) => marked.has(key))}
      onCheckedChange={(isChosen) => chooseAll(keys, isChosen)}
    />
  );
}

const keysOf = (rows: readonly Matched[]) => rows.map(({ match }) => match.row.key);

type Run = { chapter: string | undefined; rows: Matched[] };

/** Rows of one chapter together; those that are alone in theirs stand without its name. */
function runsOf(rows: readonly Matched[], chapters: readonly string[]): Run[] {
  const by = new Map<string, Matched[]>();
  for (const row of rows) {
    const chapter = chapters[blockOf(row.match.row) ?? -1] ?? "";
    by.set(chapter, [...(by.get(chapter) ?? []), row]);
  }
  if (by.size === 1) return [{ chapter: undefined, rows: [...rows] }];
  const runs: Run[] = [];
  for (const [chapter, some] of by) {
    const last = runs.at(-1);
    if (some.length > 1 && chapter) runs.push({ chapter, rows: some });
    else if (last && last.chapter === undefined) last.rows.push(...some);
    else runs.push({ chapter: undefined, rows: [...some] });
  }
  return runs;
}
