import { useQuery } from "@tanstack/react-query";
import { FolderX } from "lucide-react";
import { useLocation, useParams } from "react-router";
import * as z from "zod";
import { Failure } from "#domain/failure.ts";
import { hasRole } from "#domain/organizations.ts";
import { comesBackTo } from "#web/lib/comes-back.ts";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { ownRoleQuery } from "#web/queries/own-role.ts";
import { type Project, projectQuery } from "#web/queries/projects.ts";
import { useSignedInUser } from "#web/queries/session.ts";
import { TabList, TabPanel, Tabs } from "#web/ui/actions/tabs.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { PageHeader, Screen } from "#web/ui/layout/page-header.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { ApiKeysPanel } from "./api-keys-panel.tsx";
import { DangerZone } from "./danger-zone.tsx";
import { GeneralForm } from "./general-form.tsx";

const uuid = z.uuid();

export function ProjectSettingsScreen() {
  const id = uuid.safeParse(useParams().projectId).data;
  const came = comesBackTo(useLocation().state);
  return (
    <Screen width="narrow">
      <title>{pageTitle("Project Settings")}</title>
      <PageHeader
        title="Project Settings"
        {...(id ? { back: came ?? { to: paths.projectDashboard(id), label: "Project Dashboard" } } : {})}
      />
      {id ? <SettingsOf id={id} /> : <ProjectMissing />}
    </Screen>
  );
}

function SettingsOf({ id }: { id: string }) {
  const project = useQuery(projectQuery(id));
  if (project.error instanceof Failure && project.error.kind === "not_found") return <ProjectMissing />;
  return (
    <Loaded from={project} failure="The project could not be loaded" skeleton={<SettingsSkeleton />}>
      {(found) => <SettingsTabs key={found.id} project={found} />}
    </Loaded>
  );
}

function SettingsTabs({ project }: { project: Project }) {
  const user = useSignedInUser();
  const { data: role, isPending } = useQuery(ownRoleQuery({ organization_id: project.organization_id, user_id: user.id }));
  if (isPending) return <SettingsSkeleton />;
  return (
    <Tabs defaultValue="general">
      <TabList
        aria-label="Project settings"
        tabs={[
          { value: "general", label: "General" },
          { value: "api_keys", label: "API Keys" },
        ]}
      />
      <TabPanel value="general" className="grid gap-6">
        <GeneralForm project={project} user_id={user.id} canEdit={role === undefined || hasRole(role, "member")} />
        <DangerZone project={project} canDelete={role === undefined || hasRole(role, "admin")} />
      </TabPanel>
      <TabPanel value="api_keys">
        <ApiKeysPanel project_id={project.id} canEdit={role === undefined || hasRole(role, "member")} />
      </TabPanel>
    </Tabs>
  );
}

function ProjectMissing() {
  return <EmptyState icon={<FolderX />} title="Project Not Found" text="It may have been deleted, or you may not see it." />;
}

function SettingsSkeleton() {
  return (
    <SkeletonGroup label="Loading the settings" className="grid gap-6">
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-96 rounded-xl" />
      <Skeleton className="h-32 rounded-xl" />
    </SkeletonGroup>
  );
}
