import { Lock } from "lucide-react";
import { Link } from "react-router";
import { pageTitle, productName } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Brand } from "#web/ui/marks/brand.tsx";

export function AuthenticationRequired({ from }: { from: string }) {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-content-center justify-items-center gap-6 px-4">
      <title>{pageTitle("Web to PRD")}</title>
      <Link to={paths.home()} className="rounded-md p-1">
        <Brand name={productName} />
      </Link>
      <Card className="grid w-full max-w-sm justify-items-center gap-2 px-6 py-8 text-center">
        <Lock aria-hidden className="mb-2 size-5 text-muted" />
        <h1 className="text-base font-semibold">Authentication Required</h1>
        <p className="text-pretty text-muted">Log in to turn a website into a product requirements document.</p>
        <Button variant="primary" size="lg" className="mt-4 w-full" asChild>
          <Link to={paths.auth()} state={{ from }}>
            Log In
          </Link>
        </Button>
      </Card>
    </main>
  );
}
