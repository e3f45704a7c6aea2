import { Card } from "#web/ui/layout/card.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";

export function EntriesSkeleton() {
  return (
    <Card>
      <SkeletonGroup label="Loading analyzed websites" className="divide-y">
        {["w-48", "w-64", "w-40"].map((width) => (
          <div key={width} className="grid gap-2 px-5 py-4">
            <Skeleton className={width} />
            <Skeleton className="w-full" />
            <Skeleton className="h-3 w-32" />
          </div>
        ))}
      </SkeletonGroup>
    </Card>
  );
}
