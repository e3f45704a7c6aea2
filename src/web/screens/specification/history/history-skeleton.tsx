import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";

export function HistorySkeleton() {
  return (
    <SkeletonGroup label="Loading the history" className="grid gap-3">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </SkeletonGroup>
  );
}
