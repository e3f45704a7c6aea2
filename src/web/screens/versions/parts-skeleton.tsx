import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";

export function PartsSkeleton() {
  return (
    <SkeletonGroup label="Loading the version" className="grid gap-6">
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-40 rounded-xl" />
      <Skeleton className="h-64 rounded-xl" />
    </SkeletonGroup>
  );
}
