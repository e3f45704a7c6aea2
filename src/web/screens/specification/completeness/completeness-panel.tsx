import { lazy, Suspense } from "react";
import { Panel } from "#workspace/panel/panel.tsx";
import { ListSkeleton } from "#workspace/workspace/workspace-skeleton.tsx";

// 345 requirements are read when somebody looks at them
const Standards = lazy(async () => ({ default: (await import("./standards.tsx")).Standards }));

/** What the specification is held against, item by item. */
export function CompletenessPanel() {
  return (
    <Panel
      title="Completeness"
      blurb="How the specification measures up to standards. Say which rows apply an item, or why it does not concern this product. Suggestions count once somebody accepts them."
    >
      <Suspense fallback={<ListSkeleton />}>
        <Standards />
      </Suspense>
    </Panel>
  );
}
