import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";

export function QualitySkeleton() {
  return (
    <SkeletonGroup label="Checking the wording" className="grid items-center gap-x-8 gap-y-6 px-5 py-5 sm:grid-cols-[auto_1fr]">
      <Skeleton className="size-28 rounded-full" />
      <Skeleton className="h-32" />
      <Skeleton className="h-40 sm:col-span-2" />
    </SkeletonGroup>
  );
}
