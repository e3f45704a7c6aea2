import { FileX } from "lucide-react";
import { Link } from "react-router";
import { pageTitle } from "#web/lib/page-title.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Screen } from "#web/ui/layout/page-header.tsx";

export function Missing({ title, to, label }: { title: string; to: string; label: string }) {
  return (
    <Screen width="narrow">
      <title>{pageTitle(title)}</title>
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        icon={<FileX />}
        title={title}
        text="It may have been deleted, or you may not see it."
        action={
          <Button asChild>
            <Link to={to}>{label}</Link>
          </Button>
        }
      />
    </Screen>
  );
}
