import { Globe } from "lucide-react";
import { Link } from "react-router";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageHeader, Screen } from "#web/ui/page-header.tsx";

export function WebToPrdScreen() {
  return (
    <Screen>
      <title>{pageTitle("Web to PRD")}</title>
      <PageHeader
        title="Web to PRD"
        description="Give the address of a website, get a first product requirements document for it."
      />
      <EmptyState
        icon={<Globe />}
        title="Coming Soon"
        text="Reading websites is not part of this version yet. Until then, the questionnaire takes you from an idea to a specification."
        action={
          <Button asChild>
            <Link to={paths.dashboard()}>Go to your projects</Link>
          </Button>
        }
      />
    </Screen>
  );
}
