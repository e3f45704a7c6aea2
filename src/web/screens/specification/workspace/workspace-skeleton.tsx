import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";

const rows = [..."abcdefghijklmno"];

export function WorkspaceSkeleton() {
  return (
    <SkeletonGroup label="Loading the specification" className="flex min-h-[calc(100dvh-3.5rem)]">
      <div className="hidden w-60 shrink-0 border-r bg-surface lg:block">
        <div className="grid gap-2 border-b px-4 py-3">
          <Skeleton className="w-36" />
          <Skeleton className="h-3 w-20" />
        </div>
        <div className="grid gap-4 px-4 pt-6">
          {rows.map((row) => (
            <Skeleton key={row} className="h-3 w-32" />
          ))}
        </div>
      </div>
      <div className="min-w-0 grow">
        <div className="border-b px-4 py-3 sm:px-6">
          <Skeleton className="h-8 w-48" />
        </div>
        <ListSkeleton className="px-4 py-5 sm:px-6" />
      </div>
    </SkeletonGroup>
  );
}

/** Stand-ins for the cards or rows of a panel. */
export function ListSkeleton({ className = "" }: { className?: string }) {
  return (
    <SkeletonGroup className={className}>
      <div className="grid max-w-6xl gap-3">
        {rows.slice(0, 5).map((row) => (
          <div key={row} className="grid gap-2.5 rounded-xl border bg-surface px-5 py-4">
            <Skeleton className="w-1/3" />
            <Skeleton className="h-3 w-4/5" />
            <Skeleton className="h-3 w-3/5" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
