import { CircleAlert, CircleCheck } from "lucide-react";
import { Link } from "react-router";
import type { FoldedRuns } from "#domain/fold-runs.ts";
import { generationLabel } from "#domain/generation-labels.ts";
import { asMoment } from "#web/lib/dates.ts";
import { paths } from "#web/lib/paths.ts";
import type { FinishedGeneration } from "#web/queries/invitations.ts";
import { PopoverClose } from "#web/ui/dialogs/popover.tsx";
import { inFigures } from "#web/ui/text/counted.ts";

type Runs = FoldedRuns<FinishedGeneration>;

export function FinishedGenerations({ folded, seen_at }: { folded: readonly Runs[]; seen_at: string }) {
  if (folded.length === 0) return null;
  return (
    <ul aria-label="Finished generations" className="divide-y">
      {folded.map((runs) => {
        const [latest] = runs;
        return (
          <li key={latest.id}>
            <PopoverClose>
              <Link
                to={paths.specification(latest.project_id)}
                className="grid grid-cols-[1rem_1fr_auto] gap-2 px-4 py-3 hover:bg-hover"
              >
                {latest.status === "succeeded" ? (
                  <CircleCheck aria-hidden className="mt-0.5 size-4 text-success-ink" />
                ) : (
                  <CircleAlert aria-hidden className="mt-0.5 size-4 text-danger-ink" />
                )}
                <span className="grid min-w-0 gap-0.5">
                  <span className="text-pretty wrap-anywhere">{outcomeOf(runs)}</span>
                  <span className="truncate text-xs text-muted">
                    {latest.projects?.name}
                    {latest.finished_at ? `, ${asMoment(latest.finished_at)}` : null}
                  </span>
                </span>
                {(latest.finished_at ?? "") > seen_at ? (
                  <span className="mt-1.5 size-2 rounded-full bg-accent">
                    <span className="sr-only">New</span>
                  </span>
                ) : null}
              </Link>
            </PopoverClose>
          </li>
        );
      })}
    </ul>
  );
}

function outcomeOf(runs: Runs): string {
  const [latest] = runs;
  const sections = [...new Set(runs.map((run) => generationLabel(run.function)))];
  const what = sections.length > 1 ? `${sections.length} sections` : sections.join();
  if (latest.status !== "succeeded") return `${what} could not be generated`;
  const rows = runs.reduce((sum, { row_count }) => sum + (row_count ?? 0), 0);
  return rows > 0 ? `${what} generated, ${inFigures(rows)} new` : `${what} generated`;
}
