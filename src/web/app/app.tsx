import { QueryClientProvider } from "@tanstack/react-query";
import { type ComponentProps, lazy, StrictMode, Suspense, useEffect } from "react";
import { RouterProvider } from "react-router/dom";
import { queryClient } from "#web/lib/query-client.ts";

const Toaster = lazy(async () => ({ default: (await import("./toaster.tsx")).Toaster }));

type Props = { router: ComponentProps<typeof RouterProvider>["router"]; onShown?: () => void };

export function App({ router, onShown }: Props) {
  useEffect(() => onShown?.(), [onShown]);
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Suspense>
          <Toaster />
        </Suspense>
      </QueryClientProvider>
    </StrictMode>
  );
}
