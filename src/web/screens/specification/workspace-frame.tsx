import { useState } from "react";
import type { SpecificationSection } from "#domain/specifications.ts";
import { pageTitle } from "#web/lib/page-title.ts";
import { useCitationIndex } from "#web/queries/citations.ts";
import { CitationsContext } from "#web/ui/citations.ts";
import { Drawer } from "#web/ui/drawer.tsx";
import { BusinessModelPanel } from "./business-model-panel.tsx";
import { DeletedWordsNotices } from "./deleted-words.tsx";
import { DesignConnectionsPanel } from "./design-connections-panel.tsx";
import { ExternalInterfacesPanel } from "./external-interfaces-panel.tsx";
import { FeaturesPanel } from "./features-panel.tsx";
import { IntegrationsPanel } from "./integrations-panel.tsx";
import { OtherRequirementsPanel } from "./other-requirements-panel.tsx";
import { OverviewPanel } from "./overview-panel.tsx";
import { PagesPanel } from "./pages-panel.tsx";
import { RisksPanel } from "./risks-panel.tsx";
import { sectionLabel } from "./section-choice.ts";
import { SecurityMeasuresPanel } from "./security-measures-panel.tsx";
import { StyleGuidePanel } from "./style-guide-panel.tsx";
import { TechnologyPanel } from "./technology-panel.tsx";
import { TestingPanel } from "./testing-panel.tsx";
import { UserClassesPanel } from "./user-classes-panel.tsx";
import { UserStoriesPanel } from "./user-stories-panel.tsx";
import { type Workspace, WorkspaceContext } from "./workspace.ts";
import { WorkspaceMenu } from "./workspace-menu.tsx";

export function WorkspaceFrame(given: Omit<Workspace, "openMenu">) {
  const [menuOpen, setMenuOpen] = useState(false);
  const citations = useCitationIndex(given.place);
  return (
    <WorkspaceContext value={{ ...given, openMenu: () => setMenuOpen(true) }}>
      <title>{pageTitle(`${sectionLabel(given.section)} · ${given.project.name}`)}</title>
      <div className="flex min-h-[calc(100dvh-3.5rem)]">
        <aside className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] w-60 shrink-0 overflow-y-auto border-r bg-surface lg:block">
          <WorkspaceMenu />
        </aside>
        <div className="min-w-0 grow">
          <DeletedWordsNotices />
          <CitationsContext value={citations}>
            <SectionPanel key={given.section} section={given.section} />
          </CitationsContext>
        </div>
        <Drawer open={menuOpen} onOpenChange={setMenuOpen} title="Sections of the specification">
          <WorkspaceMenu onChosen={() => setMenuOpen(false)} />
        </Drawer>
      </div>
    </WorkspaceContext>
  );
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
