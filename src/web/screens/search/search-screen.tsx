import { useQuery } from "@tanstack/react-query";
import { FolderX } from "lucide-react";
import { useLocation, useParams } from "react-router";
import * as z from "zod";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { projectBesideQuery } from "#web/queries/projects.ts";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { PageHeader, Screen } from "#web/ui/layout/page-header.tsx";
import { ProjectSearch } from "./project-search.tsx";

const uuid = z.uuid();

export function SearchScreen() {
  const id = uuid.safeParse(useParams().projectId).data;
  return (
    <Screen width="medium">
      <title>{pageTitle("Search")}</title>
      {id ? <SearchOf project_id={id} /> : <Missing />}
    </Screen>
  );
}

function SearchOf({ project_id }: { project_id: string }) {
  const { key, state } = useLocation();
  // what is typed here goes into the address, and must not begin the page anew
  const arrival: string = state?.arrival ?? key;
  const { data: project, isError } = useQuery(projectBesideQuery(project_id));
  if (isError && !project) return <Missing />;
  return (
    <>
      <PageHeader
        title="Search"
        description={project?.name}
        back={{ to: paths.projectDashboard(project_id), label: "Project Dashboard" }}
      />
      <ProjectSearch key={arrival} project_id={project_id} arrival={arrival} />
    </>
  );
}

function Missing() {
  return (
    <>
      <h1 className="sr-only">Project Not Found</h1>
      <EmptyState icon={<FolderX />} title="Project Not Found" text="It may have been deleted, or you may not see it." />
    </>
  );
}
