import type { ReactNode } from "react";
import { Banner } from "#web/ui/feedback/banner.tsx";

type Loadable<Data> = { data: Data | undefined; error: Error | null; refetch: () => Promise<unknown> };

/** Draws `children` once there is data; until then the skeleton, or where it failed a banner to try again. */
export function Loaded<Data>({
  from,
  failure,
  skeleton,
  children,
}: {
  from: Loadable<Data>;
  /** What could not be loaded, said to the person; the error's own message follows. */
  failure: string | ((error: Error) => string);
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  if (from.data !== undefined) return children(from.data);
  if (!from.error) return skeleton;
  const spelled = typeof failure === "function";
  return (
    <Banner title={spelled ? failure(from.error) : failure} onRetry={() => void from.refetch()}>
      {spelled ? null : from.error.message}
    </Banner>
  );
}
