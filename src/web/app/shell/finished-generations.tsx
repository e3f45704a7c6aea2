import { CircleAlert, CircleCheck } from "lucide-react";
import { Link } from "react-router";
import { generationLabel } from "#domain/generation-labels.ts";
import { asMoment } from "#web/lib/dates.ts";
import { paths } from "#web/lib/paths.ts";
import type { FinishedGeneration } from "#web/queries/invitations.ts";
import { PopoverClose } from "#web/ui/dialogs/popover.tsx";

export function FinishedGenerations({ generations, seen_at }: { generations: readonly FinishedGeneration[]; seen_at: string }) {
  if (generations.length === 0) return null;
  return (
    <ul aria-label="Finished generations" className="divide-y">
      {generations.map((run) => (
        <li key={run.id}>
          <PopoverClose>
            <Link
              to={paths.specification(run.project_id)}
              className="grid grid-cols-[1rem_1fr_auto] gap-2 px-4 py-3 hover:bg-hover"
            >
              {run.status === "succeeded" ? (
                <CircleCheck aria-hidden className="mt-0.5 size-4 text-success-ink" />
              ) : (
                <CircleAlert aria-hidden className="mt-0.5 size-4 text-danger-ink" />
              )}
              <span className="grid min-w-0 gap-0.5">
                <span className="text-pretty wrap-anywhere">
                  {generationLabel(run.function)} {outcomeOf(run)}
                </span>
                <span className="truncate text-xs text-muted">
                  {run.projects?.name}
                  {run.finished_at ? `, ${asMoment(run.finished_at)}` : null}
                </span>
              </span>
              {(run.finished_at ?? "") > seen_at ? (
                <span className="mt-1.5 size-2 rounded-full bg-accent">
                  <span className="sr-only">New</span>
                </span>
              ) : null}
            </Link>
          </PopoverClose>
        </li>
      ))}
    </ul>
  );
}

function outcomeOf({ status, row_count }: FinishedGeneration) {
  if (status !== "succeeded") return "could not be generated";
  return row_count ? `generated, ${row_count} new` : "generated";
}
