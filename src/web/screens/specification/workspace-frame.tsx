import { type ReactNode, useMemo, useState } from "react";
import type { SpecificationSection } from "#domain/specifications.ts";
import { followAdded } from "#web/lib/added-rows.ts";
import { pageTitle } from "#web/lib/page-title.ts";
import { useCitationIndex } from "#web/queries/citations.ts";
import type { SpecificationPlace } from "#web/queries/specifications.ts";
import { BusinessModelPanel } from "#web/screens/specification/business-model/business-model-panel.tsx";
import { DesignConnectionsPanel } from "#web/screens/specification/design-connections/design-connections-panel.tsx";
import { ExternalInterfacesPanel } from "#web/screens/specification/external-interfaces/external-interfaces-panel.tsx";
import { FeaturesPanel } from "#web/screens/specification/features/features-panel.tsx";
import { IntegrationsPanel } from "#web/screens/specification/integrations/integrations-panel.tsx";
import { OtherRequirementsPanel } from "#web/screens/specification/other-requirements/other-requirements-panel.tsx";
import { OverviewPanel } from "#web/screens/specification/overview/overview-panel.tsx";
import { PagesPanel } from "#web/screens/specification/pages/pages-panel.tsx";
import { RisksPanel } from "#web/screens/specification/risks/risks-panel.tsx";
import { SecurityMeasuresPanel } from "#web/screens/specification/security-measures/security-measures-panel.tsx";
import { StyleGuidePanel } from "#web/screens/specification/style-guide/style-guide-panel.tsx";
import { TechnologyPanel } from "#web/screens/specification/technology/technology-panel.tsx";
import { TestingPanel } from "#web/screens/specification/testing/testing-panel.tsx";
import { UserClassesPanel } from "#web/screens/specification/user-classes/user-classes-panel.tsx";
import { UserStoriesPanel } from "#web/screens/specification/user-stories/user-stories-panel.tsx";
import { sectionLabel } from "#web/screens/specification/workspace/section-choice.ts";
import { type Workspace, WorkspaceContext } from "#web/screens/specification/workspace/workspace.ts";
import { CitationsContext } from "#web/ui/citations.ts";
import { Drawer } from "#web/ui/drawer.tsx";
import { AddedRowsContext } from "#web/ui/lists/added-rows.ts";
import { DeletedWordsNotices } from "./deleted-words.tsx";
import { WorkspaceMenu } from "./workspace-menu.tsx";

export function WorkspaceFrame({ project, place, canEdit, section, choose }: Omit<Workspace, "openMenu">) {
  const [menuOpen, setMenuOpen] = useState(false);
  const workspace = useMemo(
    () => ({ project, place, canEdit, section, choose, openMenu: () => setMenuOpen(true) }),
    [project, place, canEdit, section, choose],
  );
  return (
    <WorkspaceContext value={workspace}>
      <title>{pageTitle(`${sectionLabel(section)} · ${project.name}`)}</title>
      <div className="flex min-h-[calc(100dvh-3.5rem)]">
        <aside className="print:hidden sticky top-14 hidden h-[calc(100dvh-3.5rem)] w-60 shrink-0 overflow-y-auto border-r bg-surface lg:block">
          <WorkspaceMenu />
        </aside>
        <div className="min-w-0 grow">
          <Citations place={place}>
            <DeletedWordsNotices />
            <AddedRowsContext value={followAdded}>
              <SectionPanel key={section} section={section} />
            </AddedRowsContext>
          </Citations>
        </div>
        <Drawer open={menuOpen} onOpenChange={setMenuOpen} title="Sections of the specification">
          <WorkspaceMenu onChosen={() => setMenuOpen(false)} />
        </Drawer>
      </div>
    </WorkspaceContext>
  );
}

/** It looks at every row of the project, and what stands in it is not drawn again for that. */
function Citations({ place, children }: { place: SpecificationPlace; children: ReactNode }) {
  return <CitationsContext value={useCitationIndex(place)}>{children}</CitationsContext>;
}

function SectionPanel({ section }: { section: SpecificationSection }) {
  switch (section) {
    case "projectIntroduction":
      return <OverviewPanel />;
    case "overallDescription":
      return <BusinessModelPanel />;
    case "technologyStack":
      return <TechnologyPanel />;
    case "thirdPartyIntegrations":
      return <IntegrationsPanel />;
    case "pages":
      return <PagesPanel />;
    case "features":
      return <FeaturesPanel />;
    case "userClasses":
      return <UserClassesPanel />;
    case "documentation":
      return <UserStoriesPanel />;
    case "designConnections":
      return <DesignConnectionsPanel />;
    case "styleGuide":
      return <StyleGuidePanel />;
    case "risks":
      return <RisksPanel />;
    case "securityMeasures":
      return <SecurityMeasuresPanel />;
    case "testing":
      return <TestingPanel />;
    case "externalInterfaces":
      return <ExternalInterfacesPanel />;
    case "otherRequirements":
      return <OtherRequirementsPanel />;
  }
}
