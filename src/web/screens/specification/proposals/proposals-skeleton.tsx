import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";

export function ProposalsSkeleton() {
  return (
    <SkeletonGroup label="Loading the proposals" className="grid gap-4">
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-44 rounded-xl" />
      <Skeleton className="h-44 rounded-xl" />
    </SkeletonGroup>
  );
}
