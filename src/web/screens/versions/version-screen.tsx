import { useQuery } from "@tanstack/react-query";
import { FileX } from "lucide-react";
import { useMemo } from "react";
import { Link, useSearchParams } from "react-router";
import { type ComparedPart, compareVersions } from "#domain/compare/compare.ts";
import type { Part } from "#domain/compare/version.ts";
import { currentVersion } from "#domain/projects.ts";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { versionParts } from "#web/lib/version-parts.ts";
import { useMayEdit } from "#web/queries/project-access.ts";
import type { Project } from "#web/queries/projects.ts";
import { versionCitations } from "#web/queries/version-citations.ts";
import { versionContentQuery } from "#web/queries/versions.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { PageHeader, Screen } from "#web/ui/layout/page-header.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { CitationsContext } from "#web/ui/text/citations.ts";
import { NamedLists } from "#web/ui/text/named-lists.tsx";
import { PartCard } from "./part-card.tsx";
import { PartsSkeleton } from "./parts-skeleton.tsx";
import { ProjectOfAddress } from "./project-of-address.tsx";
import { RestoreWhole } from "./restore-whole.tsx";
import { RestoringContext } from "./restoring.ts";
import { VersionStates } from "./version-states.tsx";

export function VersionScreen() {
  const [search] = useSearchParams();
  const name = search.get("name");
  return (
    <Screen width="medium">
      <title>{pageTitle(name ? `Version ${name}` : "Version")}</title>
      <ProjectOfAddress>
        {(project) => <VersionOf key={name} project={project} version={name ?? currentVersion(project)} />}
      </ProjectOfAddress>
    </Screen>
  );
}

function VersionOf({ project, version }: { project: Project; version: string }) {
  const current = currentVersion(project);
  const isCurrent = version === current;
  const [search, setSearch] = useSearchParams();
  const state = search.get("state");
  const kept = { version, ...(state ? { snapshot_id: state } : {}) };
  const content = useQuery(versionContentQuery({ project_id: project.id, ...kept }));
  const mayRestore = useMayEdit(project.id) === true && !(isCurrent && state === null);
  const live = useQuery({ ...versionContentQuery({ project_id: project.id, version: current }), enabled: mayRestore });
  const since = useMemo(() => {
    return live.data && content.data && mayRestore ? compareVersions(live.data, content.data) : undefined;
  }, [live.data, content.data, mayRestore]);
  return (
    <>
      <PageHeader
        title={`Version ${version}`}
        badge={isCurrent ? <Badge tone="success">Active</Badge> : <Badge>Read only</Badge>}
        description={project.name}
        back={{ to: paths.projectDashboard(project.id), label: "Project Dashboard" }}
        actions={
          <Button asChild>
            {isCurrent ? (
              <Link to={paths.specification(project.id)}>Open Specification</Link>
            ) : (
              <Link to={paths.compareVersions(project.id, version, current)}>Compare with {current}</Link>
            )}
          </Button>
        }
      />
      <div className="grid gap-6">
        <VersionStates
          project_id={project.id}
          version={version}
          isCurrent={isCurrent}
          chosen={state}
          action={since ? <RestoreWhole project={project} state={kept} since={since} /> : null}
          onChoose={(next) => setSearch(next ? { name: version, state: next } : { name: version }, { replace: true })}
        />
        <NamedLists lists={versionParts} />
        <Loaded from={content} failure={`Version ${version} could not be loaded`} skeleton={<PartsSkeleton />}>
          {(parts) =>
            parts.length === 0 ? (
              <EmptyState
                icon={<FileX />}
                title="Nothing in it"
                text={`Version ${version} is empty, or there is no version of that name. What you write while a version is active appears here.`}
                action={
                  <Button asChild>
                    {isCurrent ? (
                      <Link to={paths.specification(project.id)}>Go to the specification</Link>
                    ) : (
                      <Link to={paths.projectDashboard(project.id)}>See all versions</Link>
                    )}
                  </Button>
                }
              />
            ) : (
              <RestoringContext value={mayRestore ? { project_id: project.id, ...kept, kept: parts } : null}>
                <Parts parts={parts} project_id={project.id} version={version} since={since} />
              </RestoringContext>
            )
          }
        </Loaded>
      </div>
    </>
  );
}

type PartsProps = {
  parts: readonly Part[];
  project_id: string;
  version: string;
  since: readonly ComparedPart[] | undefined;
};

function Parts({ parts, project_id, version, since }: PartsProps) {
  const citations = useMemo(() => versionCitations(parts, { project_id, version }), [parts, project_id, version]);
  return (
    <CitationsContext value={citations}>
      {parts.map((part) => (
        <PartCard key={part.key} part={part} since={since?.find(({ key }) => key === part.key)} />
      ))}
    </CitationsContext>
  );
}
