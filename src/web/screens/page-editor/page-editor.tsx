import { cite } from "#domain/citation.ts";
import { currentVersion } from "#domain/projects.ts";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { useCitationIndex } from "#web/queries/citations.ts";
import { useFoundWording } from "#web/queries/found-wording.ts";
import type { Project } from "#web/queries/projects.ts";
import { PageHeader, Screen } from "#web/ui/layout/page-header.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { CitationLists } from "#web/ui/text/citation-lists.tsx";
import { CitationsContext } from "#web/ui/text/citations.ts";
import { Reference } from "#web/ui/text/reference.tsx";
import { Words } from "#web/ui/text/words.tsx";
import { BackLink } from "./back-link.tsx";
import { LinterContext } from "./checked-words.tsx";
import type { EditorProps } from "./editor-props.ts";
import { PageDetailsCard } from "./page-details-card.tsx";
import { PageStanding } from "./page-standing.tsx";
import { SectionsCard } from "./sections-card.tsx";

export function PageEditor({ project, page, user_id, canEdit }: EditorProps & { project: Project }) {
  const citations = useCitationIndex({ project_id: project.id, version: currentVersion(project) });
  const { linter } = useFoundWording(project.id);
  const reference = cite("pages", page.number);
  return (
    <CitationsContext value={citations}>
      <Screen>
        <title>{pageTitle(`${page.name} · ${project.name}`)}</title>
        <BackLink to={paths.specification(project.id)} />
        <PageHeader
          title={<Words text={page.name} />}
          badge={
            <>
              <Reference>{reference}</Reference>
              {canEdit ? null : <Badge>Read only</Badge>}
            </>
          }
          description={`A page of ${project.name}`}
          actions={<PageStanding page={page} user_id={user_id} />}
          className="top-14 z-10 bg-canvas py-2 sm:sticky"
        />
        <CitationLists reference={reference} className="-mt-3 mb-4" />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <LinterContext value={linter}>
            <PageDetailsCard page={page} user_id={user_id} canEdit={canEdit} />
            <SectionsCard page={page} user_id={user_id} canEdit={canEdit} />
          </LinterContext>
        </div>
      </Screen>
    </CitationsContext>
  );
}
