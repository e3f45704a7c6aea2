import { useQuery } from "@tanstack/react-query";
import { specificationQuery } from "#web/queries/specifications.ts";
import { Loaded } from "#web/ui/loaded.tsx";
import { Panel } from "./panel.tsx";
import { RisksList } from "./risks-list.tsx";
import { useWorkspace } from "./workspace.ts";
import { ListSkeleton } from "./workspace-skeleton.tsx";

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
