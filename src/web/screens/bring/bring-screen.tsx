import { useQuery } from "@tanstack/react-query";
import { FolderX } from "lucide-react";
import { Link, useParams } from "react-router";
import * as z from "zod";
import { currentVersion } from "#domain/projects.ts";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { useCitationIndex } from "#web/queries/citations.ts";
import { useMayEdit } from "#web/queries/project-access.ts";
import { projectQuery } from "#web/queries/projects.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { PageHeader, Screen } from "#web/ui/layout/page-header.tsx";
import { Skeleton } from "#web/ui/layout/skeleton.tsx";
import { CitationsContext } from "#web/ui/text/citations.ts";
import { BringFlow } from "./bring-flow.tsx";
import { ImportsCard } from "./imports-card.tsx";

const uuid = z.uuid();

export function BringScreen() {
  const id = uuid.safeParse(useParams().projectId).data;
  return (
    <Screen width="medium">
      <title>{pageTitle("Import a file")}</title>
      {id ? <BringInto id={id} /> : <ProjectNotFound />}
    </Screen>
  );
}

function ProjectNotFound() {
  return (
    <EmptyState
      icon={<FolderX />}
      title="Project Not Found"
      text="It may have been deleted, or you may not see it."
      action={
        <Button asChild>
          <Link to={paths.projects()}>Go to your projects</Link>
        </Button>
      }
    />
  );
}

function BringInto({ id }: { id: string }) {
  const project = useQuery(projectQuery(id));
  const mayEdit = useMayEdit(id);
  return (
    <Loaded from={project} failure="The project could not be loaded" skeleton={<Skeleton className="h-72 rounded-xl" />}>
      {(found) => (
        <Cited project_id={id} version={currentVersion(found)}>
          <PageHeader
            back={{ to: paths.specification(id), label: found.name }}
            title="Bring what you have"
            description="Turn a file you already have into rows and texts of this project. You see what is new and what would change before anything is saved."
          />
          <div className="grid gap-8">
            {mayEdit === false ? (
              <EmptyState title="You can only read this project" text="Ask an admin of the organization to let you edit it." />
            ) : (
              <BringFlow to={{ project_id: id }} />
            )}
            <ImportsCard project_id={id} mayEdit={mayEdit !== false} />
          </div>
        </Cited>
      )}
    </Loaded>
  );
}

function Cited({ project_id, version, children }: { project_id: string; version: string; children: React.ReactNode }) {
  return <CitationsContext value={useCitationIndex({ project_id, version })}>{children}</CitationsContext>;
}
