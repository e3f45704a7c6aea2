import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";

export function DashboardSkeleton() {
  return (
    <SkeletonGroup label="Loading the project" className="grid gap-6">
      <Skeleton className="h-8 w-64" />
      <div className="grid gap-4 sm:grid-cols-3">
        <Skeleton className="h-28 rounded-xl" />
        <Skeleton className="h-28 rounded-xl" />
        <Skeleton className="h-28 rounded-xl" />
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-72 rounded-xl" />
        <Skeleton className="h-40 rounded-xl" />
      </div>
    </SkeletonGroup>
  );
}
