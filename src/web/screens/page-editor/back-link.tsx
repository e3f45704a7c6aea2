import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";

/** Back to the workspace, where the pages are shown again. */
export function BackLink({ to }: { to: string }) {
  return (
    <Button variant="ghost" size="sm" className="-ml-2.5 mb-3" asChild>
      <Link to={to} state={{ section: "pages" }}>
        <ArrowLeft aria-hidden />
        Back to Specification
      </Link>
    </Button>
  );
}
