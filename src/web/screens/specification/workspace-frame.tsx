import { useState } from "react";
import type { SpecificationSection } from "#domain/specifications.ts";
import { pageTitle } from "#web/lib/page-title.ts";
import { Drawer } from "#web/ui/drawer.tsx";
import { BusinessModelPanel } from "./business-model-panel.tsx";
import { ComingSoonPanel } from "./coming-soon-panel.tsx";
import { DesignConnectionsPanel } from "./design-connections-panel.tsx";
import { FeaturesPanel } from "./features-panel.tsx";
import { IntegrationsPanel } from "./integrations-panel.tsx";
import { OverviewPanel } from "./overview-panel.tsx";
import { PagesPanel } from "./pages-panel.tsx";
import { RisksPanel } from "./risks-panel.tsx";
import { sectionLabel } from "./section-choice.ts";
import { StyleGuidePanel } from "./style-guide-panel.tsx";
import { TechnologyPanel } from "./technology-panel.tsx";
import { UserClassesPanel } from "./user-classes-panel.tsx";
import { UserStoriesPanel } from "./user-stories-panel.tsx";
import { type Workspace, WorkspaceContext } from "./workspace.ts";
import { WorkspaceMenu } from "./workspace-menu.tsx";

export function WorkspaceFrame(given: Omit<Workspace, "openMenu">) {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <WorkspaceContext value={{ ...given, openMenu: () => setMenuOpen(true) }}>
      <title>{pageTitle(`${sectionLabel(given.section)} · ${given.project.name}`)}</title>
      <div className="flex min-h-[calc(100dvh-3.5rem)]">
        <aside className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] w-60 shrink-0 overflow-y-auto border-r bg-surface lg:block">
          <WorkspaceMenu />
        </aside>
        <div className="min-w-0 grow">
          <SectionPanel key={given.section} section={given.section} />
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
    default:
      return <ComingSoonPanel section={section} />;
  }
}
