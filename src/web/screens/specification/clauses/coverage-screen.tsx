import { MessageSquareQuote } from "lucide-react";
import { Link } from "react-router";
import { countsOf } from "#domain/source-units/coverage.ts";
import { clausesOf } from "#domain/source-units/project-coverage.ts";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { type ReadCoverage, useCoverage } from "#web/queries/coverage.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { PageHeader, Screen } from "#web/ui/layout/page-header.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { RowHistoryDialog } from "#workspace/history/row-history-dialog.tsx";
import { type WorkspaceFacts, WorkspaceOfAddress } from "#workspace/workspace/workspace-of-address.tsx";
import { ClauseActions } from "./clause-actions.tsx";
import { ClauseDetails } from "./clause-details.tsx";
import { CoverageCounts } from "./coverage-counts.tsx";
import { knownRows } from "./known-rows.ts";
import { SourceCard } from "./source-card.tsx";
import { UnreadDocuments } from "./unread-documents.tsx";
import { useClauses } from "./use-clauses.ts";

/** What was said, clause by clause, and which rows hold it. */
export function CoverageScreen() {
  return (
    <Screen>
      <WorkspaceOfAddress skeleton={<CoverageSkeleton />}>{(facts) => <CoverageOf {...facts} />}</WorkspaceOfAddress>
    </Screen>
  );
}

function CoverageOf({ project, canEdit }: WorkspaceFacts) {
  const coverage = useCoverage(project);
  return (
    <>
      <title>{pageTitle(`Coverage · ${project.name}`)}</title>
      <PageHeader
        title="Coverage"
        description="Your description, answers and documents, clause by clause, and the rows that cover each."
        back={{ to: paths.projectDashboard(project.id), label: project.name }}
      />
      <Loaded from={coverage} failure="The coverage could not be loaded" skeleton={<CoverageSkeleton />}>
        {(read) => <Sources project_id={project.id} coverage={read} canEdit={canEdit} />}
      </Loaded>
      <RowHistoryDialog project_id={project.id} canEdit={canEdit} />
    </>
  );
}

type SourcesProps = { project_id: string; coverage: ReadCoverage; canEdit: boolean };

function Sources({ project_id, coverage, canEdit }: SourcesProps) {
  const clauses = useClauses();
  const all = clausesOf(coverage.sources);
  const rows = knownRows(coverage.content);
  const chosen = all.find(({ unit }) => unit.key === clauses.chosen);
  const unread = <UnreadDocuments project_id={project_id} coverage={coverage} canEdit={canEdit} />;
  if (all.length === 0) {
    return (
      <div className="grid gap-4">
        {unread}
        <EmptyState
          icon={<MessageSquareQuote />}
          title="Nothing to cover yet"
          text="Describe the project in its questionnaire. Each clause then appears here with the rows that cover it."
          action={
            <Button asChild>
              <Link to={paths.questionnaireStepper(project_id)}>Open the questionnaire</Link>
            </Button>
          }
        />
      </div>
    );
  }
  const row = clauses.row === null ? undefined : rows.get(clauses.row);
  return (
    <div className="grid gap-4">
      <CoverageCounts counts={countsOf(all)} clauses={clauses} />
      {unread}
      {clauses.row === null ? null : (
        <Banner
          tone="info"
          title={`What ${row ? `${row.cite} ${row.name}` : "the row"} is based on`}
          action={
            <Button size="sm" onClick={clauses.showAll}>
              Show all
            </Button>
          }
        >
          {all.some(clauses.isWanted)
            ? "Its clauses are highlighted; all others are greyed out."
            : "It is based on none of the clauses."}
        </Banner>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          {coverage.sources.map((source) => (
            <SourceCard key={`${source.source.kind}:${source.source.reference}`} source={source} clauses={clauses} />
          ))}
        </div>
        <aside className="sticky bottom-3 min-w-0 lg:top-18 lg:bottom-auto">
          {chosen ? (
            <ClauseDetails
              key={chosen.unit.key}
              project_id={project_id}
              clause={chosen}
              rows={rows}
              onClose={() => clauses.choose(null)}
            >
              {canEdit ? (
                <ClauseActions project_id={project_id} clause={chosen} rows={rows} decisions={coverage.record.decisions} />
              ) : null}
            </ClauseDetails>
          ) : (
            <p className="hidden rounded-lg border border-dashed p-5 text-muted lg:block">
              Press a clause to see its rows. The arrow keys move from clause to clause.
            </p>
          )}
        </aside>
      </div>
    </div>
  );
}

function CoverageSkeleton() {
  return (
    <SkeletonGroup label="Loading the coverage" className="grid gap-4">
      <Skeleton className="h-32 rounded-xl" />
      <Skeleton className="h-96 rounded-xl" />
    </SkeletonGroup>
  );
}
