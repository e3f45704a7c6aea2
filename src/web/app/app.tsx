import { QueryClientProvider } from "@tanstack/react-query";
import { type ComponentProps, lazy, StrictMode, Suspense } from "react";
import { RouterProvider } from "react-router/dom";
import { queryClient } from "#web/lib/query-client.ts";

const Toaster = lazy(async () => ({ default: (await import("./toaster.tsx")).Toaster }));

export function App({ router }: { router: ComponentProps<typeof RouterProvider>["router"] }) {
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
