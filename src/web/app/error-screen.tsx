import { RotateCw, Unplug } from "lucide-react";
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from "react-router";
import { Failure } from "#domain/failure.ts";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";

/** A page of its own for what broke outside the shell. */
export function ErrorScreen() {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorPanel />
    </main>
  );
}

/** Where a broken screen ends: what happened, and a way to try again without losing the place. */
export function ErrorPanel() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (
    <div className="grid min-h-[70dvh] place-items-center px-4">
      <title>{pageTitle("Something went wrong")}</title>
      <EmptyState
        className="w-full max-w-md border-none"
        icon={<Unplug />}
        title="This screen could not be shown"
        text={messageOf(error)}
        action={
          <>
            <Button
              variant="primary"
              onClick={async () => {
                await queryClient.resetQueries({ predicate: (query) => query.state.status === "error" });
                await navigate(pathname + search + hash, { replace: true });
              }}
            >
              <RotateCw aria-hidden />
              Try again
            </Button>
            <Button asChild>
              <a href={paths.dashboard()}>Go to the dashboard</a>
            </Button>
          </>
        }
      />
    </div>
  );
}

function messageOf(error: unknown) {
  if (error instanceof Failure) return error.message;
  if (isRouteErrorResponse(error)) return `The server answered ${error.status}.`;
  if (error instanceof TypeError && /import|module|fetch/i.test(error.message)) {
    return "A part of the app could not be loaded. Check your connection; if the app was just updated, reload the page.";
  }
  return "Something unexpected happened. Nothing you saved is lost.";
}
