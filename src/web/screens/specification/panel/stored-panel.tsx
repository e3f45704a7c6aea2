import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { SpecificationSection } from "#domain/specifications.ts";
import type { StoredSpecification } from "#web/queries/specification-words.ts";
import { specificationQuery } from "#web/queries/specifications.ts";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { ListSkeleton } from "#workspace/workspace/workspace-skeleton.tsx";
import { Panel } from "./panel.tsx";

export type PanelWords = { title: string; blurb: string; drafts?: boolean; asked?: SpecificationSection };

/** A section whose words stand in the specification's own row, drawn once that is read; null where none was saved yet. */
export function StoredPanel({
  words,
  children,
}: {
  words: PanelWords;
  children: (stored: StoredSpecification | null) => ReactNode;
}) {
  const { place } = useWorkspace();
  const specification = useQuery(specificationQuery(place));
  if (specification.data !== undefined) return children(specification.data);
  return (
    <Panel {...words}>
      <Loaded from={specification} failure="Failed to load specification" skeleton={<ListSkeleton />}>
        {() => null}
      </Loaded>
    </Panel>
  );
}
