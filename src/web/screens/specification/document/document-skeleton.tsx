import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";

const lines = [..."abcdefgh"];

export function DocumentSkeleton() {
  return (
    <div className="mx-auto max-w-3xl px-4 py-12 sm:px-8">
      <TextSkeleton />
    </div>
  );
}

/** Stand-ins for the text below the cover. */
export function TextSkeleton() {
  return (
    <SkeletonGroup label="Loading the document" className="grid gap-4">
      <Skeleton className="mt-6 h-7 w-56" />
      {lines.map((line) => (
        <Skeleton key={line} className="h-4 w-full last:w-2/3" />
      ))}
    </SkeletonGroup>
  );
}
