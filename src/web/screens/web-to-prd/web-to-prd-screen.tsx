import { Building2, SearchCode } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { organizationFirst } from "#web/lib/organization-first.ts";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { useOrganizations } from "#web/queries/current-organization.tsx";
import { useMayEditIn } from "#web/queries/project-access.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { PageHeader, Screen } from "#web/ui/layout/page-header.tsx";
import { AnalyzeForm } from "./analyze-form.tsx";
import { EnhancedSearchDialog } from "./enhanced-search-dialog.tsx";
import { EntriesSkeleton } from "./entries-skeleton.tsx";
import { EntryList } from "./entry-list.tsx";

export function WebToPrdScreen() {
  const [searching, setSearching] = useState(false);
  const { current, isLoading, error, reload } = useOrganizations();
  const mayEdit = useMayEditIn(current?.id) !== false;
  return (
    <Screen width="medium">
      <title>{pageTitle("Web to PRD")}</title>
      <PageHeader
        title="Web to PRD"
        description="Give the address of a website, get a description of the product behind it, and from that a first specification."
        actions={
          current && mayEdit ? (
            <Button onClick={() => setSearching(true)}>
              <SearchCode aria-hidden />
              Enhanced Search
            </Button>
          ) : null
        }
      />
      {current ? (
        <div key={current.id} className="grid gap-8">
          {mayEdit ? <AnalyzeForm organization_id={current.id} /> : null}
          <EntryList organization_id={current.id} mayEdit={mayEdit} />
          <EnhancedSearchDialog organization_id={current.id} open={searching} onOpenChange={setSearching} />
        </div>
      ) : error ? (
        <Banner title="Failed to load organizations" onRetry={reload}>
          {error.message}
        </Banner>
      ) : isLoading ? (
        <EntriesSkeleton />
      ) : (
        <NoOrganization />
      )}
    </Screen>
  );
}

function NoOrganization() {
  return (
    <EmptyState
      icon={<Building2 />}
      title="No organization yet"
      text="Analyzed websites belong to an organization. Create one, then come back here."
      action={
        <Button asChild variant="primary">
          <Link {...organizationFirst(paths.webToPrd())}>Create Organization First</Link>
        </Button>
      }
    />
  );
}
