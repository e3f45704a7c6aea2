import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";

export function WizardSkeleton() {
  return (
    <SkeletonGroup label="Loading questionnaire..." className="grid gap-6">
      <div className="grid grid-cols-4 justify-items-center gap-y-2">
        {["introduction", "technology", "design", "business"].map((step) => (
          <div key={step} className="grid justify-items-center gap-2">
            <Skeleton className="size-7 rounded-full" />
            <Skeleton className="h-5 w-16 sm:w-20" />
          </div>
        ))}
      </div>
      <div className="grid gap-5 rounded-xl border bg-surface px-4 py-5 sm:px-6">
        <Skeleton className="h-7 w-56" />
        <Skeleton className="h-46 w-full" />
        <div className="grid gap-2 sm:grid-cols-3">
          {[0, 1, 2, 3, 4, 5].map((card) => (
            <Skeleton key={card} className="h-12" />
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}
