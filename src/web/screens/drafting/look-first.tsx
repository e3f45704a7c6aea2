import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { draftingPart } from "#domain/drafting-parts.ts";
import { generationLabel } from "#domain/generation-labels.ts";
import { currentVersion } from "#domain/projects.ts";
import type { SpecificationSection } from "#domain/specifications.ts";
import { paths } from "#web/lib/paths.ts";
import { useCitationIndex } from "#web/queries/citations.ts";
import { type DraftedPart, type DraftingRun, openPointsQuery } from "#web/queries/drafting-runs.ts";
import type { Project } from "#web/queries/projects.ts";
import { Card, CardHeader } from "#web/ui/layout/card.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { CitationsContext } from "#web/ui/text/citations.ts";
import { counted } from "#web/ui/text/counted.ts";
import { Words } from "#web/ui/text/words.tsx";
import { cameToNothing } from "./part-words.ts";

type Lead = { text: string; why: string; section: SpecificationSection };
const MOST_POINTS = 6;

/** Where a person's eye is worth most after a draft: what failed, what waits for a decision, what is taken for granted. */
export function LookFirst({ project, run }: { project: Project; run: DraftingRun }) {
  const leads = leadsOf(run);
  const { data: points } = useQuery(openPointsQuery({ project_id: project.id, run_id: `${run.id} ${run.finished_at}` }));
  return (
    <Card>
      <CardHeader title="Where to look first" />
      {leads.length > 0 ? (
        <ul aria-label="Where to look first" className="mt-3 divide-y border-t">
          {leads.map(({ text, why, section }) => (
            <li key={text}>
              <Link
                to={paths.specification(project.id, section)}
                className="flex items-center gap-3 px-5 py-2.5 -outline-offset-2 hover:bg-canvas"
              >
                <span className="grid grow gap-0.5">
                  <span className="font-medium">{text}</span>
                  <span className="text-muted">{why}</span>
                </span>
                <ChevronRight aria-hidden className="size-3.5 shrink-0 text-faint" />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="grid gap-2 border-t px-5 py-4 first-of-type:mt-3">
        <h3 className="font-medium">What is still open</h3>
        {points === undefined ? (
          <SkeletonGroup label="Loading what is still open" className="grid gap-2">
            <Skeleton className="w-3/4" />
            <Skeleton className="w-1/2" />
          </SkeletonGroup>
        ) : (
          <OpenPoints project={project} points={points} />
        )}
      </div>
    </Card>
  );
}

function OpenPoints({ project, points }: { project: Project; points: readonly string[] }) {
  const index = useCitationIndex({ project_id: project.id, version: currentVersion(project) });
  if (points.length === 0) return <p className="text-muted">The document has no open points.</p>;
  const more = points.length - MOST_POINTS;
  return (
    <CitationsContext value={index}>
      <ul className="grid list-disc gap-1 ps-5 text-muted">
        {points.slice(0, MOST_POINTS).map((point) => (
          <li key={point} className="wrap-anywhere">
            <Words text={point} />
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <Link to={paths.document(project.id)} className="text-accent-ink hover:underline">
          {counted(more, { one: "more open point", many: "more open points" })} in the document
        </Link>
      ) : null}
    </CitationsContext>
  );
}

function leadsOf({ parts }: DraftingRun): Lead[] {
  return parts.flatMap((part): Lead[] => {
    const { section, list } = draftingPart(part.function) ?? {};
    const why = section && whyOf(part, list);
    return why ? [{ text: headingOf(part), why, section }] : [];
  });
}

function headingOf(part: DraftedPart): string {
  const label = generationLabel(part.function);
  return part.status === "done" && part.count ? `${label} (${part.count})` : label;
}

function whyOf(part: DraftedPart, list: string | undefined): string | undefined {
  if (part.status === "failed") return "It could not be drafted. Write it by hand, or try again below.";
  if (part.is_offered) return "Somebody wrote here in the meantime. That text stays; you find the draft under Drafts.";
  if (cameToNothing(part)) return "Nothing could be drafted here. It needs your decision.";
  if (part.status !== "done") return undefined;
  if (list === "assumptions") return "The draft assumes these. Confirm each with somebody who knows, or correct it.";
  if (list === "quality_requirements") return "Their numbers are suggestions. Set the ones your product has to meet.";
  if (part.function === "generate-pricing") return "The amounts are suggestions. Please confirm them.";
  return undefined;
}
