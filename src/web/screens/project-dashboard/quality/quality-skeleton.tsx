import { Card } from "#web/ui/layout/card.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";

export function QualitySkeleton() {
  return (
    <Card className="px-5 py-4">
      <h2 className="text-base font-semibold">Quality</h2>
      <SkeletonGroup label="Looking through the wording" className="mt-4 grid gap-6 lg:grid-cols-[auto_1fr_1fr]">
        <Skeleton className="size-28 rounded-full" />
        <Skeleton className="h-32" />
        <Skeleton className="h-32" />
      </SkeletonGroup>
    </Card>
  );
}
