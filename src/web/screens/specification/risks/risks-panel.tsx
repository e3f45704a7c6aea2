import { useQuery } from "@tanstack/react-query";
import { specificationQuery } from "#web/queries/specifications.ts";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { Panel } from "#workspace/panel/panel.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { ListSkeleton } from "#workspace/workspace/workspace-skeleton.tsx";
import { RisksList } from "./risks-list.tsx";

const risksBlurb = "What may go wrong, where, and how bad it would be.";

export function RisksPanel() {
  const { place } = useWorkspace();
  const specification = useQuery(specificationQuery(place));
  if (specification.data !== undefined) return <RisksList specification={specification.data} blurb={risksBlurb} />;
  return (
    <Panel title="Project Risks" blurb={risksBlurb} drafts>
      <Loaded from={specification} failure="Failed to load specification" skeleton={<ListSkeleton />}>
        {() => null}
      </Loaded>
    </Panel>
  );
}
