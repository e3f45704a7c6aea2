import { Compass } from "lucide-react";
import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { record } from "#web/lib/record.ts";
import { Button } from "#web/ui/actions/button.tsx";

export function NotFoundScreen() {
  const { pathname } = useLocation();
  useEffect(() => record(`There is nothing at ${pathname}`), [pathname]);
  return (
    <main id="main" tabIndex={-1} className="blueprint grid min-h-dvh place-content-center justify-items-center px-4 text-center">
      <title>{pageTitle("Page not found")}</title>
      <span className="mb-6 grid size-12 place-items-center rounded-xl border bg-surface text-muted shadow-card">
        <Compass aria-hidden className="size-5" />
      </span>
      <p className="text-sm font-medium text-muted tabular-nums">404</p>
      <h1 className="mt-1 text-2xl font-semibold tracking-tight">Oops! Page not found</h1>
      <p className="mt-2 max-w-sm text-pretty text-muted">The address may be misspelled, or what was here has moved.</p>
      <Button variant="primary" size="lg" className="mt-6" asChild>
        <Link to={paths.home()}>Return to Home</Link>
      </Button>
    </main>
  );
}
