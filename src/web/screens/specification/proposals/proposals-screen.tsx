import { useSearchParams } from "react-router";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { TabList, TabPanel, Tabs } from "#web/ui/actions/tabs.tsx";
import { PageHeader, Screen } from "#web/ui/layout/page-header.tsx";
import { type WorkspaceFacts, WorkspaceOfAddress } from "#workspace/workspace/workspace-of-address.tsx";
import { DecidedProposals } from "./decided-proposals.tsx";
import { OpenProposals } from "./open-proposals.tsx";
import { ProposalsSkeleton } from "./proposals-skeleton.tsx";

const tabs = [
  { value: "open", label: "Waiting" },
  { value: "decided", label: "Decided" },
];

/** What agents and people would have otherwise, for members to decide. */
export function ProposalsScreen() {
  return (
    <Screen width="medium">
      <WorkspaceOfAddress skeleton={<ProposalsSkeleton />}>{(facts) => <ProposalsOf {...facts} />}</WorkspaceOfAddress>
    </Screen>
  );
}

function ProposalsOf({ project, canEdit }: WorkspaceFacts) {
  const [search, setSearch] = useSearchParams();
  const shown = search.get("show") === "decided" ? "decided" : "open";
  return (
    <>
      <title>{pageTitle(`Proposals · ${project.name}`)}</title>
      <PageHeader
        title="Proposals"
        description="Changes that coding agents and members suggest. Nothing changes until somebody accepts it."
        back={{ to: paths.projectDashboard(project.id), label: project.name }}
      />
      <Tabs value={shown} onValueChange={(value) => setSearch(value === "decided" ? { show: value } : {}, { replace: true })}>
        <TabList tabs={tabs} />
        <TabPanel value="open">
          <OpenProposals project={project} mayEdit={canEdit} />
        </TabPanel>
        <TabPanel value="decided">
          <DecidedProposals project_id={project.id} mayEdit={canEdit} />
        </TabPanel>
      </Tabs>
    </>
  );
}
