import { FolderX } from "lucide-react";
import { Link } from "react-router";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Screen } from "#web/ui/layout/page-header.tsx";

export function ProjectMissing() {
  return (
    <Screen width="narrow">
      <title>{pageTitle("Project Not Found")}</title>
      <h1 className="sr-only">Project Not Found</h1>
      <EmptyState
        icon={<FolderX />}
        title="Project Not Found"
        text="Unable to load project specification."
        action={
          <Button asChild>
            <Link to={paths.projects()}>Go to your projects</Link>
          </Button>
        }
      />
    </Screen>
  );
}
