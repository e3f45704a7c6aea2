import { Card } from "#web/ui/layout/card.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";

export const projectGrid = "grid grid-cols-[repeat(auto-fill,minmax(min(21rem,100%),1fr))] gap-4";

export function ProjectCardsSkeleton() {
  return (
    <SkeletonGroup label="Loading projects" className={projectGrid}>
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
    </SkeletonGroup>
  );
}

function CardSkeleton() {
  return (
    <Card data-testid="project-placeholder">
      <div className="grid gap-3 px-5 py-4">
        <Skeleton className="h-6 w-3/5" />
        <div className="flex h-5 items-center gap-2">
          <Skeleton className="h-5 w-9" />
          <Skeleton className="h-5 w-16" />
          <Skeleton className="ml-auto h-4 w-28" />
        </div>
      </div>
      <div className="flex gap-2 border-t px-5 py-2">
        <Skeleton className="my-1 h-5 w-24" />
        <Skeleton className="my-1 h-5 w-16" />
      </div>
    </Card>
  );
}
