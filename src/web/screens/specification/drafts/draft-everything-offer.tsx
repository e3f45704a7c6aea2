import { useQueries, useQuery } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import { allNouns } from "#domain/nouns/all.ts";
import { paths } from "#web/lib/paths.ts";
import { rowsQuery } from "#web/queries/rows.ts";
import { specificationQuery } from "#web/queries/specifications.ts";
import { SplitLink } from "#web/ui/actions/split-link.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

const isEmpty = (rows: readonly unknown[]) => rows.length === 0;

/** While nothing stands anywhere, the whole specification is one press away. */
export function DraftEverythingOffer() {
  const { project, place } = useWorkspace();
  const lists = useQueries({ queries: allNouns.map((noun) => ({ ...rowsQuery(noun, project.id), select: isEmpty })) });
  const hasNoRows = lists.every(({ data }) => data === true);
  const read = { ...specificationQuery(place), enabled: hasNoRows, staleTime: Number.POSITIVE_INFINITY };
  const { data: specification } = useQuery(read);
  const isUnwritten = specification !== undefined && !specification?.project_overview?.trim();
  if (!isUnwritten || !hasNoRows) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl border border-accent-line bg-accent-soft px-4 py-3">
      <div className="grid max-w-prose gap-0.5">
        <p className="font-semibold">Nothing is drafted yet</p>
        <p className="text-muted">Have every section drafted in one press, then go through it section by section.</p>
      </div>
      <SplitLink
        to={paths.draftEverything(project.id)}
        icon={<Sparkles aria-hidden />}
        label="Draft everything"
        state={{ begins: true }}
        asking={{ label: "Draft everything with an instruction", state: { asks: true } }}
        variant="primary"
      />
    </div>
  );
}
