import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import type { SpecificationSection } from "#domain/specifications.ts";
import { followAdded } from "#web/lib/added-rows.ts";
import { pageTitle } from "#web/lib/page-title.ts";
import { useCitationIndex } from "#web/queries/citations.ts";
import { watchLastHomes } from "#web/queries/last-homes.ts";
import type { SpecificationKey } from "#web/queries/specifications.ts";
import { Drawer } from "#web/ui/dialogs/drawer.tsx";
import { AddedRowsContext } from "#web/ui/lists/added-rows.ts";
import { CitationsContext } from "#web/ui/text/citations.ts";
import { AssumptionsPanel } from "#workspace/assumptions/assumptions-panel.tsx";
import { BusinessModelPanel } from "#workspace/business-model/business-model-panel.tsx";
import { CompletenessPanel } from "#workspace/completeness/completeness-panel.tsx";
import { DesignConnectionsPanel } from "#workspace/design-connections/design-connections-panel.tsx";
import { ExternalInterfacesPanel } from "#workspace/external-interfaces/external-interfaces-panel.tsx";
import { FeaturesPanel } from "#workspace/features/features-panel.tsx";
import { GlossaryPanel } from "#workspace/glossary/glossary-panel.tsx";
import { RowHistoryDialog } from "#workspace/history/row-history-dialog.tsx";
import { TextHistoryDialog } from "#workspace/history/text-history-dialog.tsx";
import { IntegrationsPanel } from "#workspace/integrations/integrations-panel.tsx";
import { OverviewPanel } from "#workspace/overview/overview-panel.tsx";
import { PagesPanel } from "#workspace/pages/pages-panel.tsx";
import { ProposeChangeDialog } from "#workspace/proposals/propose-change-dialog.tsx";
import { QualityRequirementsPanel } from "#workspace/quality-requirements/quality-requirements-panel.tsx";
import { RisksPanel } from "#workspace/risks/risks-panel.tsx";
import { RowSigns } from "#workspace/rows/row-signs.tsx";
import { SecurityMeasuresPanel } from "#workspace/security-measures/security-measures-panel.tsx";
import { StyleGuidePanel } from "#workspace/style-guide/style-guide-panel.tsx";
import { TechnologyPanel } from "#workspace/technology/technology-panel.tsx";
import { TestCasesPanel } from "#workspace/test-cases/test-cases-panel.tsx";
import { UserClassesPanel } from "#workspace/user-classes/user-classes-panel.tsx";
import { UserStoriesPanel } from "#workspace/user-stories/user-stories-panel.tsx";
import { QualityWatch } from "#workspace/wording/quality-watch.tsx";
import { DeletedWordsNotices } from "./deleted-words.tsx";
import { sectionLabel } from "./section-choice.ts";
import { useAsk } from "./use-ask.ts";
import { type Workspace, WorkspaceContext } from "./workspace.ts";
import { WorkspaceMenu } from "./workspace-menu.tsx";
import { ListSkeleton } from "./workspace-skeleton.tsx";

const WordingPanel = lazy(async () => ({ default: (await import("#workspace/wording/wording-panel.tsx")).WordingPanel }));
const ContradictionsPanel = lazy(async () => ({
  default: (await import("#workspace/contradictions/contradictions-panel.tsx")).ContradictionsPanel,
}));

export function WorkspaceFrame({ project, place, canEdit, section, choose }: Omit<Workspace, "openMenu" | "ask">) {
  const [menuOpen, setMenuOpen] = useState(false);
  useEffect(() => (canEdit ? watchLastHomes(project.id) : undefined), [canEdit, project.id]);
  const ask = useAsk();
  const workspace = useMemo(
    () => ({ project, place, canEdit, section, choose, ask, openMenu: () => setMenuOpen(true) }),
    [project, place, canEdit, section, choose, ask],
  );
  return (
    <WorkspaceContext value={workspace}>
      <title>{pageTitle(`${sectionLabel(section)} · ${project.name}`)}</title>
      <QualityWatch project_id={project.id}>
        <div className="flex min-h-[calc(100dvh-3.5rem)]">
          <aside className="print:hidden sticky top-14 hidden h-[calc(100dvh-3.5rem)] w-60 shrink-0 overflow-y-auto border-r bg-surface lg:block">
            <WorkspaceMenu />
          </aside>
          <div className="min-w-0 grow">
            <Citations place={place}>
              <DeletedWordsNotices />
              <AddedRowsContext value={followAdded}>
                <RowSigns project_id={project.id}>
                  <SectionPanel key={section} section={section} />
                </RowSigns>
              </AddedRowsContext>
            </Citations>
          </div>
          <RowHistoryDialog project_id={project.id} canEdit={canEdit} />
          <ProposeChangeDialog />
          <TextHistoryDialog place={place} canEdit={canEdit} />
          <Drawer open={menuOpen} onOpenChange={setMenuOpen} title="Sections of the specification">
            <WorkspaceMenu onChosen={() => setMenuOpen(false)} />
          </Drawer>
        </div>
      </QualityWatch>
    </WorkspaceContext>
  );
}

/** It looks at every row of the project, and what stands in it is not drawn again for that. */
function Citations({ place, children }: { place: SpecificationKey; children: ReactNode }) {
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
      return <TestCasesPanel />;
    case "externalInterfaces":
      return <ExternalInterfacesPanel />;
    case "otherRequirements":
      return <QualityRequirementsPanel />;
    case "assumptions":
      return <AssumptionsPanel />;
    case "completeness":
      return <CompletenessPanel />;
    case "glossary":
      return <GlossaryPanel />;
    case "wording":
      return (
        <Suspense fallback={<ListSkeleton />}>
          <WordingPanel />
        </Suspense>
      );
    case "contradictions":
      return (
        <Suspense fallback={<ListSkeleton />}>
          <ContradictionsPanel />
        </Suspense>
      );
  }
}
