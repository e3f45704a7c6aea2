import { useQuery } from "@tanstack/react-query";
import { GitCompareArrows } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { currentVersion } from "#domain/projects.ts";
import { versionsOf } from "#domain/versions.ts";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { useMayEdit } from "#web/queries/project-access.ts";
import type { Project } from "#web/queries/projects.ts";
import { versionContentQuery, versionsQuery } from "#web/queries/versions.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { PageHeader, Screen } from "#web/ui/layout/page-header.tsx";
import { Changes } from "./changes.tsx";
import { PartsSkeleton } from "./parts-skeleton.tsx";
import { ProjectOfAddress } from "./project-of-address.tsx";
import { type Sides, SidesForm } from "./sides-form.tsx";

export function CompareScreen() {
  return (
    <Screen>
      <title>{pageTitle("Compare Versions")}</title>
      <ProjectOfAddress>
        {(project) => (
          <>
            <PageHeader
              title="Compare Versions"
              description={project.name}
              back={{ to: paths.projectDashboard(project.id), label: "Project Dashboard" }}
            />
            <Chosen project={project} />
          </>
        )}
      </ProjectOfAddress>
    </Screen>
  );
}

function Chosen({ project }: { project: Project }) {
  const stored = useQuery(versionsQuery(project.id));
  const [search, setSearch] = useSearchParams();
  return (
    <Loaded from={stored} failure="Failed to load versions" skeleton={<PartsSkeleton />}>
      {({ specifications, snapshots }) => {
        const versions = versionsOf(project.version, specifications, snapshots).map(({ version }) => version);
        const current = currentVersion(project);
        const sides = sidesOf(search, versions, current);
        if (!sides) return <OneVersionOnly project_id={project.id} />;
        const missing = missingIn(search, versions);
        const onChange = (next: Sides) => setSearch(next, { replace: true });
        return (
          <div className="grid gap-6">
            <SidesForm sides={sides} current={current} versions={versions} onChange={onChange} />
            {missing ? (
              <VersionMissing version={missing} sides={sides} onCompare={onChange} />
            ) : (
              <Compared key={`${sides.from} ${sides.to}`} project={project} sides={sides} />
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

/** What the address asks for, else the version before and the current one; nothing where there is one version alone. */
function sidesOf(search: URLSearchParams, versions: readonly string[], current: string): Sides | null {
  const known = (name: string) => versions.find((version) => version === search.get(name));
  const to = known("to") ?? current;
  const from = known("from") ?? versions.find((version) => version !== to);
  return from === undefined ? null : { from, to };
}

/** What the address names and the project does not have. */
function missingIn(search: URLSearchParams, versions: readonly string[]): string | undefined {
  return [search.get("from"), search.get("to")].find((version) => version && !versions.includes(version)) ?? undefined;
}

function VersionMissing({ version, sides, onCompare }: { version: string; sides: Sides; onCompare: (sides: Sides) => void }) {
  const { from, to } = sides;
  return (
    <EmptyState
      icon={<GitCompareArrows />}
      title={`There is no version ${version}`}
      text="Nothing is compared. Choose two versions of this project above."
      action={<Button onClick={() => onCompare(sides)}>{`Compare ${from} with ${to}`}</Button>}
    />
  );
}

function Compared({ project, sides: { from, to } }: { project: Project; sides: Sides }) {
  const project_id = project.id;
  const before = useQuery(versionContentQuery({ project_id, version: from }));
  const after = useQuery(versionContentQuery({ project_id, version: to }));
  const canEdit = useMayEdit(project_id) === true;
  return (
    <Loaded from={before} failure={`Version ${from} could not be loaded`} skeleton={<PartsSkeleton />}>
      {(old) => (
        <Loaded from={after} failure={`Version ${to} could not be loaded`} skeleton={<PartsSkeleton />}>
          {(now) => <Changes project={project} sides={{ from, to }} before={old} after={now} canEdit={canEdit} />}
        </Loaded>
      )}
    </Loaded>
  );
}

function OneVersionOnly({ project_id }: { project_id: string }) {
  return (
    <EmptyState
      icon={<GitCompareArrows />}
      title="There is only one version"
      text="Create the next version to see, word by word, what was added, removed and changed."
      action={
        <Button asChild>
          <Link to={paths.projectDashboard(project_id)}>Go to the versions</Link>
        </Button>
      }
    />
  );
}
