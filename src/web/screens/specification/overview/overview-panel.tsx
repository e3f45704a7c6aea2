import { useQuery } from "@tanstack/react-query";
import { specificationQuery } from "#web/queries/specifications.ts";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { Panel } from "#workspace/panel/panel.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { OverviewForm } from "./overview-form.tsx";
import { OverviewRead } from "./overview-read.tsx";
import { overviewTexts } from "./overview-texts.ts";

const overviewBlurb = "What the product is, what it will and will not do, and where it fits in. Everything else builds on this.";

export function OverviewPanel() {
  const { place, canEdit } = useWorkspace();
  const Shown = canEdit ? OverviewForm : OverviewRead;
  const specification = useQuery(specificationQuery(place));
  if (specification.data !== undefined) return <Shown stored={specification.data} blurb={overviewBlurb} />;
  return (
    <Panel title="Project Overview" blurb={overviewBlurb} drafts>
      <Loaded from={specification} failure="Failed to load specification" skeleton={<OverviewSkeleton />}>
        {() => null}
      </Loaded>
    </Panel>
  );
}

function OverviewSkeleton() {
  return (
    <SkeletonGroup label="Loading the overview" className="grid gap-6">
      {overviewTexts.map(({ field, rows }) => (
        <div key={field} className="grid gap-2">
          <Skeleton className="my-1.5 w-32" />
          <Skeleton className={rows > 6 ? "h-58" : "h-34"} />
        </div>
      ))}
    </SkeletonGroup>
  );
}
