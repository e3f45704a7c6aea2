import { Compass } from "lucide-react";
import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { record } from "#web/lib/record.ts";
import { Button } from "#web/ui/actions/button.tsx";

/** Drawn at build once, for whatever address it is shown at. */
export function NotFoundScreen() {
  const { pathname } = useLocation();
  useEffect(() => record(`There is nothing at ${pathname}`), [pathname]);
  return (
    <section className="blueprint grid min-h-[70dvh] place-content-center justify-items-center px-4 py-16 text-center">
      <title>{pageTitle("Page not found")}</title>
      <meta name="robots" content="noindex" />
      <span className="mb-6 grid size-12 place-items-center rounded-xl border bg-surface text-muted shadow-card">
        <Compass aria-hidden className="size-5" />
      </span>
      <p className="text-sm font-medium text-muted tabular-nums">404</p>
      <h1 className="mt-1 text-2xl font-semibold tracking-tight">Oops! Page not found</h1>
      <p className="mt-2 max-w-sm text-pretty text-muted">
        The address may be misspelled, or what was here has moved. Begin at the start page, or look for it in the documentation.
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button variant="primary" size="lg" asChild>
          <Link to={paths.home()}>Return to Home</Link>
        </Button>
        <Button size="lg" asChild>
          <Link to={paths.docs()}>Read the documentation</Link>
        </Button>
      </div>
    </section>
  );
}
