import { Screen } from "#web/ui/layout/page-header.tsx";
import { Skeleton } from "#web/ui/layout/skeleton.tsx";
import { Spinner } from "#web/ui/marks/spinner.tsx";

export function PageLoading() {
  return (
    <Screen>
      <Spinner label="Loading page..." className="mb-6 min-h-6" />
      <Skeleton className="mb-6 h-7 w-56" />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Skeleton className="h-112 rounded-xl" />
        <Skeleton className="h-64 rounded-xl" />
      </div>
    </Screen>
  );
}
