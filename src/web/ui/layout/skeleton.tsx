import { cn } from "#web/ui/cn.ts";

/** A grey stand-in; give it the size of what it stands for. Wrap several in `SkeletonGroup`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cn("block h-4 rounded-md bg-hover animate-glow", className)} />;
}

export function SkeletonGroup({
  label = "Loading",
  className,
  children,
}: {
  label?: string;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <div role="status" aria-label={label} className={className}>
      {children}
    </div>
  );
}

/** A screen that is not there yet: its heading and one block. */
export function ScreenSkeleton() {
  return (
    <SkeletonGroup label="Loading the screen" className="mx-auto grid w-full max-w-6xl gap-6 px-4 py-6 sm:px-6 lg:px-8 lg:py-8">
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-64 rounded-xl" />
    </SkeletonGroup>
  );
}
