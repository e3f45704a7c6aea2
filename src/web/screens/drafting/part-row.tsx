import { Circle, CircleAlert, CircleCheck, CircleDashed, CircleMinus, LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { draftingPart } from "#domain/drafting-parts.ts";
import { generationLabel } from "#domain/generation-labels.ts";
import { paths } from "#web/lib/paths.ts";
import type { DraftedPart } from "#web/queries/drafting-runs.ts";
import { cn } from "#web/ui/cn.ts";
import { durationOf, outcomeOf } from "./part-words.ts";

const marks = {
  waiting: { icon: Circle, classes: "text-faint" },
  writing: { icon: LoaderCircle, classes: "animate-spin text-accent-ink" },
  done: { icon: CircleCheck, classes: "text-success-ink" },
  kept: { icon: CircleMinus, classes: "text-muted" },
  failed: { icon: CircleAlert, classes: "text-danger-ink" },
  undone: { icon: CircleDashed, classes: "text-muted" },
} as const;

type Props = { project_id: string; part: DraftedPart; now: string; isOver?: boolean; action?: ReactNode };

/** One section of a run: what it is at, what it came to, and how long it took. */
export function PartRow({ project_id, part, now, isOver = false, action }: Props) {
  const { icon: Icon, classes } = marks[part.status];
  const label = generationLabel(part.function);
  const { section } = draftingPart(part.function) ?? {};
  const isThere = part.status === "done" || part.status === "kept";
  return (
    <li className="grid gap-1.5 px-4 py-2.5 sm:px-5">
      <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1">
        <Icon aria-hidden className={cn("size-4 shrink-0", classes)} />
        {isThere && section ? (
          <Link to={paths.specification(project_id, section)} className="font-medium hover:underline">
            {label}
          </Link>
        ) : (
          <span className={cn("font-medium", part.status === "waiting" && "text-muted")}>{label}</span>
        )}
        <span className="grow" />
        <span className="text-xs text-muted tabular-nums">{durationOf(part, now)}</span>
        <span
          className={cn(
            "ms-auto whitespace-nowrap text-right tabular-nums sm:min-w-40",
            part.status === "failed" ? "text-danger-ink" : "text-muted",
          )}
        >
          {isOver && part.status === "waiting" ? "Not started" : outcomeOf(part)}
        </span>
        {action}
      </div>
      {part.status === "failed" && part.error ? <p className="ps-7 wrap-anywhere text-danger-ink">{part.error}</p> : null}
      {part.notes.map((note) => (
        <p key={note} className="ps-7 wrap-anywhere text-muted">
          {note}
        </p>
      ))}
      {part.so_far ? <TextSoFar text={part.so_far} label={label} /> : null}
    </li>
  );
}

/** The last lines of a text that is being written. */
function TextSoFar({ text, label }: { text: string; label: string }) {
  return (
    <section
      aria-label={`${label} so far`}
      className="ms-7 flex max-h-40 flex-col-reverse overflow-hidden rounded-lg bg-sunken px-3 py-2"
    >
      <p dir="auto" className="whitespace-pre-line text-muted">
        {text}
      </p>
    </section>
  );
}
