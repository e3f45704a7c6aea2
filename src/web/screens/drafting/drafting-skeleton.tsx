import { draftingParts } from "#domain/drafting-parts.ts";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";

export function DraftingSkeleton() {
  return (
    <SkeletonGroup label="Starting the draft" className="grid gap-4">
      <Skeleton className="h-24 rounded-xl" />
      <div className="grid gap-px overflow-hidden rounded-xl border">
        {draftingParts.map(({ name }) => (
          <Skeleton key={name} className="h-11 rounded-none" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
